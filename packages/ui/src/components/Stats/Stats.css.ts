import { media, numeral, styleIn, vars } from '../../styles/stylesheet.js';

/** Two a row in a small window; the last three of an odd number share one. */
const inPairs = `${media.screen} and ${media.belowMedium}`;

export const group = styleIn('components', { width: '100%' });

/** Five a row at most, fewer if the text is large. */
const large = styleIn('components', {
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, max(8.5rem, (100% - 4 * ${vars.space[5]}) / 5)), 1fr))`,
  columnGap: vars.space[5],
  rowGap: vars.space[6],
  '@media': {
    [inPairs]: {
      gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
      gap: `${vars.space[5]} ${vars.space[4]}`,
    },
    // A long word widens its column before it is broken.
    [media.print]: { gridTemplateColumns: 'repeat(5, auto)', overflowWrap: 'break-word' },
  },
});

const small = styleIn('components', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[4]} 56px`,
  '@media': { [media.belowMedium]: { columnGap: vars.space[5] } },
});

export const stats = { large, small };

/** Values and labels share their rows, so that a value of two lines keeps labels aligned. */
export const stat = styleIn('components', {
  display: 'grid',
  gridRow: 'span 2',
  gridTemplateRows: 'subgrid',
  rowGap: vars.space[1],
  '@media': {
    [media.print]: { rowGap: '4pt' },
  },
  selectors: {
    // The label is beside the number, on a phone below it.
    [`${small} > &`]: {
      flex: 'none',
      maxWidth: '100%',
      display: 'flex',
      alignItems: 'last baseline',
      columnGap: vars.space[3],
      padding: 0,
      border: 0,
      '@media': { [media.belowSmall]: { display: 'grid', gridTemplateRows: 'none' } },
    },
    [`${large} > &`]: { '@media': { [inPairs]: { gridColumn: 'span 3' } } },
    [`${large}:has(> :last-child:nth-child(odd)) > &:nth-last-child(-n + 3)`]: {
      '@media': { [inPairs]: { gridColumn: 'span 2' } },
    },
  },
});

export const value = styleIn('components', {
  order: -1,
  alignSelf: 'last baseline',
  ...numeral,
  fontSize: vars.fontSize.numeral,
  selectors: {
    [`${small} &`]: { flex: 'none', fontSize: vars.fontSize.h2Small },
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
  selectors: { [`${small} &`]: { flex: 'none', hyphens: 'none', maxWidth: '9.375rem' } },
});

export const unitWord = styleIn('components', { fontSize: '.42em', letterSpacing: '-.01em' });
