import { media, styleIn, vars } from '../../styles/stylesheet.js';

export const picture = styleIn('components', {
  objectFit: 'cover',
  outline: `1px solid ${vars.color.accentLine}`,
  outlineOffset: '-1px',
});

export const shapes = {
  square: styleIn('components', {
    width: vars.size.portrait,
    aspectRatio: '1',
    '@media': { [media.print]: { width: '45mm' } },
  }),
  door: styleIn('components', {
    width: '100%',
    aspectRatio: '5 / 8',
    // Head and shoulders.
    objectPosition: '50% 20%',
  }),
};

export const marked = styleIn('components', { position: 'relative', display: 'block' });

/** Fits the narrowest portrait in every language. */
export const mark = styleIn('components', {
  position: 'absolute',
  insetInline: '1px',
  insetBlockEnd: '1px',
  background: vars.color.planeDeep,
  color: vars.color.brass,
  fontSize: vars.fontSize.tiny,
  lineHeight: 1.6,
  textAlign: 'center',
  '@media': {
    [media.print]: { position: 'static', background: vars.color.bg, color: vars.color.text },
  },
});
