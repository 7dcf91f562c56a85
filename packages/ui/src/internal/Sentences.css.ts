import { styleIn } from '../styles/stylesheet.js';

export const sentence = styleIn('primitives', {
  display: 'block',
  textWrap: 'balance',
  // The indent hangs the opening quotation mark of the first.
  selectors: { '& + &': { textIndent: 0 } },
});
