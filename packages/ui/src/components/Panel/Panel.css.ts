import { stacked } from '../../styles/layout.js';
import { styleIn, vars } from '../../styles/stylesheet.js';

export const panel = styleIn('components', {
  ...stacked(vars.space[4]),
  lineHeight: 1.5,
  alignItems: 'flex-start',
  width: '100%',
  padding: `clamp(${vars.space[5]}, 2.6vw, ${vars.space[6]})`,
});
