import { clippedAtWindow, toWindowEdge } from '../../styles/layout.css.js';
import { inFront, stacked } from '../../styles/fragments.js';
import { planeSection } from '../../styles/plane.css.js';
import { globalStyleIn, media, onPaper, styleIn, vars } from '../../styles/stylesheet.js';
import { eyebrowStyle } from '../../styles/typography.js';

export const teasers = styleIn('components', {
  display: 'grid',
  width: '100%',
  gap: `${vars.space[7]} ${vars.layout.gap}`,
  '@media': {
    [media.fromMedium]: {
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 12.5rem), 1fr))',
      rowGap: 0,
    },
  },
});

export const item = styleIn('components', { display: 'contents' });

export const teaser = styleIn('components', {
  position: 'relative',
  display: 'grid',
  breakInside: 'avoid',
  '@media': {
    // The words are beside the picture.
    [media.smallToMedium]: {
      gridTemplate: 'auto 1fr / minmax(0, 1fr) 35%',
      columnGap: vars.layout.gap,
    },
    // Titles and texts share their rows.
    [media.fromMedium]: { gridRow: 'span 3', gridTemplateRows: 'subgrid' },
  },
});

export const frame = styleIn('components', {
  display: 'grid',
  gridTemplate: 'minmax(0, 1fr) 23.75% / minmax(0, 1fr)',
  aspectRatio: '8 / 5',
  // A picture that is too high is cut.
  minWidth: 0,
  minHeight: 0,
  overflow: 'clip',
  marginBlockEnd: vars.space[4],
  // Petrol needs an edge on a dark page.
  outline: `1px solid light-dark(transparent, ${vars.color.hairline})`,
  '@media': {
    [media.smallToMedium]: { gridArea: '1 / 2 / span 2', alignSelf: 'start', marginBlockEnd: 0 },
    [media.belowSmall]: { aspectRatio: '16 / 9' },
  },
  selectors: {
    // As wide as the window of a phone.
    [`${clippedAtWindow} ${teaser} > &`]: {
      '@media': { [media.belowSmall]: { marginInline: `calc(-1 * ${vars.layout.gutter})` } },
    },
  },
});

export const picture = styleIn('components', {
  ...inFront,
  alignSelf: 'end',
  width: '74%',
  marginBlockEnd: '-1px',
  marginInline: 'auto',
  '@media': { [media.belowSmall]: { width: '64%' } },
});

export const strip = styleIn('components', {
  width: '100%',
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
  alignItems: 'center',
  gap: `${vars.space[5]} ${vars.layout.gap}`,
  '@media': {
    // The drawing ends at the window's edge.
    [media.belowSmall]: {
      columnGap: vars.space[4],
      width: `calc(100% + ${vars.layout.gutter})`,
    },
  },
});
globalStyleIn('components', `${strip} h3`, {
  '@media': { [media.belowSmall]: { fontSize: vars.fontSize.h3 } },
});
globalStyleIn('components', `${strip} > ${frame}`, {
  gridArea: 'auto',
  marginBlockEnd: 0,
  '@media': { [media.belowSmall]: { aspectRatio: '1' } },
});
globalStyleIn('components', `${strip} ${picture}`, {
  '@media': { [media.belowSmall]: { width: '90%' } },
});

/** The arrow is at the end of the row. */
export const title = styleIn('components', {
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'first baseline',
  columnGap: vars.space[4],
});

export const arrow = styleIn('components', {
  display: 'flex',
  fontSize: vars.fontSize.small,
});

/** After the last word of a large title. */
export const inlineArrow = styleIn('components', {
  paddingInlineStart: '.15em',
  fontSize: 'max(.5em, 1rem)',
  verticalAlign: '.08em',
});

/** The title is the link; all around it is its target. */
export const link = styleIn('components', {
  textDecorationLine: 'none',
  textDecorationThickness: '1.5px',
  textUnderlineOffset: '.16em',
  '::after': { content: '""', position: 'absolute', inset: 0 },
  selectors: {
    [`:is(${teaser}, ${strip}):hover &`]: {
      color: vars.color.primary,
      textDecorationLine: 'underline',
    },
  },
});

export const text = styleIn('components', {
  color: vars.color.muted,
  selectors: {
    [`${teaser} > &`]: { marginBlockStart: vars.space[2] },
  },
});

export const stripWords = styleIn(
  'components',
  stacked(`clamp(${vars.space[2]}, 1vw, ${vars.space[3]})`),
);

export const stripEyebrow = styleIn('components', eyebrowStyle);

/*
 * On petrol the strip is a scene: wall and floor reach to the window's edges, and the words end above
 * the floor.
 */
const scene: Record<string, Parameters<typeof globalStyleIn>[2]> = {
  '': { gridTemplateColumns: 'minmax(0, 1fr) 40%', alignItems: 'end', width: '100%' },
  [`> ${frame}`]: {
    gridArea: '1 / 1 / auto / -1',
    gridTemplate: 'auto min(8vw, 7rem) / minmax(0, 1fr)',
    // The leaf of a door is higher than its picture.
    paddingBlockStart: vars.space[4],
    alignSelf: 'end',
    aspectRatio: 'auto',
    margin: `0 calc(-1 * ${toWindowEdge}) calc(-1 * ${vars.layout.section})`,
    outline: 'none',
  },
  [picture]: {
    width: `calc(40% - .8 * ${toWindowEdge})`,
    marginInlineEnd: toWindowEdge,
  },
  [stripWords]: {
    ...inFront,
    gridArea: '1 / 1',
    paddingBlockEnd: '5vw',
    '@media': { [media.belowSmall]: { gridColumn: '1 / -1' } },
  },
  // Beside the drawing; the title is above both.
  [`${stripWords} > p`]: { '@media': { [media.belowSmall]: { maxWidth: '58%' } } },
};
for (const [part, rule] of Object.entries(scene))
  globalStyleIn('components', `${planeSection} ${strip} ${part}`, rule);

// The words would keep clear of the picture.
onPaper(teaser, { display: 'block' });
