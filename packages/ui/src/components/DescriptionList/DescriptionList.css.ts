import {
  beside,
  globalStyleIn,
  leadStyle,
  media,
  quarter,
  serif,
  stacked,
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
    flex: `0 1 max(7.75rem, ${quarter}, ${wholeLineBelow})`,
    color: color.muted,
  }),
  value: styleIn('components', {
    flex: `1 1 calc(${wholeLineBelow})`,
    // Below its term if a word, such as an address, would not fit beside it.
    overflowWrap: 'break-word',
    maxWidth: '36em',
  }),
};

// Space between several values of one term.
globalStyleIn('components', `${ledger.value} li + li`, { marginBlockStart: space[1] });

const stackedTerms = {
  list: styleIn('components', { width: '100%', ...stacked(`clamp(${space[4]}, 2.6vw, 36px)`) }),
  item: styleIn('components', { breakInside: 'avoid' }),
  term: styleIn('components', {
    ...serif,
    fontSize: fontSize.h3,
    lineHeight: 1.2,
    marginBlockEnd: space[2],
  }),
  value: styleIn('components', { ...leadStyle, maxWidth: '33em' }),
};

/** Term beside value, on one baseline; in a narrow window above it. */
const rows = {
  list: stackedTerms.list,
  item: styleIn('components', {
    ...beside,
    rowGap: space[2],
    alignItems: 'first baseline',
    breakInside: 'avoid',
    paddingBlockStart: `clamp(${space[3]}, 2vw, ${space[5]})`,
    borderBlockStart: `1px solid ${color.hairline}`,
  }),
  term: styleIn('components', {
    ...serif,
    fontSize: `clamp(${fontSize.h3}, 2.8vw, ${fontSize.h2Small})`,
    lineHeight: 1.15,
    textWrap: 'balance',
  }),
  value: stackedTerms.value,
};

/** A small line above what is large. */
export const label = styleIn('components', {
  display: 'block',
  marginBlockEnd: space[2],
  fontFamily: vars.font.sans,
  fontSize: fontSize.body,
  fontWeight: vars.fontWeight.medium,
  color: color.accentText,
});

export const layouts = { ledger, stacked: stackedTerms, rows };
