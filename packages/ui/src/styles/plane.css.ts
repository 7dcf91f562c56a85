import type { Ground, Ink, Plane, PlaneInk } from '../theme/contrast.js';
import type { ColorRole } from '../theme/tokens.js';
import { media, styleIn, vars } from './stylesheet.js';

/** The colours of the roles on a petrol plane: every ink and ground, so that each pair keeps its contrast. */
const onPlane = {
  bg: 'plane',
  surface: 'planeLow',
  sunken: 'planeLow',
  sunkenDeep: 'planeDeep',
  glow: 'planeHigh',
  sunkenGlow: 'planeHigh',
  text: 'onPlane',
  muted: 'onPlaneMuted',
  hairline: 'onPlaneLine',
  accentText: 'brass',
  accentLine: 'brass',
  primary: 'light',
  primaryHover: 'onPlane',
  onPrimary: 'onPlaneAction',
  danger: 'brass',
  success: 'brass',
  control: 'onPlaneMuted',
  focus: 'onPlaneFocus',
} as const satisfies Record<Ground, Plane> &
  Record<Ink, PlaneInk> &
  Partial<Record<ColorRole, ColorRole>>;

const roles = Object.keys(onPlane) as (keyof typeof onPlane)[];

/**
 * A petrol plane. It turns the roles of the colours around for everything on it, so that a button, a
 * link or a rule needs no separate variant. A printed page has no dark walls: there the roles stay,
 * and the plane is white.
 */
export const plane = styleIn('primitives', {
  '@media': {
    [media.screen]: {
      background: vars.color.plane,
      color: vars.color.text,
      vars: Object.fromEntries(roles.map((role) => [vars.color[role], vars.color[onPlane[role]]])),
    },
  },
});

/** The floor in front of a plane's wall. The brass line between the two is the floor line. */
export const floor = styleIn('primitives', {
  position: 'relative',
  borderTop: `1px solid ${vars.color.brass}`,
  '@media': {
    [media.screen]: {
      background: vars.color.planeLow,
      vars: { [vars.color.bg]: vars.color.planeLow },
    },
  },
});
