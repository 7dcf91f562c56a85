import { styleIn, vars } from '../../styles/stylesheet.js';
import { serif } from '../../styles/typography.js';

export const frame = styleIn('components', {
  position: 'relative',
  display: 'block',
  maxWidth: '100%',
  // The size of the initials depends on the width of the frame.
  containerType: 'inline-size',
  isolation: 'isolate',
  // A gradient, because forced colours replace a colour.
  background: `linear-gradient(${vars.color.onPlanePrimary} 0 0)`,
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

/** At most as light as the drawn doors, whose light is dimmed in the dark scheme. */
export const photo = styleIn('components', { mixBlendMode: 'darken' });

/** A closed door with light below it, instead of a photograph. */
export const door = styleIn('components', {
  display: 'grid',
  placeContent: 'center',
  ...serif,
  fontSize: '32cqi',
  lineHeight: 1,
  color: vars.color.onPlaneAccent,
  background: vars.color.plane,
  '::after': {
    content: '',
    position: 'absolute',
    insetInline: '1px',
    insetBlockEnd: '1px',
    height: vars.space[1],
    background: vars.color.onPlanePrimary,
  },
});

/** A plinth for the bust, clear of the face. */
export const badge = styleIn('components', {
  position: 'absolute',
  insetBlockEnd: 0,
  insetInline: 0,
  paddingInline: vars.space[1],
  background: vars.color.planeDeep,
  color: vars.color.onPlaneAccent,
  fontSize: vars.fontSize.tiny,
  lineHeight: 1.5,
  textAlign: 'center',
  // Its ground is not printed.
  '@media': { print: { insetBlock: '100% auto' } },
});
