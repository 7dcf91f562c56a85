import { onlySpoken } from '../../styles/layout.js';
import { media, styleIn } from '../../styles/stylesheet.js';

export const visuallyHidden = styleIn('primitives', {
  ...onlySpoken,
  // Firefox would add a printed page for it.
  '@media': { [media.print]: { display: 'none' } },
});
