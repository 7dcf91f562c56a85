import { inHighWindow } from '../../styles/hero.css.js';
import { unit } from '../../styles/layoutVars.css.js';
import { media, styleIn, vars } from '../../styles/stylesheet.js';

/** Height of the door above the floor line. */
const doorHeight = `calc(38 * ${unit})`;

/** On a phone the door is nearer. */
export const root = styleIn('components', {
  '@media': { [media.belowSmall]: { vars: { [unit]: '2.4vw' } } },
});

export const wall = styleIn('components', {
  '@media': {
    [media.fromSmall]: { minHeight: doorHeight },
    // The leaf is clear of the last link.
    [media.belowSmall]: { paddingBlockEnd: `calc(${doorHeight} + ${vars.space[4]})` },
  },
});

/** Clear of the door. */
export const wallWords = styleIn('components', {
  '@media': {
    [media.fromSmall]: { maxWidth: `calc(100% - 24 * ${unit})` },
    ...inHighWindow,
  },
});

/** Containing block of door and light: its upper edge is the floor line. */
export const floorAndNext = styleIn('components', { position: 'relative' });

/** A portrait is on the lower edge. */
export const floorWords = styleIn('components', {
  '@media': {
    [media.belowSmall]: { paddingBlockStart: `calc(8 * ${unit})` },
    [media.fromBar]: { paddingBlockEnd: 0 },
  },
});
