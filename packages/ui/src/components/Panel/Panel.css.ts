import { media, stacked, styleIn, vars } from '../../styles/stylesheet.js';

export const panel = styleIn('components', {
  ...stacked(vars.space[5]),
  alignItems: 'flex-start',
  width: '100%',
  borderTop: `1px solid ${vars.color.accentLine}`,
  paddingBlockStart: vars.space[5],
  // Not printed: an offer on paper can't be accepted.
  '@media': { [media.print]: { display: 'none' } },
});
