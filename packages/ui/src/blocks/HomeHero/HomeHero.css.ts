import { headingWidth, unit } from '../../styles/measure.css.js';
import { media, styleIn } from '../../styles/stylesheet.js';

/** Height of the door above the floor line. */
const doorHeight = `calc(38 * ${unit})`;

export const wall = styleIn('components', {
  '@media': {
    [media.beyondPhone]: { minHeight: doorHeight },
    [media.phone]: { paddingBlockEnd: doorHeight },
  },
});

/** Clear of the door. */
export const words = styleIn('components', {
  '@media': {
    [media.beyondPhone]: { maxWidth: `calc(100% - 24 * ${unit})` },
    // In a high window the lines are shorter, so that the heading fills the wall.
    [`${media.screen} and (min-height: 50em)`]: { vars: { [headingWidth]: '9.475em' } },
  },
});

/** Containing block of door and light: its upper edge is the floor line. */
export const origin = styleIn('components', { position: 'relative' });

/** A portrait is on the lower edge. */
export const floorWords = styleIn('components', {
  '@media': {
    [media.phone]: { paddingBlockStart: `calc(8 * ${unit})` },
    [`${media.screen} and ${media.fromBar}`]: { paddingBlockEnd: 0 },
  },
});
