import { createVar } from '@vanilla-extract/css';
import { lowFigure, phoneRoom, wallTop } from '../../styles/heads.css.js';
import { pageEdge, drawingUnit } from '../../styles/layout.css.js';
import { inFront, stacked } from '../../styles/fragments.js';
import { globalStyleIn, media, onPaper, styleIn, vars } from '../../styles/stylesheet.js';

const { color, size, space } = vars;

/** Height of the drawing above the floor line. */
const height = createVar('height');
/** Width beside the drawing that words leave free. */
const width = createVar('width');

export const hero = styleIn('components', { vars: { [height]: '0px', [width]: '0px' } });

export const wall = styleIn('components', {
  paddingInline: pageEdge,
  paddingBlock: `${wallTop} max(${space[5]}, 2.6 * ${drawingUnit})`,
  '@media': {
    [media.fromSmall]: { minHeight: height },
    [media.belowSmall]: { paddingBlockEnd: space[3] },
  },
});
globalStyleIn('components', `${wall} > *`, { maxWidth: `calc(100% - ${width})` });

/** Even without words it is high enough for the light below a door. */
export const floor = styleIn('components', {
  minHeight: `calc(6 * ${drawingUnit})`,
  paddingInline: pageEdge,
});

/** Containing block of a door's light: its upper edge is the floor line. */
export const floorAndNext = styleIn('components', { position: 'relative' });

export const floorWords = styleIn('components', {
  ...inFront,
  ...stacked(space[5]),
  paddingBlock: 'clamp(24px, 3.2vw, 48px) clamp(32px, 4vw, 56px)',
  '@media': {
    // Less space, so that the first action is in the first view of a phone.
    [media.belowSmall]: { gap: space[3] },
  },
});
globalStyleIn('components', `${floorWords} > *`, { maxWidth: '44em' });
globalStyleIn('components', `${floorWords} > p`, {
  '@media': { [media.fromSmall]: { maxWidth: `min(${size.measure}, 100% - ${width})` } },
});

// No single word on the last line.
const paragraph = { maxWidth: size.measure, textWrap: 'balance' } as const;

export const text = styleIn('components', {
  ...paragraph,
  fontSize: vars.fontSize.lead,
  '@media': { [media.fromSmall]: { lineHeight: 1.5 } },
});

/** The note is close to the text; on a phone it follows the actions, which belong in the first view. */
export const note = styleIn('components', {
  ...paragraph,
  color: color.muted,
  '@media': {
    [media.fromSmall]: { marginBlockStart: `calc(-1 * ${space[2]})` },
    [media.belowSmall]: { order: 1, fontSize: vars.fontSize.small },
  },
});

/** Beside the words, on a phone too. */
const small = {
  hero: styleIn('components', {
    vars: { [height]: `calc(20.5 * ${drawingUnit})`, [width]: `calc(14 * ${drawingUnit})` },
    '@media': { [media.belowSmall]: { vars: { [width]: `calc(13 * ${drawingUnit})` } } },
  }),
};

const drawingRow = 3;

/**
 * On a phone all words are on the wall, so that the first action is in the first view; below them is the drawing,
 * on a floor that shows it whole.
 */
const medium = {
  hero: styleIn('components', {
    vars: { [height]: `calc(28 * ${drawingUnit})` },
    '@media': {
      [media.fromSmall]: { vars: { [width]: `calc(41 * ${drawingUnit})` } },
      [media.belowSmall]: { vars: { [height]: `calc(27 * ${drawingUnit})` } },
    },
  }),
  floor: styleIn('components', {
    '@media': {
      [media.belowSmall]: {
        display: 'grid',
        gridTemplateRows: `auto ${height} calc(12 * ${drawingUnit})`,
        // Covers the seam that a fraction of a pixel leaves below the wall.
        marginBlockStart: '-1px',
        borderBlockStart: 0,
        background: color.plane,
        vars: { [color.bg]: color.plane },
        '::before': {
          content: '',
          position: 'absolute',
          inset: 0,
          gridRow: drawingRow,
          background: color.planeLow,
          borderBlockStart: `1px solid ${color.onPlaneAccent}`,
        },
      },
    },
  }),
  floorWords: styleIn('components', {
    '@media': { [media.belowSmall]: { paddingBlock: `0 ${space[1]}` } },
  }),
};
globalStyleIn('components', `${medium.floor} > svg`, {
  '@media': { [media.belowSmall]: { gridRow: drawingRow } },
});
// What stands in the room is larger, with its shadow in front of it.
globalStyleIn('components', `${medium.hero}:has(${phoneRoom.inFront})`, {
  '@media': { [media.belowSmall]: { vars: { [drawingUnit]: '2vw' } } },
});
globalStyleIn('components', `${medium.floor}:has(${phoneRoom.inFront})`, {
  '@media': {
    [media.belowSmall]: {
      gridTemplateRows: `auto calc(${height} + ${space[3]}) calc(17 * ${drawingUnit})`,
    },
  },
});
// Actions are clear of the light of a drawing, which spreads towards them.
globalStyleIn('components', `${medium.floorWords} > :not(p)`, {
  '@media': { [media.fromWide]: { maxWidth: `calc(100% - 1.2 * ${width})` } },
});

/** On a phone the door is larger, below the words on the wall. */
const large = {
  hero: styleIn('components', {
    vars: { [height]: `calc(47 * ${drawingUnit})` },
    '@media': {
      [media.fromSmall]: { vars: { [width]: `calc(26 * ${drawingUnit})` } },
      [media.belowSmall]: {
        vars: { [drawingUnit]: '1.9vw', [height]: `calc(45 * ${drawingUnit})` },
      },
    },
  }),
  wall: styleIn('components', {
    '@media': { [media.belowSmall]: { paddingBlockEnd: `calc(${height} + ${space[5]})` } },
  }),
  floor: styleIn('components', {
    minHeight: `calc(9 * ${drawingUnit})`,
    '@media': { [media.belowSmall]: { minHeight: `calc(12.5 * ${drawingUnit})` } },
  }),
};
// Two leaves, and a doorway with fewer courses, need less height.
for (const [shape, unit, units] of [
  ['wide', '3vw', 28],
  ['low', '2.1vw', 30],
] as const)
  globalStyleIn('components', `${large.hero}:has(${phoneRoom[shape]})`, {
    '@media': {
      [media.belowSmall]: {
        vars: { [drawingUnit]: unit, [height]: `calc(${units} * ${drawingUnit})` },
      },
    },
  });
// Elsewhere two leaves would be a toy on so high a wall.
const twoLeaves = `:has(${phoneRoom.wide})`;
globalStyleIn('components', `${large.hero}${twoLeaves}`, {
  '@media': { [media.fromSmall]: { vars: { [width]: `calc(34 * ${drawingUnit})` } } },
});
globalStyleIn('components', `${large.hero} ${phoneRoom.wide} > g`, {
  '@media': { [media.fromSmall]: { transform: 'scale(1.48, 1.92)', transformOrigin: '212px 0' } },
});

const largeWithFloorWords = {
  ...large,
  floorWords: styleIn('components', {
    '@media': {
      [media.belowSmall]: { paddingBlockStart: `calc(8 * ${drawingUnit})` },
      // Where the words are as wide as the floor, its light ends above them.
      [`${media.fromSmall} and ${media.belowWide}`]: {
        marginInline: `calc(-1 * ${vars.layout.gutter})`,
        paddingInline: vars.layout.gutter,
        background: `linear-gradient(transparent, ${color.planeLow} 40%)`,
      },
    },
  }),
};
// Shortens the lines of a heading in a high window, so that it fills the wall.
globalStyleIn('components', `:is(${medium.hero}, ${large.hero}) h1`, {
  '@media': { '(min-height: 50em)': { maxWidth: '9.475em' } },
});

/** A wide drawing beside the words; in a small window between heading and text, as wide as both. */
const row = { width: `min(52 * ${drawingUnit}, 44vw, 42rem)`, gap: space[9] };
const wide = {
  hero: styleIn('components', {
    '@media': { [media.fromMedium]: { vars: { [height]: `calc(35 * ${drawingUnit})` } } },
  }),
  wall: styleIn('components', {
    '@media': {
      [media.fromMedium]: { vars: { [width]: `calc(${row.width} + ${space[7]})` } },
      // Above the tips of the open leaves.
      [media.belowMedium]: {
        paddingBlockEnd: `calc(1.05 * ${lowFigure} + clamp(1rem, 5vw, 2.75rem))`,
      },
    },
  }),
  floor: styleIn('components', {
    '@media': {
      [media.fromMedium]: {
        display: 'grid',
        gridTemplateColumns: `minmax(0, 1fr) ${row.width}`,
        columnGap: row.gap,
      },
    },
  }),
  floorWords: styleIn('components', {
    '@media': {
      [media.fromMedium]: { gridArea: '1 / 1' },
      // Less space, so that the first action is in the first view.
      [media.belowSmall]: { paddingBlockStart: space[4] },
    },
  }),
};
/** Without a drawing the actions are beside the words. */
const none = {
  floorWords: styleIn('components', {
    '@media': {
      [media.fromMedium]: {
        display: 'grid',
        gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
        columnGap: vars.layout.gap,
        alignItems: 'baseline',
      },
    },
  }),
};
globalStyleIn('components', `${none.floorWords} > p + :not(p)`, {
  '@media': {
    [media.fromMedium]: {
      gridArea: '1 / 2 / span 2',
      alignSelf: 'baseline',
      marginBlockStart: 0,
    },
  },
});

// Doors are not printed.
onPaper(wide.wall, { paddingBlockEnd: 0 });
onPaper(wide.floor, { display: 'block' });

type Part = 'hero' | 'wall' | 'floor' | 'floorWords';

/** Classes for the parts, by the size of the drawing. */
export const sizes: Record<
  'none' | 'small' | 'medium' | 'large' | 'largeWithFloorWords' | 'wide',
  Partial<Record<Part, string>>
> = { none, small, medium, large, largeWithFloorWords, wide };

/** A portrait is on the lower edge of the floor. */
export const endsWithPortrait = styleIn('components', {
  '@media': { [media.fromBar]: { paddingBlockEnd: 0 } },
});
