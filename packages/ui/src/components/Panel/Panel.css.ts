import { stacked, styleIn, vars } from '../../styles/stylesheet.js';

export const panel = styleIn('components', {
  ...stacked(vars.space[5]),
  alignItems: 'flex-start',
  width: '100%',
  borderTop: `1px solid ${vars.color.accentLine}`,
  padding: 'clamp(16px, 3.2vw, 40px)',
  breakInside: 'avoid',
  background: vars.color.sunken,
});
