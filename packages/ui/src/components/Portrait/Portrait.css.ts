import { styleIn, vars } from '../../styles/stylesheet.js';
import { serif } from '../../styles/typography.js';

export const frame = styleIn('components', {
  position: 'relative',
  display: 'block',
  maxWidth: '100%',
  // The size of the initials depends on the width of the frame.
  containerType: 'inline-size',
});

export const shapes = {
  square: styleIn('components', { width: vars.size.portrait, aspectRatio: '1' }),
  /** As high as the words beside it, if these stretch it. */
  upright: styleIn('components', { width: '288px', aspectRatio: '4 / 5', minHeight: '100%' }),
};

export const picture = styleIn('components', {
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  // Keeps head and shoulders in the frame.
  objectPosition: '50% 20%',
  outline: `1px solid ${vars.color.accentLine}`,
  outlineOffset: '-1px',
});

/** A closed door with light below it, instead of a photograph. */
export const door = styleIn('components', {
  display: 'grid',
  placeContent: 'center',
  ...serif,
  fontSize: '32cqi',
  lineHeight: 1,
  color: vars.color.brass,
  background: vars.color.plane,
  '::after': {
    content: '',
    position: 'absolute',
    insetInline: '1px',
    insetBlockEnd: '1px',
    height: vars.space[1],
    background: vars.color.doorLight,
  },
});

/** In the corner, clear of face and shoulders. */
export const badge = styleIn('components', {
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  paddingInline: vars.space[1],
  background: vars.color.planeDeep,
  color: vars.color.brass,
  fontSize: vars.fontSize.tiny,
  lineHeight: 1.5,
  // It would cover the head of a small one, which another portrait of the page says more of.
  '@container': { '(width < 8rem)': { display: 'none' } },
});
