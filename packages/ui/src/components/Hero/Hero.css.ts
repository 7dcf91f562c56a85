import { createVar } from '@vanilla-extract/css';
import { edge, unit } from '../../styles/measure.css.js';
import {
  globalStyleIn,
  inFrontOfDrawing,
  media,
  stacked,
  styleIn,
  vars,
} from '../../styles/stylesheet.js';
import { headingWidth } from '../Heading/Heading.css.js';
import { wallTop } from './HeroWords.css.js';

const { space } = vars;
/** How far the leaf of a door in the drawing is open, as a factor. @default 1 */
export const leafOpening = createVar('leafOpening');

/** Inline space of the drawing, of which the words beside it keep clear. */
const beside = createVar('beside');
/** Minimum height of the wall. */
const height = createVar('height');
/** Block space between the words on the wall and the floor line. */
const above = createVar('above');
/** Block space between the floor line and the words on the floor. */
const below = createVar('below');

/** Clips the drawing, which extends beyond the hero on all sides. */
export const hero = styleIn('components', {
  width: '100%',
  overflow: 'clip',
  vars: {
    [beside]: '0px',
    [height]: '0px',
    [above]: `max(${space[5]}, 2.6 * ${unit})`,
    [below]: 'clamp(24px, 3.2vw, 48px)',
  },
  selectors: {
    // The door opens further.
    '&:has(a:is(:hover, :focus-visible))': { vars: { [leafOpening]: '1.3' } },
  },
});

/**
 * Space that a drawing takes, in `unit`s: its height above the floor line, its width beside the words
 * and, on a phone, its depth on the floor.
 */
type DrawingSize = { height: number; width: number; depth: number };

const sizes = {
  monument: { height: 38, width: 24, depth: 8 },
  page: { height: 28, width: 41, depth: 19.5 },
  low: { height: 20.5, width: 14, depth: 4 },
};
/** The doors of `SeminarDays`: their row, the space between the words and it, and their height. */
const days = { width: `min(60 * ${unit}, 50vw, 46rem)`, gap: `3 * ${unit}`, height: 35 };

/** Space for a drawing beside the words; on a phone between those of wall and floor. */
const drawing = (size: DrawingSize) =>
  styleIn('components', {
    '@media': {
      [`${media.screen} and ${media.fromSmall}`]: {
        vars: {
          [beside]: `calc(${size.width} * ${unit})`,
          [height]: `calc(${size.height} * ${unit})`,
        },
      },
      [media.phone]: {
        vars: {
          [above]: `calc(${size.height} * ${unit})`,
          [below]: `calc(${size.depth} * ${unit})`,
        },
      },
    },
  });

export const layout = {
  monument: drawing(sizes.monument),
  page: drawing(sizes.page),
  low: drawing(sizes.low),
  // The days of a seminar, below the heading up to `medium`.
  wide: styleIn('components', {
    '@media': {
      [media.desk]: {
        vars: {
          [beside]: `calc(${days.width} + ${days.gap})`,
          [height]: `calc(${days.height} * ${unit})`,
        },
      },
      [`${media.screen} and ${media.belowMedium}`]: { vars: { [above]: 'calc(32vw + 24px)' } },
    },
  }),
};

export const wall = styleIn('components', {
  minHeight: height,
  paddingInline: edge,
  paddingBlock: `${wallTop} ${above}`,
  '@media': { [media.print]: { paddingBlock: '0 12pt' } },
});

export const wallWords = styleIn('components', {
  maxWidth: `calc(100% - ${beside})`,
  selectors: {
    // In a high window the lines are shorter, so that the heading fills the wall.
    [`:is(${layout.monument}, ${layout.page}) &`]: {
      '@media': {
        [`${media.screen} and (min-height: 50em)`]: { vars: { [headingWidth]: '9.475em' } },
      },
    },
  },
});

/** Containing block of drawing and light: its upper edge is the floor line. */
export const origin = styleIn('components', { position: 'relative' });

/** Without words it has room for the light below the door. */
export const floor = styleIn('components', {
  minHeight: `calc(6 * ${unit})`,
  paddingInline: edge,
  '@media': { [media.print]: { minHeight: 0 } },
});

/** The days are in the second column; in a small window they come first. */
export const wideFloor = styleIn('components', {
  '@media': {
    [media.desk]: {
      display: 'grid',
      gridTemplateColumns: `minmax(0, 1fr) ${days.width}`,
      columnGap: `calc(${days.gap})`,
      vars: { [beside]: '0px' },
    },
  },
});

export const floorWords = styleIn('components', {
  ...inFrontOfDrawing,
  ...stacked(space[5]),
  paddingBlock: `${below} clamp(32px, 4vw, 56px)`,
  '@media': {
    // The first action has to be in a phone's first view.
    [media.belowSmall]: { gap: space[4] },
    [media.desk]: { gridArea: '1 / 1' },
    [media.print]: { paddingBlock: '12pt' },
  },
});

/** Actions, and in the light of the door a signature. */
globalStyleIn('components', `${layout.low} ${floorWords}`, {
  '@media': {
    [media.desk]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) 28rem',
      columnGap: space[8],
    },
  },
});
globalStyleIn('components', `${layout.low} ${floorWords} > *`, {
  '@media': { [media.desk]: { alignSelf: 'last baseline' } },
});

/** The portrait of the home page stands on the lower edge. */
globalStyleIn('components', `${layout.monument} ${floorWords}`, {
  '@media': { [`${media.screen} and ${media.fromBar}`]: { paddingBlockEnd: 0 } },
});

globalStyleIn('components', `${floorWords} > *`, { maxWidth: '44em' });

export const paragraph = styleIn('components', {
  maxWidth: `min(${vars.size.measure}, 100% - ${beside})`,
  // No single word on the last line.
  textWrap: 'balance',
});

export const text = styleIn('components', {
  fontSize: vars.fontSize.lead,
  lineHeight: 1.5,
  // Two rows of days leave room for the action alone.
  selectors: { [`${layout.wide} &`]: { '@media': { [media.phone]: { order: 1 } } } },
});

/** Close to the text; on a phone below the actions, which have to be in the first view. */
export const note = styleIn('components', {
  color: vars.color.muted,
  '@media': {
    [media.fromSmall]: { marginBlockStart: `calc(-1 * ${space[2]})` },
    [media.phone]: { order: 1 },
  },
});
