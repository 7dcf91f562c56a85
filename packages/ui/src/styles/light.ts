import { vars } from './stylesheet.js';

/** A large area in full light, in the dark scheme too. */
export const fullLight = {
  colorScheme: 'light',
  color: vars.color.text,
  background: vars.color.fullLight,
} as const;

export const wallInside = `color-mix(in oklab, ${vars.color.light} 46%, ${vars.color.plane})`;
