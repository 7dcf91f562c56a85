import {
  beside,
  globalStyleIn,
  lead as leadLook,
  media,
  quarter,
  serif,
  stacked as column,
  styleIn,
  vars,
} from '../../styles/stylesheet.js';

const { color, fontSize, space } = vars;

/**
 * Negative in a wide list, huge in one below 21.5rem, where a term then takes the whole line. No
 * container query: before 2025 browsers gave a size container no baseline.
 */
const wholeLineBelow = '(21.5rem - 100%) * 999';

/** Rows between rules. */
const ledger = {
  list: styleIn('components', {
    width: '100%',
    fontSize: '1rem',
    fontFeatureSettings: '"tnum", "lnum"',
    borderBottom: `1px solid ${color.hairline}`,
  }),
  item: styleIn('components', {
    display: 'flex',
    flexWrap: 'wrap',
    // A value that is a link is taller than its term.
    alignItems: 'baseline',
    columnGap: `clamp(${space[4]}, 5%, ${vars.layout.gap})`,
    rowGap: space[1],
    padding: `${space[3]} 0`,
    borderTop: `1px solid ${color.hairline}`,
    breakInside: 'avoid',
    '@media': { [media.print]: { padding: '5pt 0' } },
  }),
  term: styleIn('components', {
    flex: `0 1 max(7.75rem, 25% - ${vars.layout.gap} / 4, ${wholeLineBelow})`,
    color: color.muted,
  }),
  value: styleIn('components', {
    flex: `1 1 calc(${wholeLineBelow})`,
    maxWidth: '36em',
  }),
};

// Space between several values of one term.
globalStyleIn('components', `${ledger.value} li + li`, { marginBlockStart: space[1] });

/** Term above value. */
const stacked = {
  list: styleIn('components', { width: '100%', ...column(`clamp(${space[5]}, 2.6vw, 36px)`) }),
  item: styleIn('components', { breakInside: 'avoid' }),
  term: styleIn('components', {
    ...serif,
    fontSize: fontSize.h3,
    lineHeight: 1.2,
    marginBlockEnd: space[2],
  }),
  value: styleIn('components', { maxWidth: '33em' }),
};

/** Term beside value, on one baseline; on a phone above it. */
const columns = {
  list: stacked.list,
  item: styleIn('components', {
    display: 'grid',
    gap: `${space[2]} ${vars.layout.gap}`,
    alignItems: 'first baseline',
    breakInside: 'avoid',
    '@media': {
      [media.fromSmall]: {
        gridTemplateColumns: `${quarter} minmax(0, 1fr)`,
        paddingBlockStart: space[5],
      },
    },
    paddingBlockStart: space[3],
    borderBlockStart: `1px solid ${color.hairline}`,
  }),
  // The longest words fit their column.
  term: styleIn('components', {
    ...serif,
    fontSize: `max(${fontSize.h3}, min(2.4vw, ${fontSize.h2Small}))`,
    lineHeight: 1.15,
  }),
  value: styleIn('components', { ...leadLook, maxWidth: '33em' }),
};

/** Each term as large as a title, beside its value. */
const poster = {
  ...columns,
  list: styleIn('components', { width: '100%' }),
  item: styleIn('components', {
    ...beside,
    alignItems: 'first baseline',
    paddingBlock: `clamp(${space[4]}, 2vw, ${space[5]}) clamp(${space[5]}, 3vw, ${space[7]})`,
    borderBlockStart: `1px solid ${color.accentLine}`,
    breakInside: 'avoid',
  }),
  term: styleIn('components', {
    ...serif,
    fontSize: 'clamp(3rem, 6.5vw, 6rem)',
    lineHeight: 1,
    letterSpacing: '-.025em',
  }),
};

const spoken = {
  ...serif,
  hyphens: 'manual',
  fontSize: fontSize.h2Small,
  lineHeight: 1.2,
  marginBlockEnd: space[2],
} as const;

/** Each term is the beginning of a sentence, before a line to write on. */
const unfinished = {
  ...stacked,
  term: styleIn('components', {
    ...spoken,
    display: 'flex',
    alignItems: 'baseline',
    columnGap: space[4],
    '::after': { content: '', flex: 1, borderBlockEnd: `1px solid ${color.accentLine}` },
    '@media': {
      [media.belowSmall]: { display: 'block', '::after': { display: 'block', height: '1.2em' } },
    },
  }),
};

/** The start of a column of twelve; on a phone a small step. */
const columnsIn = (count: number) =>
  `clamp(${4 * count}px, (100% - 40rem) * 9, ${count} / 12 * (100% + ${vars.layout.gap}))`;

/** Each item begins further in. */
const staggered = {
  list: styleIn('components', {
    width: '100%',
    ...column(`clamp(${space[6]}, 5vw, 80px)`),
  }),
  item: styleIn('components', {
    maxWidth: '58rem',
    breakInside: 'avoid',
    '@media': {
      [media.screen]: {
        selectors: {
          '&:nth-child(2)': { marginInlineStart: columnsIn(3) },
          '&:nth-child(3)': { marginInlineStart: columnsIn(6) },
        },
      },
    },
  }),
  term: styleIn('components', { marginBlockEnd: space[2] }),
  value: columns.value,
};

/** Depth of a stair; smaller on a phone. */
const depth = `clamp(${space[5]}, 100% - 38rem, ${quarter} + ${vars.layout.gap})`;

/** Each item is a stair, down to the next section, whose ground is sunken, too. */
const stairs = {
  list: styleIn('components', {
    width: '100%',
    '@media': { [media.screen]: { marginBlockEnd: `calc(-1 * ${vars.layout.section})` } },
  }),
  item: styleIn('components', {
    breakInside: 'avoid',
    '@media': {
      [media.screen]: {
        padding: `${space[5]} clamp(${space[4]}, 2.2vw, ${space[6]}) clamp(${space[5]}, 3.4vw, ${space[7]})`,
        borderBlockStart: `1px solid ${color.accentLine}`,
        background: color.sunken,
        selectors: {
          '&:nth-last-child(2)': { marginInlineStart: depth, background: color.sunkenDeep },
          '&:last-child': {
            background: `color-mix(in oklab, ${color.sunkenDeep}, ${color.accentLine} 12%)`,
          },
          '&:nth-last-child(3)': { marginInlineStart: `calc(2 * ${depth})` },
        },
      },
    },
  }),
  term: styleIn('components', spoken),
  value: columns.value,
};

/** A term of what is said, or asked. */
export const label = styleIn('components', {
  fontFamily: vars.font.sans,
  fontSize: fontSize.body,
  fontWeight: vars.fontWeight.medium,
  color: color.accentText,
});

/** Width of the quotation mark, which hangs in a wide window. */
const mark = '.42em';

// What is said is the size of a heading.
globalStyleIn('components', `${staggered.item} > dd > :first-child`, {
  fontSize: `max(1.625rem, ${fontSize.h2})`,
  lineHeight: 1.1,
  letterSpacing: '-.018em',
  '@media': {
    [media.fromWide]: {
      marginInlineStart: `calc(-1 * ${mark})`,
      paddingInlineStart: mark,
      textIndent: `calc(-1 * ${mark})`,
    },
  },
});

/** What is said, or asked. */
export const lead = styleIn('components', {
  ...serif,
  marginBlockEnd: space[2],
  fontSize: 'clamp(1.5rem, 1.13rem + 1.55vw, 2.5rem)',
  lineHeight: 1.15,
  textWrap: 'balance',
});

export const variants = { ledger, stacked, columns, poster, unfinished, staggered, stairs };
