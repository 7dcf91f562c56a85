import { classes } from '../../styles/classes.js';
import { onlySpoken } from '../../styles/fragments.js';
import { noPrint } from '../../styles/print.css.js';
import { styleIn } from '../../styles/stylesheet.js';

export const visuallyHidden = classes(
  // Firefox would add a printed page for it.
  noPrint,
  styleIn('primitives', {
    // A control in it is seen while it has the focus.
    selectors: { '&:not(:focus-within)': onlySpoken },
  }),
);
