import { serif, styleIn, underline, vars } from '../../styles/stylesheet.js';

export const list = styleIn('components', { width: '100%' });

/** The whole row; without room beside the text, the name of the page is below it. */
export const link = styleIn('components', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space[4],
  paddingBlock: vars.space[4],
  borderBlockStart: `1px solid ${vars.color.hairline}`,
  textDecoration: 'none',
  ':hover': { color: vars.color.primary },
});

export const text = styleIn('components', {
  flex: '1 1 14rem',
  ...serif,
  fontSize: 'clamp(1.375rem, .95rem + 1.7vw, 2.25rem)',
  lineHeight: 1.2,
  textWrap: 'balance',
  selectors: { [`${link}:hover &`]: underline('auto', '.14em') },
});

export const label = styleIn('components', {
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  fontSize: vars.fontSize.small,
  fontWeight: vars.fontWeight.medium,
  lineHeight: 1.5,
});
