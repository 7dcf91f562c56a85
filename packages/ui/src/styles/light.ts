import { tokens, type ColorRole } from '../theme/tokens.js';
import { vars } from './stylesheet.js';

/** A large area in full light, in the dark scheme too. */
export const fullLight = {
  colorScheme: 'light',
  color: vars.color.text,
  background: vars.color.fullLight,
} as const;

/** The colours of such an area where the rest is dark. */
const { light, lit } = tokens.color;
export const dimmed = Object.fromEntries(
  (Object.keys(lit) as ColorRole[])
    .filter((role) => lit[role] !== light[role])
    .map((role) => [vars.color[role], lit[role]]),
);

export const wallInside = `color-mix(in oklab, ${vars.color.light} 46%, ${vars.color.plane})`;
