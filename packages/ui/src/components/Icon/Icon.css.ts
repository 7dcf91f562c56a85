import { styleIn } from '../../styles/layered.js';

export const icon = styleIn('primitives', {
  display: 'inline-block',
  width: '1em',
  height: '1em',
  flex: 'none',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.5,
  verticalAlign: '-.12em',
});
