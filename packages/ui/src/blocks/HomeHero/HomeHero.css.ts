import { inHighWindow } from '../../styles/hero.css.js';
import { unit } from '../../styles/layoutVars.css.js';
import { media, styleIn } from '../../styles/stylesheet.js';

/** Height of the door above the floor line. */
const doorHeight = `calc(38 * ${unit})`;

export const wall = styleIn('components', {
  '@media': {
    [media.screenFromSmall]: { minHeight: doorHeight },
    [media.screenBelowSmall]: { paddingBlockEnd: doorHeight },
  },
});

/** Clear of the door. */
export const words = styleIn('components', {
  '@media': {
    [media.screenFromSmall]: { maxWidth: `calc(100% - 24 * ${unit})` },
    ...inHighWindow,
  },
});

/** Containing block of door and light: its upper edge is the floor line. */
export const origin = styleIn('components', { position: 'relative' });

/** A portrait is on the lower edge. */
export const floorWords = styleIn('components', {
  '@media': {
    [media.screenBelowSmall]: { paddingBlockStart: `calc(8 * ${unit})` },
    [`${media.screen} and ${media.fromBar}`]: { paddingBlockEnd: 0 },
  },
});
