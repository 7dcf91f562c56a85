import { edge } from '../../styles/measure.css.js';
import { media, styleIn, vars } from '../../styles/stylesheet.js';

export const band = styleIn('components', {
  background: vars.color.sunken,
  paddingInline: edge,
  paddingBlock: `clamp(28px, 7.5vw, 108px) ${vars.layout.section}`,
  '@media': { [media.print]: { paddingBlock: '14pt' } },
});

export const words = styleIn('components', { position: 'relative' });

export const statement = styleIn('components', { maxWidth: '64rem' });

export const facts = styleIn('components', { marginBottom: 'clamp(56px, 6vw, 96px)' });
