import { columnsFrom } from '../../styles/layout.js';
import { styleIn, vars } from '../../styles/stylesheet.js';

export const panel = styleIn('components', {
  display: 'grid',
  // In a wide panel the title, the text and the action are side by side.
  gridTemplateColumns: columnsFrom('54rem', '12rem'),
  gap: `${vars.space[4]} ${vars.layout.gap}`,
  placeItems: 'center start',
  lineHeight: 1.5,
  width: '100%',
  padding: `clamp(${vars.space[5]}, 2.6vw, ${vars.space[6]})`,
});
