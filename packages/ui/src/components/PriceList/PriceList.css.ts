import { media, numeral, styleIn, vars } from '../../styles/stylesheet.js';

export const list = styleIn('components', {
  width: '100%',
  display: 'grid',
  // Fewer side by side with large text.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr))',
  columnGap: vars.layout.gap,
  marginBlockEnd: `calc(-1 * ${vars.space[6]})`,
  '@media': {
    [media.print]: {
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      marginBlockEnd: 0,
    },
  },
});

export const price = styleIn('components', {
  display: 'grid',
  gridRow: 'span 2',
  gridTemplateRows: 'subgrid',
  alignContent: 'start',
  rowGap: vars.space[4],
  borderTop: `1px solid ${vars.color.accentLine}`,
  padding: `${vars.space[5]} 0 ${vars.space[6]}`,
  breakInside: 'avoid',
});

export const label = styleIn('components', { color: vars.color.muted });

export const value = styleIn('components', {
  fontSize: vars.fontSize.small,
  lineHeight: 1.5,
  maxWidth: '17em',
});

export const amount = styleIn('components', {
  display: 'inline-block',
  marginBlockEnd: vars.space[3],
  ...numeral,
  fontSize: vars.fontSize.numeral,
  whiteSpace: 'nowrap',
});
