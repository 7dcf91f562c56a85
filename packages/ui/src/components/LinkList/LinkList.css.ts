import { media, serif, styleIn, underline, vars } from '../../styles/stylesheet.js';

export const list = styleIn('components', {
  width: '100%',
  borderBottom: `1px solid ${vars.color.hairline}`,
  // In one column the next section's rule follows; two lines would enclose an empty row.
  '@media': { [media.belowSmall]: { borderBottom: 0 } },
});

export const item = styleIn('components', { borderTop: `1px solid ${vars.color.hairline}` });

/** The whole row. The page's name is at its end, or wraps below. */
export const link = styleIn('components', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${vars.space[1]} ${vars.space[5]}`,
  paddingBlock: vars.space[4],
  textDecoration: 'none',
  ':hover': { color: vars.color.primary },
  '@media': { [media.print]: { paddingBlock: '4pt' } },
});

export const text = styleIn('components', {
  flex: '1 1 16rem',
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
