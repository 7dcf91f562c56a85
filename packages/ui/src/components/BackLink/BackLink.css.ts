import { media, styleIn, vars } from '../../styles/stylesheet.js';

export const back = styleIn('components', {
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[3],
  minHeight: vars.size.target,
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline' },
  '@media': { [media.print]: { display: 'none' } },
});
