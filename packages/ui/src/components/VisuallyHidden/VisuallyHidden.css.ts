import { media, styleIn } from '../../styles/stylesheet.js';

export const visuallyHidden = styleIn('primitives', {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
  // Firefox would add a printed page for it.
  '@media': { [media.print]: { display: 'none' } },
});
