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
import { leaf } from '../Figure/Figure.css.js';
import { wallTop } from './HeroWords.css.js';

const { space } = vars;
const phone = `${media.screen} and ${media.belowSmall}`;

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
});

/** The next section begins in the first view of a desktop. */
globalStyleIn('components', `:where(${hero}) + section`, {
  '@media': { [media.screen]: { vars: { [vars.layout.section]: 'clamp(40px, 5vw, 72px)' } } },
});

/** Space for a drawing in `unit`s: beside the words; on a phone between them, as deep as `depth`. */
const drawing = (size: { height: number; width: number; depth: number }) =>
  styleIn('components', {
    '@media': {
      [`${media.screen} and ${media.fromSmall}`]: {
        vars: {
          [beside]: `calc(${size.width} * ${unit})`,
          [height]: `calc(${size.height} * ${unit})`,
        },
      },
      [phone]: {
        vars: {
          [above]: `calc(${size.height} * ${unit})`,
          [below]: `calc(${size.depth} * ${unit})`,
        },
      },
    },
  });

export const layout = {
  monument: drawing({ height: 38, width: 24, depth: 8 }),
  page: drawing({ height: 28, width: 41, depth: 19.5 }),
  low: drawing({ height: 20.5, width: 14, depth: 4 }),
  // The days of a seminar, below the heading up to `medium`.
  wide: styleIn('components', {
    '@media': {
      [media.desk]: {
        vars: { [beside]: `calc(53 * ${unit})`, [height]: `calc(26 * ${unit})` },
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

export const wallWords = styleIn('components', { maxWidth: `calc(100% - ${beside})` });

/** On a phone the door of the home page is beside what follows the first action. */
const homeActions = `${layout.monument} ${wallWords} > * > :last-child`;
globalStyleIn('components', homeActions, {
  '@media': {
    [phone]: {
      alignContent: 'start',
      minHeight: `calc(${space[8]} + 38 * ${unit})`,
      marginBlockEnd: `calc(-38 * ${unit})`,
    },
  },
});
globalStyleIn('components', `${homeActions} > * + *`, {
  '@media': { [phone]: { maxWidth: `calc(100% - 24 * ${unit})` } },
});

/** In a high window the lines are shorter, so that the heading fills the wall. */
globalStyleIn('components', `:is(${layout.monument}, ${layout.page}) h1`, {
  '@media': { [`${media.screen} and (min-height: 50em)`]: { maxWidth: '9.475em' } },
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
      gridTemplateColumns: `minmax(0, 1fr) calc(50 * ${unit})`,
      columnGap: `calc(3 * ${unit})`,
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

/** Actions, and a signature beside them. */
globalStyleIn('components', `${layout.low} ${floorWords}`, {
  '@media': {
    [media.desk]: {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      alignItems: 'center',
      columnGap: space[8],
    },
  },
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

export const text = styleIn('components', { fontSize: vars.fontSize.lead, lineHeight: 1.5 });

/** Close to the text; on a phone below the actions, which have to be in the first view. */
export const note = styleIn('components', {
  color: vars.color.muted,
  '@media': {
    [media.fromSmall]: { marginBlockStart: `calc(-1 * ${space[2]})` },
    [phone]: { order: 1 },
  },
});

/** The door opens further. */
globalStyleIn('components', `${hero}:has(a:is(:hover, :focus-visible)) ${leaf}`, {
  transform: 'scaleX(1.3)',
});
