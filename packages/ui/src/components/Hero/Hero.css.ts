import { createVar } from '@vanilla-extract/css';
import { floorEnd, inHighWindow } from '../../styles/hero.css.js';
import { floorRow, unit } from '../../styles/layoutVars.css.js';
import { globalStyleIn, media, styleIn, vars } from '../../styles/stylesheet.js';

/** Height of the drawing above the floor line. */
const height = createVar('height');
/** Inline space of the drawing, which the words beside it leave free. */
const width = createVar('width');

export const root = styleIn('components', { vars: { [height]: '0px', [width]: '0px' } });

/** Space for a drawing. */
export const figureSize = {
  medium: styleIn('components', {
    vars: { [height]: `calc(28 * ${unit})`, [width]: `calc(41 * ${unit})` },
    '@media': {
      ...inHighWindow,
      [media.belowSmall]: { vars: { [height]: `calc(24.5 * ${unit})` } },
    },
  }),
  small: styleIn('components', {
    vars: { [height]: `calc(20.5 * ${unit})`, [width]: `calc(14 * ${unit})` },
  }),
};

export const wall = styleIn('components', {
  '@media': {
    [media.fromSmall]: { minHeight: height },
    [media.belowSmall]: { paddingBlockEnd: vars.space[3] },
  },
});

export const wallWords = styleIn('components', {
  '@media': { [media.fromSmall]: { maxWidth: `calc(100% - ${width})` } },
});

/**
 * On a phone all words are on the wall, so that the first action is in the first view. Below them is the
 * drawing, on a floor that shows it whole.
 */
export const lowFloor = styleIn('components', {
  '@media': {
    [media.belowSmall]: {
      display: 'grid',
      gridTemplateRows: `auto ${height} calc(16 * ${unit})`,
      // Covers the seam that a fraction of a pixel leaves below the wall.
      marginBlockStart: '-1px',
      borderBlockStart: 0,
      background: vars.color.plane,
      vars: { [vars.color.bg]: vars.color.plane, [floorRow]: '3' },
      '::before': {
        content: '',
        position: 'absolute',
        inset: 0,
        gridRow: floorRow,
        background: vars.color.planeLow,
        borderBlockStart: `1px solid ${vars.color.brass}`,
      },
    },
  },
});

export const floorWords = styleIn('components', {});

globalStyleIn('components', `${lowFloor} > ${floorWords}`, {
  '@media': { [media.belowSmall]: { paddingBlock: 0 } },
});

globalStyleIn('components', `${floorWords} > p`, {
  '@media': { [media.fromSmall]: { maxWidth: `min(${vars.size.measure}, 100% - ${width})` } },
});

export const floor = {
  medium: undefined,
  /** Two columns: actions, and a signature in the light of the door. */
  small: styleIn('components', {
    '@media': {
      [media.fromMedium]: {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) 28rem',
        columnGap: vars.space[8],
      },
    },
  }),
};

/** What follows the words is at the lower edge of the floor. */
globalStyleIn('components', `${floor.small} > * + *`, {
  '@media': {
    [media.fromMedium]: { alignSelf: 'end', marginBlockEnd: `calc(-1 * ${floorEnd})` },
  },
});

/** With words on its floor, a small hero has a larger door: its heading takes two lines. */
const aboveWords = `${figureSize.small}:has(${floorWords})`;
globalStyleIn('components', aboveWords, {
  vars: { [height]: `calc(29 * ${unit})`, [width]: `calc(30 * ${unit})` },
  '@media': { [media.belowSmall]: { vars: { [unit]: '2vw' } } },
});
globalStyleIn('components', `${aboveWords} > ${wall}`, {
  '@media': { [media.belowSmall]: { paddingBlockEnd: height } },
});
// On a phone the door of a text page is beside its words.
globalStyleIn('components', `${figureSize.small}:not(:has(${floorWords})) > ${wall} > *`, {
  '@media': { [media.belowSmall]: { maxWidth: `calc(100% - 13 * ${unit})` } },
});
