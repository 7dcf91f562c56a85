import { createVar } from '@vanilla-extract/css';
import { tokens, type ColorRole } from '../theme/tokens.js';
import { vars } from './stylesheet.js';

const { light, darkInFullLight } = tokens.color;

/**
 * The colours of a large area in full light. Registered, so that they follow the scheme around the area,
 * though what is in it has the light one. The initial value is for browsers without `light-dark()`.
 */
const properties = (Object.keys(darkInFullLight) as ColorRole[])
  .filter((role) => darkInFullLight[role] !== light[role])
  .map((role) => {
    const rule = { syntax: '<color>', inherits: true, initialValue: light[role] };
    return [role, createVar(rule, role)] as const;
  });
export const fullLightColor = new Map(properties).get('fullLight')!;

/** A large area in full light. */
export const fullLight = Object.fromEntries(
  properties.map(([role, name]) => [
    name,
    `light-dark(${vars.color[role]}, ${darkInFullLight[role]})`,
  ]),
);

/** What is in such an area: dark on light, in the dark scheme too. */
export const onFullLight = {
  colorScheme: 'light',
  color: vars.color.text,
  vars: Object.fromEntries(properties.map(([role, name]) => [vars.color[role], name])),
} as const;

export const wallInside = `color-mix(in oklab, ${vars.color.doorLight} 46%, ${vars.color.plane})`;
