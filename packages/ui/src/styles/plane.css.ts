import type {
  BackgroundRole,
  TextRole,
  InverseBackgroundRole,
  InverseTextRole,
} from '../theme/contrast.js';
import type { ColorRole } from '../theme/tokens.js';
import { styleIn, vars } from './stylesheet.js';

/** Each role's colour on a petrol surface. */
const onPlane = {
  bg: 'plane',
  surface: 'planeLow',
  sunken: 'planeLow',
  sunkenDeep: 'planeDeep',
  beamOnBg: 'planeHigh',
  beamOnSunken: 'planeHigh',
  text: 'onPlane',
  muted: 'onPlaneMuted',
  hairline: 'onPlaneLine',
  accentText: 'onPlaneAccent',
  accentLine: 'onPlaneAccent',
  primary: 'onPlanePrimary',
  primaryHover: 'onPlane',
  onPrimary: 'onPlaneAction',
  danger: 'onPlaneAccent',
  success: 'onPlaneAccent',
  control: 'onPlaneMuted',
  focus: 'onPlaneFocus',
} as const satisfies Record<BackgroundRole, InverseBackgroundRole> &
  Record<TextRole, InverseTextRole> &
  Partial<Record<ColorRole, ColorRole>>;

const roles = Object.keys(onPlane) as (keyof typeof onPlane)[];

/** A petrol surface: remaps colour roles, so components need no variant. */
export const plane = styleIn('primitives', {
  background: vars.color.plane,
  color: vars.color.text,
  vars: Object.fromEntries(roles.map((role) => [vars.color[role], vars.color[onPlane[role]]])),
});

/** Marks a petrol surface of a whole section. */
export const planeSection = styleIn('primitives', {});

/** The lower part of a petrol surface; the brass line above it is the floor line. */
export const planeFloor = styleIn('primitives', {
  position: 'relative',
  borderTop: `1px solid ${vars.color.onPlaneAccent}`,
  // On a dark page what follows may have the same colour.
  boxShadow: `inset 0 -1px light-dark(transparent, ${vars.color.onPlaneLine})`,
  background: vars.color.planeLow,
  vars: { [vars.color.bg]: vars.color.planeLow },
});
