import { classes } from '../../styles/classes.js';
import { globalStyleIn, media, styleIn, thirds, underline, vars } from '../../styles/stylesheet.js';
import { caseFrame } from '../../styles/viewTransitions.css.js';

export const teasers = styleIn('components', {
  display: 'grid',
  gap: `${vars.space[7]} ${vars.layout.gap}`,
  '@media': {
    [media.fromMedium]: {
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 12.5rem), 1fr))',
    },
    [media.print]: { display: 'block' },
  },
});

/** A single case is large. */
export const alone = styleIn('components', { width: '100%' });

export const teaser = styleIn('components', {
  position: 'relative',
  display: 'grid',
  breakInside: 'avoid',
  // On a tablet the words are beside the picture. Those of a single case are beside it on a desk, and on
  // a tablet below it, in two columns.
  '@media': {
    [media.tablet]: {
      gridTemplate: 'auto 1fr / minmax(0, 5fr) minmax(0, 7fr)',
      columnGap: vars.space[6],
    },
    // Titles and texts share their lines.
    [media.fromMedium]: { gridRow: 'span 3', gridTemplateRows: 'subgrid', rowGap: 0 },
  },
  selectors: {
    [`${alone} > &`]: {
      '@media': {
        [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
        [media.fromMedium]: {
          gridRow: 'auto',
          gridTemplate: `auto 1fr auto / ${thirds.last}`,
          columnGap: vars.layout.gap,
        },
      },
    },
  },
});

export const frame = classes(
  caseFrame,
  styleIn('components', {
    '@media': {
      [media.tablet]: { gridRow: '1 / span 2' },
      [media.print]: { display: 'none' },
    },
    selectors: {
      [`${alone} &`]: {
        '@media': {
          [media.tablet]: { gridArea: '1 / 1 / auto / -1', marginBlockEnd: vars.space[5] },
          [media.fromMedium]: { gridRow: '1 / span 3' },
        },
      },
    },
  }),
);

/** The arrow at the end of its row says that it leads on. */
export const title = styleIn('components', {
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'first baseline',
  columnGap: vars.space[4],
  marginBlockStart: vars.space[5],
  '@media': { [media.tablet]: { marginBlockStart: 0 } },
  selectors: {
    [`${alone} &`]: {
      '@media': {
        [media.fromMedium]: {
          marginBlockStart: 0,
          // A long word fits its column.
          fontSize: `min(${vars.fontSize.h2Small}, 3vw)`,
        },
      },
    },
  },
});

globalStyleIn('components', `${title} > svg`, { fontSize: vars.fontSize.small });

/** The title is the link; the whole teaser is its target. */
export const link = styleIn('components', {
  textDecoration: 'none',
  '::after': { content: '""', position: 'absolute', inset: 0 },
  selectors: {
    [`${teaser}:hover &`]: {
      color: vars.color.primary,
      ...underline('auto', '.14em'),
    },
  },
});

export const text = styleIn('components', {
  marginBlockStart: vars.space[2],
  color: vars.color.muted,
});

/** Below the words, and a target of its own. */
export const more = styleIn('components', {
  position: 'relative',
  alignSelf: 'end',
  marginBlockStart: vars.space[6],
  '@media': { [media.tablet]: { gridColumn: 2 } },
});
