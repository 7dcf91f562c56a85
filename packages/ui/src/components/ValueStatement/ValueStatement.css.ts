import { edge } from '../../styles/measure.css.js';
import { media, styleIn, vars } from '../../styles/stylesheet.js';

export const band = styleIn('components', {
  background: vars.color.sunken,
  paddingInline: edge,
  paddingBlock: 'clamp(28px, 5.5vw, 80px) clamp(56px, 6.5vw, 96px)',
  '@media': { [media.print]: { paddingBlock: '14pt' } },
});

export const words = styleIn('components', { position: 'relative' });

export const facts = styleIn('components', { marginBottom: 'clamp(40px, 4.5vw, 64px)' });
