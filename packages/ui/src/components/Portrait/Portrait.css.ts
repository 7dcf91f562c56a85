import { media, styleIn, vars } from '../../styles/stylesheet.js';

export const picture = styleIn('components', {
  width: vars.size.portrait,
  aspectRatio: '1',
  objectFit: 'cover',
  '@media': { [media.print]: { width: '45mm' } },
});
