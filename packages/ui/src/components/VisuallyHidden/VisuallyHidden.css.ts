import { media, styleIn } from '../../styles/stylesheet.js';

/** Takes no room, and is spoken. */
export const hidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

export const visuallyHidden = styleIn('primitives', {
  ...hidden,
  // Firefox would add a printed page for it.
  '@media': { [media.print]: { display: 'none' } },
});
