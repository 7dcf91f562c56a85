import { styleIn } from '../../styles/stylesheet.js';

export const icon = styleIn('primitives', {
  display: 'inline-block',
  width: '1em',
  height: '1em',
  flex: 'none',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: '1.5',
  verticalAlign: '-.12em',
});

export const alongText = styleIn('primitives', {
  selectors: { ':dir(rtl) > &': { scale: '-1 1' } },
});
