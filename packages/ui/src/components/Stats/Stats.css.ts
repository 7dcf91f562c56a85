import { media, numeral, styleIn, vars } from '../../styles/stylesheet.js';

/** In a small window the figures are the lines of a list. */
const inLines = `${media.screen} and ${media.belowMedium}`;

export const group = styleIn('components', { width: '100%' });

/** Five side by side at the most, fewer where the text is large. */
const large = styleIn('components', {
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, max(8.5rem, (100% - 4 * ${vars.space[5]}) / 5)), 1fr))`,
  columnGap: vars.space[5],
  rowGap: vars.space[6],
  '@media': {
    [inLines]: { display: 'block' },
    // A long word widens its column before it is broken.
    [media.print]: { gridTemplateColumns: 'repeat(5, auto)', overflowWrap: 'break-word' },
  },
});

const small = styleIn('components', {
  display: 'flex',
  gap: `${vars.space[4]} ${vars.space[7]}`,
  '@media': { [media.belowSmall]: { columnGap: vars.space[5] } },
});

export const stats = { large, small };

/** Values and labels share their rows, so that a value on two lines moves no label out of line. */
export const stat = styleIn('components', {
  display: 'grid',
  gridRow: 'span 2',
  gridTemplateRows: 'subgrid',
  rowGap: vars.space[1],
  '@media': {
    [inLines]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'last baseline',
      columnGap: vars.space[4],
      borderTop: `1px solid ${vars.color.hairline}`,
      paddingBlock: vars.space[3],
    },
    [media.print]: { rowGap: '4pt' },
  },
  selectors: {
    // The label is beside the number, on a phone below it.
    [`${small} > &`]: {
      display: 'flex',
      flexWrap: 'nowrap',
      alignItems: 'last baseline',
      columnGap: vars.space[3],
      padding: 0,
      border: 0,
      '@media': { [media.belowSmall]: { display: 'grid', gridTemplateRows: 'none' } },
    },
  },
});

export const value = styleIn('components', {
  order: -1,
  alignSelf: 'last baseline',
  ...numeral,
  fontSize: vars.fontSize.numeral,
  '@media': {
    [inLines]: {
      flex: 'none',
      width: 'min-content',
      minWidth: 'max(9rem, 32%)',
      maxWidth: '100%',
      overflowWrap: 'break-word',
    },
  },
  selectors: {
    [`${small} &`]: { flex: 'none', minWidth: 0, width: 'auto', fontSize: vars.fontSize.h2Small },
  },
});

/** The words around a number: “more than”. */
export const qualifier = styleIn('components', {
  display: 'block',
  flex: '0 0 100%',
  fontFamily: vars.font.sans,
  fontWeight: vars.fontWeight.regular,
  fontSize: vars.fontSize.small,
  lineHeight: 1.4,
  letterSpacing: 0,
  color: vars.color.muted,
  marginBottom: vars.space[2],
});

export const label = styleIn('components', {
  fontSize: vars.fontSize.small,
  lineHeight: 1.45,
  color: vars.color.muted,
  maxWidth: '18em',
  textWrap: 'balance',
  hyphens: 'auto',
  flex: '1 1 7rem',
  selectors: { [`${small} &`]: { flex: 'none', maxWidth: '9.5em' } },
});

export const unitWord = styleIn('components', { fontSize: '.42em', letterSpacing: '-.01em' });
