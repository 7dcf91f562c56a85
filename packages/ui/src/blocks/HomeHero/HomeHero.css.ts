import { inHighWindow } from '../../styles/hero.css.js';
import { unit } from '../../styles/layoutVars.css.js';
import { globalStyleIn, media, styleIn } from '../../styles/stylesheet.js';

/** Height of the door above the floor line. */
const doorHeight = `calc(38 * ${unit})`;

/** On a phone the door is larger. */
export const root = styleIn('components', {
  '@media': { [media.belowSmall]: { vars: { [unit]: '2.4vw' } } },
});

export const wall = styleIn('components', {
  '@media': {
    [media.fromSmall]: { minHeight: doorHeight },
    // The leaf of the door is below the first action, and beside the others.
    [media.belowSmall]: { paddingBlockEnd: `calc(${doorHeight} - 84px)` },
  },
});

/** Keeps the words clear of the door. */
export const wallWords = styleIn('components', {
  '@media': {
    [media.fromSmall]: { maxWidth: `calc(100% - 24 * ${unit})` },
    ...inHighWindow,
  },
});

globalStyleIn('components', `${wallWords} a ~ a`, {
  '@media': { [media.belowSmall]: { maxWidth: `calc(100% - 20.5 * ${unit})` } },
});

/** Containing block of door and light: its upper edge is the floor line. */
export const floorAndNext = styleIn('components', { position: 'relative' });

/** Places a portrait on the lower edge of the floor from `bar` on. */
export const floorWords = styleIn('components', {
  '@media': {
    [media.belowSmall]: { paddingBlockStart: `calc(6.5 * ${unit})` },
    [media.fromBar]: { paddingBlockEnd: 0 },
  },
});
