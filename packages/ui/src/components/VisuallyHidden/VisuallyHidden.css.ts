import { onlySpoken } from '../../styles/layout.js';
import { media, styleIn } from '../../styles/stylesheet.js';

export const visuallyHidden = styleIn('primitives', {
  // A control in it is seen while it has the focus.
  selectors: { '&:not(:focus-within)': onlySpoken },
  // Firefox would add a printed page for it.
  '@media': { [media.print]: { display: 'none' } },
});
