import { columnsFrom, itemGap, onTablet, quarter, ruledOff } from '../../styles/fragments.js';
import { globalStyleIn, media, styleIn, vars } from '../../styles/stylesheet.js';
import { serif } from '../../styles/typography.js';

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
    display: 'grid',
    gridTemplateColumns: columnsFrom('54rem', '28rem'),
    columnGap: vars.layout.gap,
    lineHeight: 1.5,
  }),
  item: styleIn('components', {
    display: 'flex',
    flexWrap: 'wrap',
    // A value that is a link is taller than its term.
    alignItems: 'baseline',
    columnGap: `clamp(${space[4]}, 4%, ${vars.layout.gap})`,
    rowGap: space[1],
    padding: '10px 0',
    // The lower rule of the last row; elsewhere on the upper rule of the next.
    boxShadow: `0 1px ${color.hairline}`,
    borderTop: `1px solid ${color.hairline}`,
    breakInside: 'avoid',
  }),
  term: styleIn('components', {
    flex: `0 1 max(7.75rem, ${quarter}, min(24%, 8.75rem), ${wholeLineBelow})`,
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

/** Side by side in a list wider than 54rem, where terms and values share rows. */
const stackedTerms = {
  list: styleIn('components', {
    width: '100%',
    display: 'grid',
    gridTemplateColumns: columnsFrom('54rem', '12rem'),
    gap: `clamp(${space[4]}, 2.6vw, 36px) ${vars.layout.gap}`,
    '@media': { [media.belowMedium]: { rowGap: itemGap } },
  }),
  item: styleIn('components', {
    display: 'grid',
    gridRow: 'span 2',
    gridTemplateRows: 'subgrid',
    rowGap: space[2],
    breakInside: 'avoid',
    '@media': onTablet,
    selectors: { '& + &': { '@media': { [media.belowMedium]: ruledOff } } },
  }),
  term: styleIn('components', {
    ...serif,
    fontSize: fontSize.h3,
    lineHeight: 1.2,
    // There is room to wrap between words.
    '@media': { [media.fromMedium]: { hyphens: 'none' } },
  }),
  value: styleIn('components', { maxWidth: '33em' }),
};

export const layouts = { ledger, stacked: stackedTerms };
