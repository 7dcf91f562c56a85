import { serif, stacked, styleIn, underline, vars } from '../../styles/stylesheet.js';

export const list = styleIn('components', { width: '100%', ...stacked(vars.space[2]) });

/** The whole row: the name of the page is below the text. */
export const link = styleIn('components', {
  display: 'block',
  paddingBlock: vars.space[2],
  textDecoration: 'none',
  ':hover': { color: vars.color.primary },
});

export const text = styleIn('components', {
  display: 'block',
  ...serif,
  fontSize: 'clamp(1.375rem, .95rem + 1.7vw, 2.25rem)',
  lineHeight: 1.2,
  textWrap: 'balance',
  selectors: { [`${link}:hover &`]: underline('auto', '.14em') },
});

/** After the text, if it has no label. */
export const arrow = styleIn('components', {
  paddingInlineStart: '.4em',
  fontSize: '.6em',
  whiteSpace: 'nowrap',
});

export const label = styleIn('components', {
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  fontSize: vars.fontSize.small,
  fontWeight: vars.fontWeight.medium,
  lineHeight: 1.5,
});
