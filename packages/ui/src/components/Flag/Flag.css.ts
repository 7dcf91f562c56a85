import { styleIn } from '../../styles/stylesheet.js';

export const flag = styleIn('components', {
  width: '20px',
  height: '14px',
  flex: 'none',
  outline: '1px solid oklch(50% .02 215 / .35)',
  outlineOffset: '-1px',
});
