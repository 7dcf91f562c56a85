import { edge } from '../../styles/layoutVars.css.js';
import {
  globalStyleIn,
  inFront,
  media,
  stacked,
  styleIn,
  underline,
  vars,
} from '../../styles/stylesheet.js';

export const teasers = styleIn('components', {
  display: 'grid',
  width: '100%',
  gap: `${vars.space[7]} ${vars.layout.gap}`,
  '@media': {
    [media.fromMedium]: {
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 12.5rem), 1fr))',
      rowGap: 0,
    },
    [media.print]: { display: 'block' },
  },
});

export const teaser = styleIn('components', {
  position: 'relative',
  display: 'grid',
  breakInside: 'avoid',
  '@media': {
    // Words beside the picture.
    [media.screenSmallToMedium]: {
      gridTemplate: 'auto 1fr / minmax(0, 7fr) minmax(0, 5fr)',
      columnGap: vars.space[6],
    },
    // Titles and texts share their rows.
    [media.fromMedium]: { gridRow: 'span 3', gridTemplateRows: 'subgrid' },
    [media.print]: { marginBlockEnd: '14pt' },
  },
});

export const frame = styleIn('components', {
  display: 'grid',
  gridTemplateRows: '1fr 23.75%',
  aspectRatio: '8 / 5',
  overflow: 'clip',
  marginBlockEnd: vars.space[4],
  // Petrol needs an edge on a dark page.
  outline: `1px solid light-dark(transparent, ${vars.color.hairline})`,
  '@media': {
    [media.screenSmallToMedium]: { gridRow: '1 / span 2', alignSelf: 'start' },
    [media.print]: { display: 'none' },
  },
});

export const picture = styleIn('components', {
  ...inFront,
  alignSelf: 'end',
  width: '74%',
  marginBlockEnd: '-1px',
  marginInline: 'auto',
});

export const title = styleIn('components', {
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'first baseline',
  columnGap: vars.space[4],
});

export const arrow = styleIn('components', { display: 'flex', fontSize: vars.fontSize.small });

/** The whole strip is the link's target. */
export const strip = styleIn('components', {
  width: '100%',
  position: 'relative',
  overflow: 'clip',
  borderBlock: `1px solid ${vars.color.accentLine}`,
  '@media': { [media.print]: { display: 'none' } },
});

/** The title is the link; the whole teaser is its target. */
export const link = styleIn('components', {
  textDecoration: 'none',
  '::after': { content: '""', position: 'absolute', inset: 0 },
  selectors: {
    [`:is(${teaser}, ${strip}):hover &`]: underline('1.5px', '.16em'),
    [`${teaser}:hover &`]: { color: vars.color.primary },
  },
});

export const text = styleIn('components', {
  marginBlockStart: vars.space[2],
  color: vars.color.muted,
});

/** As light as the serif beside it. */
export const stripArrow = styleIn('components', {
  fontSize: '.62em',
  // On the baseline.
  verticalAlign: '.12em',
});
globalStyleIn('components', `${stripArrow} > svg`, { strokeWidth: 1 });

/** Words, and the drawing on the floor line beside them; on a phone below them. */
export const stripWall = styleIn('components', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
  alignItems: 'end',
  columnGap: vars.layout.gap,
  paddingInline: edge,
  paddingBlockStart: vars.space[7],
  '@media': {
    [media.belowSmall]: { gridTemplateColumns: 'minmax(0, 1fr)', paddingBlockStart: vars.space[6] },
  },
});

export const stripWords = styleIn('components', {
  ...stacked(vars.space[3]),
  paddingBlockEnd: vars.space[7],
  '@media': { [media.belowSmall]: { paddingBlockEnd: vars.space[4] } },
});

export const stripEyebrow = styleIn('components', {
  fontSize: vars.fontSize.small,
  fontWeight: vars.fontWeight.medium,
  lineHeight: 1.5,
  color: vars.color.accentText,
});

export const stripDrawing = styleIn('components', {
  ...inFront,
  marginBlockEnd: '-1px',
  pointerEvents: 'none',
  '@media': {
    [media.belowSmall]: { justifySelf: 'center', width: '100%', maxWidth: '14rem' },
    [media.print]: { display: 'none' },
  },
});

export const stripText = styleIn('components', {
  maxWidth: '30em',
  fontSize: vars.fontSize.lead,
  lineHeight: 1.5,
  color: vars.color.muted,
  textWrap: 'pretty',
});

export const stripFloor = styleIn('components', { minHeight: 'min(6rem, 16vw)' });
