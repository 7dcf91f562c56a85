import { media, numeral, styleIn, vars } from '../../styles/stylesheet.js';

const phone = `${media.screen} and ${media.belowSmall}`;

export const group = styleIn('components', { width: '100%' });

/** As many columns as there are, fewer if the text is large; on a phone a row each. */
export const stats = styleIn('components', {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 7rem), 1fr))',
  gap: `${vars.space[6]} ${vars.space[4]}`,
  '@media': {
    [phone]: { gridTemplateColumns: 'auto minmax(0, 1fr)', rowGap: vars.space[4] },
    // A long word widens its column before it is broken.
    [media.print]: { gridTemplateColumns: 'repeat(5, auto)', overflowWrap: 'break-word' },
  },
});

/** Values and labels share their rows, so that a value of two lines keeps labels aligned. */
export const stat = styleIn('components', {
  display: 'grid',
  gridRow: 'span 2',
  gridTemplateRows: 'subgrid',
  rowGap: vars.space[1],
  '@media': {
    [phone]: {
      gridArea: 'auto / 1 / auto / -1',
      gridTemplate: 'auto / subgrid',
      alignItems: 'last baseline',
    },
    [media.print]: { rowGap: '4pt' },
  },
});

export const value = styleIn('components', {
  order: -1,
  alignSelf: 'last baseline',
  ...numeral,
  // A price fits the smallest window with text of twice the size.
  fontSize: `min(${vars.fontSize.numeral}, 16vw)`,
});

/** The words around a number: “more than”. */
export const qualifier = styleIn('components', {
  display: 'block',
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
});

export const unitWord = styleIn('components', {
  fontFamily: vars.font.sans,
  fontWeight: vars.fontWeight.regular,
  fontSize: `clamp(${vars.fontSize.tiny}, .3em, 1.5rem)`,
  letterSpacing: 0,
  whiteSpace: 'nowrap',
});
