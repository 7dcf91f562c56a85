import { beside as halves, media, numeral, styleIn, vars } from '../../styles/stylesheet.js';

export const group = styleIn('components', { width: '100%' });

export const beside = styleIn('components', {
  ...halves,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  rowGap: vars.space[5],
});

export const list = styleIn('components', {
  width: '100%',
  display: 'grid',
  // Fewer side by side with large text.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr))',
  columnGap: vars.layout.gap,
  alignContent: 'start',
  '@media': { [media.print]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});

export const price = styleIn('components', {
  display: 'grid',
  gridRow: 'span 2',
  gridTemplateRows: 'subgrid',
  alignContent: 'start',
  rowGap: vars.space[2],
  borderTop: `1px solid ${vars.color.accentLine}`,
  padding: `${vars.space[4]} 0 ${vars.space[5]}`,
  breakInside: 'avoid',
});

export const label = styleIn('components', {
  fontSize: vars.fontSize.small,
  lineHeight: 1.5,
  color: vars.color.muted,
});

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

export const conditions = styleIn('components', {
  width: '100%',
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 13rem), 1fr))',
  columnGap: vars.layout.gap,
  alignContent: 'start',
});

export const condition = styleIn('components', {
  padding: `${vars.space[4]} 0 18px`,
  borderTop: `1px solid ${vars.color.hairline}`,
  breakInside: 'avoid',
  selectors: {
    '&:first-child': { borderTopColor: vars.color.accentLine },
    '&:last-child:nth-child(odd)': { gridColumn: '1 / -1' },
    // In two columns the rule in brass goes on.
    '&:nth-child(2)': {
      '@media': { [media.fromMedium]: { borderTopColor: vars.color.accentLine } },
    },
  },
  '@media': { [media.print]: { padding: '5pt 0' } },
});
