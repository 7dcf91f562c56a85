import { styleIn, vars } from '../../styles/stylesheet.js';
import { underline } from '../../styles/typography.js';
import { navigationLink } from './navigationLink.js';

export const link = styleIn('components', {
  ...navigationLink,
  gap: vars.space[2],
  // Contains the hidden name, which would otherwise widen the page.
  position: 'relative',
  minWidth: vars.size.target,
  fontSize: vars.fontSize.controlCompact,
});

export const code = styleIn('components', {
  minWidth: '1.7em',
  selectors: { [`${link}[aria-current] &`]: underline('2px', '.4em') },
});

export const flag = styleIn('components', {
  width: '20px',
  height: '14px',
  flex: 'none',
  outline: '1px solid oklch(50% .02 215 / .35)',
  outlineOffset: '-1px',
});
