import {
  globalStyleIn,
  lead,
  media,
  quarter,
  stacked,
  styleIn,
  vars,
} from '../../styles/stylesheet.js';

/** Number of grid rows; empty ones have no height. */
export const maxRows = 10;

/** On a desktop side by side, with terms in their own column; otherwise stacked. */
export const table = styleIn('components', {
  width: '100%',
  ...stacked(vars.space[8]),
  '@media': {
    [media.desk]: {
      display: 'grid',
      gridTemplateColumns: `${quarter} repeat(2, minmax(0, 1fr))`,
      gridTemplateRows: `repeat(${maxRows + 2}, auto)`,
      columnGap: vars.layout.gap,
      rowGap: 0,
    },
    [media.print]: { gap: '12pt' },
  },
});

/** In the column of terms, one word a line. */
export const title = styleIn('components', {
  '@media': {
    [media.desk]: { gridArea: '1 / 1', zIndex: 1, marginBlockStart: '-.15em' },
    [media.belowMedium]: { marginBlockEnd: `calc(-1 * ${vars.space[6]})` },
  },
});

globalStyleIn('components', `${title} > h2`, {
  '@media': { [media.desk]: { fontSize: 'clamp(1.375rem, .2rem + 2.1vw, 2.5rem)' } },
});

const subgrid = { display: 'grid', gridTemplate: 'subgrid / subgrid' } as const;

export const offer = styleIn('components', {
  '@media': { [media.desk]: { ...subgrid, gridRow: '1 / -1' } },
  // Only the first offer shows the terms, which both share.
  selectors: { [`${title} + &`]: { '@media': { [media.desk]: { gridColumn: '1 / span 2' } } } },
});

export const head = styleIn('components', {
  paddingBlockEnd: vars.space[6],
  selectors: { [`${title} + ${offer} > &`]: { '@media': { [media.desk]: { gridColumn: 2 } } } },
  '@media': { [media.print]: { paddingBlockEnd: '6pt' } },
});

// The longest name takes one line on a desktop.
globalStyleIn('components', `${head} > h3`, {
  fontSize: 'clamp(1.625rem, .6rem + 1.4vw, 1.875rem)',
});

export const text = styleIn('components', {
  ...lead,
  marginBlockStart: vars.space[3],
  maxWidth: '27em',
});

export const rows = styleIn('components', {
  '@media': { [media.desk]: { ...subgrid, gridColumn: '1 / -1', gridRow: '2 / -2' } },
});

export const row = styleIn('components', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 7em) minmax(0, 1fr)',
  columnGap: vars.space[4],
  paddingBlock: '14px',
  borderBlockStart: `1px solid ${vars.color.hairline}`,
  breakInside: 'avoid',
  selectors: {
    '&:first-child': { borderBlockStartColor: vars.color.accentLine },
    '&:last-child': { borderBlockEnd: `1px solid ${vars.color.hairline}` },
    // Its rules continue those of the first offer.
    [`${offer}:last-child &`]: {
      '@media': {
        [media.desk]: {
          marginInlineStart: `calc(-1 * ${vars.layout.gap})`,
          paddingInlineStart: vars.layout.gap,
        },
      },
    },
  },
  '@media': {
    '(max-width: 23em)': { gridTemplateColumns: 'minmax(0, 1fr)' },
    [media.desk]: {
      gridColumn: '1 / -1',
      gridTemplateColumns: 'subgrid',
      columnGap: vars.layout.gap,
      paddingBlock: '18px',
    },
    [media.print]: { paddingBlock: '5pt' },
  },
});

export const term = styleIn('components', {
  color: vars.color.muted,
  selectors: {
    // The repeated terms are visually hidden.
    [`${offer}:last-child &`]: {
      '@media': {
        [media.desk]: {
          position: 'absolute',
          width: '1px',
          height: '1px',
          clipPath: 'inset(50%)',
          whiteSpace: 'nowrap',
        },
      },
    },
  },
});

export const value = styleIn('components', { maxWidth: '34em' });

export const action = styleIn('components', {
  paddingBlockStart: vars.space[5],
  selectors: { [`${title} + ${offer} > &`]: { '@media': { [media.desk]: { gridColumn: 2 } } } },
  '@media': { [media.desk]: { gridRow: -2, paddingBlockStart: vars.space[6] } },
});
