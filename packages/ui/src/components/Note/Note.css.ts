import { media, stacked, styleIn, vars } from '../../styles/stylesheet.js';

export const note = styleIn('components', {
  ...stacked(vars.space[4]),
  width: '100%',
  maxWidth: '42rem',
  borderInlineStart: `2px solid ${vars.color.accentLine}`,
  paddingBlock: vars.space[1],
  paddingInlineStart: vars.space[5],
  breakInside: 'avoid',
  '@media': { [media.belowSmall]: { paddingInlineStart: vars.space[4] } },
});
