import { media, styleIn } from '../../styles/stylesheet.js';

export const visuallyHidden = styleIn('primitives', {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
  // Firefox would begin another sheet for it at the end of a full one.
  '@media': { [media.print]: { display: 'none' } },
});
