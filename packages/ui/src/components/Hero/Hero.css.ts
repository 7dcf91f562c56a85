import { createVar } from '@vanilla-extract/css';
import { headingWidth, unit } from '../../styles/measure.css.js';
import { globalStyleIn, media, serif, styleIn, vars } from '../../styles/stylesheet.js';

/** Height of the drawing above the floor line. */
const height = createVar('height');
/** Inline space of the drawing, of which the words beside it keep clear. */
const width = createVar('width');
/** Depth of the drawing on the floor of a phone, before the words. */
const depth = createVar('depth');

export const root = styleIn('components', {
  vars: { [height]: '0px', [width]: '0px', [depth]: '24px' },
});

/** Space for a drawing, in `unit`s: beside the words; on a phone between those of wall and floor. */
const drawing = (size: { height: number; width: number; depth: number }) =>
  styleIn('components', {
    vars: {
      [height]: `calc(${size.height} * ${unit})`,
      [width]: `calc(${size.width} * ${unit})`,
      [depth]: `calc(${size.depth} * ${unit})`,
    },
  });

export const layout = {
  page: drawing({ height: 28, width: 41, depth: 19.5 }),
  low: drawing({ height: 20.5, width: 14, depth: 4 }),
};

export const wall = styleIn('components', {
  '@media': {
    [media.beyondPhone]: { minHeight: height },
    [media.phone]: { paddingBlockEnd: `max(${vars.space[5]}, ${height})` },
  },
});

export const wallWords = styleIn('components', {
  '@media': { [media.beyondPhone]: { maxWidth: `calc(100% - ${width})` } },
});

// In a high window the lines are shorter, so that the heading fills the wall.
globalStyleIn('components', `${layout.page} ${wallWords}`, {
  '@media': {
    [`${media.screen} and (min-height: 50em)`]: { vars: { [headingWidth]: '9.475em' } },
  },
});

export const floorWords = styleIn('components', {
  '@media': { [media.phone]: { paddingBlockStart: depth } },
});

globalStyleIn('components', `${floorWords} > p`, {
  '@media': { [media.beyondPhone]: { maxWidth: `min(${vars.size.measure}, 100% - ${width})` } },
});

/** Actions, and in the light of the door a signature. */
globalStyleIn('components', `${layout.low} ${floorWords}`, {
  '@media': {
    [media.desk]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) 28rem',
      columnGap: vars.space[8],
    },
  },
});
// The ways to call, which such a page is for.
globalStyleIn('components', `${layout.low} ${floorWords} a`, {
  ...serif,
  fontSize: vars.fontSize.h2Small,
  lineHeight: 1.2,
});
