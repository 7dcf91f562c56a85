import { media, stacked, styleIn, vars } from '../../styles/stylesheet.js';

export const panel = styleIn('components', {
  ...stacked(vars.space[5]),
  alignItems: 'flex-start',
  width: '100%',
  borderTop: `1px solid ${vars.color.accentLine}`,
  padding: 'clamp(16px, 3.2vw, 40px)',
  background: vars.color.sunken,
  // An offer on paper cannot be taken up.
  '@media': { [media.print]: { display: 'none' } },
});
