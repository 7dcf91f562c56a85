import { edge, unit } from '../../styles/measure.css.js';
import { classes } from '../../styles/classes.js';
import {
  besideDrawing,
  eyebrow as eyebrowLook,
  globalStyleIn,
  media,
  styleIn,
  vars,
} from '../../styles/stylesheet.js';
import { inFrontOfDrawing, clearance } from '../Figure/clearance.js';
import { atFloorLine } from '../Figure/Figure.css.js';

/** Clips the drawing, which extends beyond the hero on all sides. */
export const hero = styleIn('components', {
  width: '100%',
  overflow: 'clip',
  containerType: 'inline-size',
});

/** The next section begins in the first view of a desktop. */
globalStyleIn('components', `:where(${hero}) + section`, {
  '@media': { [media.screen]: { vars: { [vars.layout.section]: 'clamp(40px, 5vw, 72px)' } } },
});

/**
 * Minimum width for a monument's actions beside the door; in `rem`, so it grows with the text size.
 */
const besideDoor = '(min-width: 68.75rem)';

/** Minimum distance from the text to the floor line, in units. */
const aboveFloor = 2.6;

/**
 * The title begins at the same height on every page; a figure needs height above the floor line.
 */
export const wall = styleIn('components', {
  position: 'relative',
  paddingInline: edge,
  paddingBlock: `calc(16px + ${aboveFloor} * ${unit}) calc(${aboveFloor} * ${unit})`,
  '@media': { [media.print]: { minHeight: 0, paddingBlock: '0 12pt' } },
});

const withFigure = ({ wall, onPhone }: { wall: number; onPhone: number }) =>
  styleIn('components', {
    minHeight: `calc(${wall} * ${unit})`,
    '@media': {
      [media.belowSmall]: { minHeight: 0, paddingBlock: `20px calc(${onPhone} * ${unit})` },
    },
  });

export const height = {
  monument: classes(
    withFigure(clearance.monument),
    styleIn('components', {
      '@container': {
        [besideDoor]: {
          paddingBlockEnd: `calc(${vars.size.control} + ${vars.space[5]} + ${aboveFloor} * ${unit})`,
        },
      },
    }),
  ),
  page: withFigure(clearance.page),
  wide: styleIn('components', {
    minHeight: `calc(${clearance.wide.wall} * ${unit})`,
    '@media': {
      // The doors are below the heading.
      [`${media.screen} and ${media.belowMedium}`]: {
        minHeight: 0,
        paddingBlock: '20px calc(32vw + 24px)',
      },
      [media.print]: { minHeight: 0 },
    },
  }),
  short: withFigure(clearance.short),
  low: styleIn('components', {
    minHeight: `calc(${clearance.low.wall} * ${unit})`,
    paddingBlockEnd: vars.space[7],
    '@media': { [media.belowSmall]: { paddingBlock: '20px 36px' } },
  }),
};

export const wallWords = styleIn('components', inFrontOfDrawing);

const eyebrowSpace = '22px';

export const eyebrow = styleIn('components', { ...eyebrowLook, paddingBottom: eyebrowSpace });

const eyebrowHeight = (fontSize: string) =>
  `calc(${eyebrowLook.lineHeight} * ${fontSize} + ${eyebrowSpace})`;

export const title = styleIn('components', {});

/** Without an eyebrow, the title begins as high as with one. */
export const topmostTitle = styleIn('components', {
  marginTop: eyebrowHeight(eyebrowLook.fontSize),
  '@media': {
    [media.belowSmall]: { marginTop: eyebrowHeight(vars.fontSize.small) },
    [media.print]: { marginTop: 0 },
  },
});

/** Shorter lines instead of a gap below, if the window is high enough. */
globalStyleIn('components', `${title} > h1`, {
  '@media': { [`${media.screen} and (min-height: 50em)`]: { maxWidth: '9.475em' } },
});

/** The form below has to be in the first view: one line. */
globalStyleIn('components', `${height.short} h1`, {
  '@media': { [media.fromWide]: { maxWidth: 'none', fontSize: `min(${vars.fontSize.h1}, 4.4vw)` } },
});

/** Keeps clear of the drawing, whatever its size. */
const besideFigure = ({ beside }: { beside: number }) =>
  styleIn('components', { '@media': besideDrawing(`calc(100% - ${beside} * ${unit})`) });

export const titleBeside = {
  monument: besideFigure(clearance.monument),
  page: besideFigure(clearance.page),
  wide: styleIn('components', {
    '@media': {
      [media.fromMedium]: { maxWidth: `calc(100% - ${clearance.wide.days + 3} * ${unit})` },
    },
  }),
  short: besideFigure(clearance.short),
};

export const lead = styleIn('components', {
  marginTop: vars.space[5],
  maxWidth: `min(32em, 100% - ${clearance.low.beside} * ${unit})`,
  fontSize: vars.fontSize.lead,
  lineHeight: 1.5,
  textWrap: 'balance',
  '@media': besideDrawing('min(32em, 54vw)'),
});

/** Above the door, whose width it has. */
export const leadAbove = styleIn('components', {
  '@media': { [media.belowSmall]: { maxWidth: 'none' } },
});

/** Containing block of drawing and light: its upper edge is the floor line. */
export const origin = styleIn('components', { position: 'relative' });

/** Room for the light below the door. */
export const bareFloor = styleIn('components', {
  height: `calc(${clearance.low.below} * ${unit})`,
  '@media': { [media.print]: { height: 'auto' } },
});

/** Distance from the floor line to the text of the home page. */
const monumentFloor = '28px';

export const floor = styleIn('components', {
  paddingInline: edge,
  paddingBlock: 'clamp(28px, 3vw, 48px) clamp(44px, 5vw, 80px)',
  '@media': { [media.print]: { paddingBlock: '12pt' } },
});

export const floorBelow = {
  // In one column the text starts below the door's leaf; on a desktop the first view has the actions.
  monument: styleIn('components', {
    '@media': {
      [media.belowSmall]: {
        paddingBlockStart: `calc(${clearance.monument.below} * ${unit} + 8px)`,
      },
      [media.fromMedium]: {
        minHeight: `calc(12 * ${unit})`,
        paddingBlock: `${monumentFloor} clamp(28px, 3vw, 44px)`,
      },
    },
  }),
  page: styleIn('components', {
    '@media': {
      [media.belowSmall]: { paddingBlockStart: `calc(${clearance.page.below} * ${unit} + 20px)` },
      // Ends the first view of a desktop, without cutting a heading below.
      [media.fromMedium]: { paddingBlock: 'clamp(28px, 3.6vw, 56px) clamp(32px, 4.4vw, 72px)' },
    },
  }),
  // The days are in the second column; in a small window they come first.
  wide: styleIn('components', {
    paddingBlockStart: 0,
    '@media': {
      [media.fromMedium]: {
        display: 'grid',
        gridTemplateColumns: `minmax(0, 1fr) calc(${clearance.wide.days} * ${unit})`,
        columnGap: `calc(3 * ${unit})`,
        paddingBlockEnd: 'clamp(44px, 4.4vw, 64px)',
      },
      [media.print]: { display: 'block' },
    },
  }),
  short: styleIn('components', { paddingBlock: vars.space[5] }),
};

// On a phone a drawing has its own scale.
for (const [size, { scale }] of [
  ['monument', clearance.monument],
  ['page', clearance.page],
  ['short', clearance.short],
] as const)
  globalStyleIn('components', `${floorBelow[size]} > ${atFloorLine}`, {
    '@media': { [media.belowSmall]: { width: `calc(${21.2 * scale} * ${unit})` } },
  });

const besideFurniture = `100% - ${clearance.furniture} * ${unit}`;

export const floorWords = styleIn('components', {
  ...inFrontOfDrawing,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[5],
  '@media': {
    // The first action has to be in a phone's first view.
    [media.belowSmall]: { gap: vars.space[4] },
    ...besideDrawing(`min(44em, ${besideFurniture})`),
  },
  selectors: {
    // The home page's door has no furniture in front of it.
    [`${floorBelow.monument} > &`]: {
      '@media': besideDrawing('44em'),
      '@container': {
        [besideDoor]: { maxWidth: `calc(100% - ${clearance.monument.door} * ${unit})` },
      },
    },
    // In a small window, what follows the paragraphs is below the furniture.
    [`${floorBelow.page} > &`]: { '@media': { [media.compact]: { maxWidth: '44em' } } },
    [`${floorBelow.wide} > &`]: {
      maxWidth: 'none',
      '@media': {
        [media.fromMedium]: { gridArea: '1 / 1', paddingBlockStart: 'clamp(28px, 2.8vw, 44px)' },
        [media.print]: { paddingBlockStart: 0 },
      },
    },
    [`${floorBelow.short} > &`]: { '@media': besideDrawing(`calc(100% - 22 * ${unit})`) },
  },
});

export const paragraph = styleIn('components', {
  maxWidth: vars.size.measure,
  // No single word on the last line.
  textWrap: 'balance',
  selectors: {
    [`${floorBelow.page} &`]: {
      '@media': { [media.compact]: { maxWidth: `calc(${besideFurniture})` } },
    },
  },
});

export const text = styleIn('components', { fontSize: vars.fontSize.lead, lineHeight: 1.5 });

/** Close to the text; on a phone below the actions, which have to be in the first view. */
export const note = styleIn('components', {
  color: vars.color.muted,
  '@media': {
    [media.fromSmall]: { marginBlockStart: `calc(-1 * ${vars.space[2]})` },
    [`${media.screen} and ${media.belowSmall}`]: { order: 1 },
  },
});

export const actions = styleIn('components', {
  selectors: {
    // On a desktop in one row on the wall, beside the door.
    [`${floorBelow.monument} &`]: {
      '@media': { [media.compact]: { marginBlockEnd: vars.space[5] } },
      '@container': {
        [besideDoor]: {
          position: 'absolute',
          bottom: `calc(100% + ${monumentFloor} + ${aboveFloor} * ${unit})`,
          insetInline: 0,
          flexWrap: 'nowrap',
          columnGap: vars.space[5],
        },
      },
    },
    // The column beside the form has the actions.
    [`${floorBelow.short} &`]: { '@media': { [media.desk]: { display: 'none' } } },
  },
});

// In one row a note wraps, links don't.
globalStyleIn('components', `${floorBelow.monument} ${actions} > a`, {
  '@container': { [besideDoor]: { flexShrink: 0 } },
});
