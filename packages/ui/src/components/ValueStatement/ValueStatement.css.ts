import { styleIn } from '../../styles/layered.js';
import { edge, margin } from '../../styles/measure.css.js';
import { media } from '../../styles/media.js';
import { vars } from '../../theme/vars.css.js';

export const band = styleIn('components', {
  background: vars.color.sunken,
  paddingInline: edge,
  paddingBlock: `${vars.layout.section} clamp(40px, 4.5vw, 72px)`,
  '@media': { [media.print]: { paddingBlock: '14pt', background: 'none' } },
});

export const words = styleIn('components', { position: 'relative' });

export const statement = styleIn('components', { maxWidth: '64rem' });

export const text = styleIn('components', {
  marginTop: 'clamp(24px, 3vw, 44px)',
  maxWidth: '29em',
  fontSize: vars.fontSize.lead,
  lineHeight: 1.5,
  textWrap: 'pretty',
  '@media': { [media.fromMedium]: { marginInlineStart: `calc(${margin} + ${vars.layout.gap})` } },
});

export const facts = styleIn('components', { marginTop: 'clamp(56px, 7vw, 112px)' });
