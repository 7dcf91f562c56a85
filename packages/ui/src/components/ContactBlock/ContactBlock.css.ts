import { edge } from '../../styles/measure.css.js';
import { beside, lead, media, stacked, styleIn, vars } from '../../styles/stylesheet.js';

export const band = styleIn('components', {
  background: vars.color.sunken,
  borderTop: `1px solid ${vars.color.accentLine}`,
  paddingInline: edge,
  paddingBlock: 'clamp(64px, 7vw, 112px)',
  '@media': { [media.print]: { paddingBlock: '14pt', breakInside: 'avoid' } },
});

export const split = styleIn('components', {
  ...beside,
  gridTemplateRows: 'auto 1fr',
  alignItems: 'first baseline',
});

/** Beside heading and actions, which are in one column. */
export const words = styleIn('components', {
  ...stacked(vars.space[5]),
  '@media': { [media.fromMedium]: { gridColumn: 2, gridRow: '1 / span 2' } },
});

export const text = styleIn('components', {
  maxWidth: '33em',
  ...lead,
});

export const note = styleIn('components', { maxWidth: '33em', color: vars.color.muted });
