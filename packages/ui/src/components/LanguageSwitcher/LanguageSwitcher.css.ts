import { navigationLink, styleIn, underline, vars } from '../../styles/stylesheet.js';

export const row = styleIn('components', {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[4],
});

export const link = styleIn('components', {
  ...navigationLink,
  gap: vars.space[2],
  // Contains the hidden name, which would otherwise widen the page.
  position: 'relative',
  minWidth: vars.size.target,
  fontSize: '1rem',
});

export const code = styleIn('components', {
  minWidth: '1.7em',
  selectors: { [`${link}[aria-current] &`]: underline('2px', '.4em') },
});
