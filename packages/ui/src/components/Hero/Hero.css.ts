import { createVar } from '@vanilla-extract/css';
import { floorEnd, inHighWindow } from '../../styles/hero.css.js';
import { floorRow, unit } from '../../styles/layoutVars.css.js';
import { globalStyleIn, media, styleIn, vars } from '../../styles/stylesheet.js';

/** Height of the drawing above the floor line. */
const height = createVar('height');
/** Width that the words beside the drawing leave free. */
const width = createVar('width');

export const root = styleIn('components', { vars: { [height]: '0px', [width]: '0px' } });

/** Space for a drawing. */
export const figureSize = {
  medium: styleIn('components', {
    vars: { [height]: `calc(28 * ${unit})`, [width]: `calc(41 * ${unit})` },
    '@media': {
      ...inHighWindow,
      [media.belowSmall]: { vars: { [height]: `calc(26 * ${unit})` } },
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
 * On a phone text and actions are on the wall, so that the first action is in the first view; below them are the
 * drawing and, on its floor, the note.
 */
export const lowFloor = styleIn('components', {
  '@media': {
    [media.belowSmall]: {
      display: 'grid',
      gridTemplateRows: `repeat(3, auto) ${height} auto`,
      borderBlockStart: 0,
      background: vars.color.plane,
      vars: { [vars.color.bg]: vars.color.plane, [floorRow]: '5' },
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

/** On a phone the note begins below the feet of the drawing. */
export const note = styleIn('components', {
  '@media': {
    [media.belowSmall]: {
      gridRow: floorRow,
      paddingBlock: `calc(13.5 * ${unit}) ${vars.space[3]}`,
    },
  },
});

globalStyleIn('components', `${lowFloor} > ${floorWords}`, {
  '@media': {
    [media.belowSmall]: {
      display: 'grid',
      gridRow: '1 / -1',
      gridTemplateRows: 'subgrid',
      rowGap: 0,
      paddingBlock: 0,
    },
  },
});
globalStyleIn('components', `${lowFloor} > ${floorWords} > * + :not(${note})`, {
  '@media': { [media.belowSmall]: { marginBlockStart: vars.space[4] } },
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

/** Aligns what follows the words with the lower edge of the floor. */
globalStyleIn('components', `${floor.small} > * + *`, {
  '@media': {
    [media.fromMedium]: { alignSelf: 'end', marginBlockEnd: `calc(-1 * ${floorEnd})` },
  },
});

/** A larger door, because with words on its floor a small hero has a heading of two lines. */
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
