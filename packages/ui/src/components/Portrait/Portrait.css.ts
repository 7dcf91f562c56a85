import { media, styleIn, vars } from '../../styles/stylesheet.js';

export const picture = styleIn('components', {
  objectFit: 'cover',
  outline: `1px solid ${vars.color.accentLine}`,
  '@media': { [media.print]: { width: '45mm' } },
});

export const shapes = {
  square: styleIn('components', { width: vars.size.portrait, aspectRatio: '1' }),
  door: styleIn('components', {
    width: '100%',
    aspectRatio: '5 / 8',
    // Head and shoulders.
    objectPosition: '50% 20%',
    '@media': { [media.print]: { width: '20mm' } },
  }),
};
