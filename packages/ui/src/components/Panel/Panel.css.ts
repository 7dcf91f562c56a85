import { media, stacked, styleIn, vars } from '../../styles/stylesheet.js';

export const panel = styleIn('components', {
  ...stacked(vars.space[5]),
  alignItems: 'flex-start',
  width: '100%',
  // Not printed: an offer on paper can't be accepted.
  '@media': { [media.print]: { display: 'none' } },
});
