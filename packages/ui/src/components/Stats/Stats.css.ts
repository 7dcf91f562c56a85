import { media, numeral, styleIn, vars } from '../../styles/stylesheet.js';

const phone = `${media.screen} and ${media.belowSmall}`;

export const group = styleIn('components', { width: '100%' });

/** As many columns as there are, fewer if the text is large; on a phone a row each. */
const large = styleIn('components', {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 7rem), 1fr))',
  gap: `${vars.space[6]} ${vars.space[4]}`,
  '@media': {
    [phone]: { gridTemplateColumns: 'auto minmax(0, 1fr)', rowGap: vars.space[4] },
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
    [`${large} > &`]: {
      '@media': {
        [phone]: {
          gridArea: 'auto / 1 / auto / -1',
          gridTemplate: 'auto / subgrid',
          alignItems: 'last baseline',
        },
      },
    },
    // The label is beside the number, on a phone below it.
    [`${small} > &`]: {
      flex: 'none',
      maxWidth: '100%',
      display: 'flex',
      alignItems: 'last baseline',
      columnGap: vars.space[3],
      padding: 0,
      border: 0,
      '@media': {
        [media.belowSmall]: { display: 'grid', gridTemplateRows: 'none', alignContent: 'start' },
      },
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

export const unitWord = styleIn('components', {
  fontFamily: vars.font.sans,
  fontWeight: vars.fontWeight.regular,
  fontSize: `clamp(${vars.fontSize.tiny}, .3em, 1.5rem)`,
  letterSpacing: 0,
  whiteSpace: 'nowrap',
});
