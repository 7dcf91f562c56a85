import { edge } from '../../styles/measure.css.js';
import { lead, media, stacked, styleIn, vars } from '../../styles/stylesheet.js';

export const band = styleIn('components', {
  background: vars.color.sunken,
  borderTop: `1px solid ${vars.color.accentLine}`,
  paddingInline: edge,
  paddingBlock: 'clamp(64px, 7vw, 112px)',
  '@media': { [media.print]: { paddingBlock: '14pt', breakInside: 'avoid' } },
});

export const split = styleIn('components', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
  columnGap: 'clamp(32px, 5vw, 80px)',
  rowGap: vars.space[6],
  alignItems: 'start',
  '@media': {
    [media.belowMedium]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [media.print]: { display: 'block' },
  },
});

export const words = styleIn('components', stacked(vars.space[6]));

export const text = styleIn('components', {
  maxWidth: '33em',
  ...lead,
});
