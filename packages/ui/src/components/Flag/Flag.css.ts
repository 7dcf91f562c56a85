import { styleIn, vars } from '../../styles/stylesheet.js';

export const flag = styleIn('components', {
  width: '20px',
  height: '14px',
  flex: 'none',
  outline: `1px solid color-mix(in oklab, ${vars.color.muted} 35%, transparent)`,
  outlineOffset: '-1px',
});
