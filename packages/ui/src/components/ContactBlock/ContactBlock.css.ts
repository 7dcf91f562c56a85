import { classes } from '../../styles/classes.js';
import { plane } from '../../styles/plane.css.js';
import { edge, unit } from '../../styles/measure.css.js';
import {
  globalStyleIn,
  inFrontOfDrawing,
  lead,
  media,
  quarter,
  stacked,
  styleIn,
  vars,
} from '../../styles/stylesheet.js';

const { layout, space } = vars;

const block = classes(
  plane,
  styleIn('components', {
    width: '100%',
    '@media': { [media.print]: { paddingBlock: '8pt', breakInside: 'avoid' } },
  }),
);

export const words = styleIn('components', {
  ...inFrontOfDrawing,
  ...stacked(`clamp(${space[4]}, 2vw, ${space[5]})`),
});

/** As large as an h1 on screen, but not on a phone, where it would take too many lines. */
globalStyleIn('components', `${words} > h2`, {
  '@media': { [`${media.screen} and ${media.fromSmall}`]: { fontSize: vars.fontSize.h1 } },
});

export const text = styleIn('components', { maxWidth: '33em', ...lead });

export const note = styleIn('components', {
  maxWidth: '33em',
  color: vars.color.muted,
  textWrap: 'pretty',
});

/** How far the portrait extends into the section above. */
const overlap = `clamp(12px, 2.2vw, ${space[6]})`;

/** The face in the first of four columns; on a phone below the words. */
export const signed = classes(
  block,
  styleIn('components', {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: `${space[5]} ${layout.gap}`,
    paddingInline: edge,
    paddingBlock: layout.section,
    '@media': {
      [`${media.screen} and ${media.fromSmall}`]: {
        gridTemplateColumns: `max(${quarter}, 12rem) minmax(0, 1fr)`,
        alignItems: 'start',
      },
      [media.print]: { display: 'block', paddingBlock: '12pt 0', paddingInline: 0 },
    },
  }),
);

export const signature = styleIn('components', {
  '@media': {
    [`${media.screen} and ${media.fromSmall}`]: {
      gridArea: '1 / 1',
      marginBlockStart: `calc(-1 * (${layout.section} + ${overlap}))`,
    },
  },
});

/** The door of the home page, wide open. */
export const room = classes(block, styleIn('components', { overflow: 'clip' }));

/** Inline space of the lit room. */
const beside = `calc(34 * ${unit})`;

export const wall = styleIn('components', {
  paddingInline: edge,
  paddingBlock: layout.section,
  '@media': {
    [`${media.screen} and ${media.fromSmall}`]: {
      minHeight: `calc(38 * ${unit})`,
      paddingInlineEnd: `calc(${edge} + ${beside} + ${layout.gap})`,
    },
    [`${media.screen} and ${media.belowSmall}`]: {
      paddingBlockEnd: `calc(33 * ${unit})`,
    },
    [media.print]: { padding: 0 },
  },
});

/** Room for the light below the door. */
export const floor = styleIn('components', {
  height: `calc(12 * ${unit})`,
  paddingInline: edge,
  '@media': { [media.print]: { display: 'none' } },
});

globalStyleIn('components', `${floor} > svg`, {
  '@media': { [media.belowSmall]: { width: `calc(15 * ${unit})` } },
});
