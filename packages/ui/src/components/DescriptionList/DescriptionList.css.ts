import { columnsFrom, quarter } from '../../styles/layout.js';
import { globalStyleIn, media, styleIn, vars } from '../../styles/stylesheet.js';
import { leadStyle, serif } from '../../styles/typography.js';

const { color, fontSize, space } = vars;

/**
 * Negative in a wide list, huge in one below 21.5rem, where a term then takes the whole line. No
 * container query: before 2025 browsers gave a size container no baseline.
 */
const wholeLineBelow = '(21.5rem - 100%) * 999';

const ledger = {
  list: styleIn('components', {
    width: '100%',
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
  }),
  term: styleIn('components', {
    flex: `0 1 max(7.75rem, ${quarter}, ${wholeLineBelow})`,
    color: color.muted,
  }),
  value: styleIn('components', {
    flex: `1 1 calc(${wholeLineBelow})`,
    // Below its term if a word, such as an address, would not fit beside it.
    overflowWrap: 'break-word',
    maxWidth: 'min(36em, 100%)',
  }),
};

// Space between several values of one term.
globalStyleIn('components', `${ledger.value} li + li`, { marginBlockStart: space[1] });

/** Beside each other in a list that is wider than 54rem; then terms and values share their rows. */
const stackedTerms = {
  list: styleIn('components', {
    width: '100%',
    display: 'grid',
    gridTemplateColumns: columnsFrom('54rem', '12rem'),
    gap: `clamp(${space[4]}, 2.6vw, 36px) ${vars.layout.gap}`,
    // The list follows a sentence as large as a title.
    selectors: {
      'h3 + &': { '@media': { [media.fromMedium]: { marginBlockStart: '60px' } } },
    },
  }),
  item: styleIn('components', {
    display: 'grid',
    gridRow: 'span 2',
    gridTemplateRows: 'subgrid',
    rowGap: space[2],
    breakInside: 'avoid',
  }),
  term: styleIn('components', {
    ...serif,
    fontSize: fontSize.h3,
    lineHeight: 1.2,
    // Wraps between words instead.
    '@media': { [media.fromMedium]: { hyphens: 'none' } },
  }),
  value: styleIn('components', { ...leadStyle, maxWidth: '33em' }),
};

/** The first is as large as a title; the others are below it, in two columns. */
const questions = {
  list: styleIn('components', {
    width: '100%',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[4],
    '@media': {
      [media.fromMedium]: {
        gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
        gap: `${space[8]} ${vars.layout.gap}`,
      },
    },
  }),
  item: styleIn('components', { breakInside: 'avoid', ':first-child': { gridColumn: '1 / -1' } }),
  term: styleIn('components', {
    ...serif,
    marginBlockEnd: space[3],
    fontSize: fontSize.h3,
    lineHeight: 1.15,
    textWrap: 'balance',
    selectors: {
      ':first-child > &': { fontSize: 'clamp(1.75rem, .6rem + 4.6vw, 4.375rem)', lineHeight: 1.06 },
    },
  }),
  value: stackedTerms.value,
};

/** A term above its question: a small line. */
export const label = styleIn('components', {
  display: 'block',
  marginBlockEnd: space[3],
  fontFamily: vars.font.sans,
  fontSize: fontSize.body,
  fontWeight: vars.fontWeight.medium,
  color: color.accentText,
});

export const layouts = { ledger, stacked: stackedTerms, questions };
