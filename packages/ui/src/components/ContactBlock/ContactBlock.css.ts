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

/** On screen as large as the page's title; on a phone it would take too many lines. */
globalStyleIn('components', `${words} > h2`, {
  '@media': { [`${media.screen} and ${media.fromSmall}`]: { fontSize: vars.fontSize.h1 } },
});

export const text = styleIn('components', { maxWidth: '33em', ...lead });

export const note = styleIn('components', {
  maxWidth: '33em',
  color: vars.color.muted,
  textWrap: 'pretty',
});

/** The face in the first of four columns, on the lower edge; on a phone below the words. */
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
      },
      [media.print]: { display: 'block', paddingBlock: '12pt 0', paddingInline: 0 },
    },
  }),
);

export const signature = styleIn('components', {
  '@media': {
    [`${media.screen} and ${media.fromSmall}`]: {
      gridArea: '1 / 1',
      alignSelf: 'end',
      marginBlockEnd: `calc(-1 * ${layout.section})`,
    },
  },
});

/** The name is above the portrait, which stands on the lower edge. */
globalStyleIn('components', `${signature} > div`, {
  '@media': { [`${media.screen} and ${media.fromSmall}`]: { flexWrap: 'wrap-reverse' } },
});

/** Light falls on the floor from a door outside the picture. */
export const room = classes(block, styleIn('components', { overflow: 'clip' }));

export const wall = styleIn('components', {
  paddingInline: edge,
  paddingBlock: layout.section,
  '@media': { [media.print]: { padding: 0 } },
});

export const floor = styleIn('components', {
  height: `calc(14 * ${unit})`,
  paddingInline: edge,
  '@media': { [media.print]: { display: 'none' } },
});
