import { createGlobalTheme, globalStyle } from '@vanilla-extract/css';
import { layers } from './layers.css.js';
import { tokens, type ColorRole } from './tokens.js';
import { vars } from './vars.css.js';

const { light, dark } = tokens.color;
const roles = Object.keys(light) as ColorRole[];

/** One value per role for both schemes; `color-scheme` on any element selects one. */
const color = Object.fromEntries(
  roles.map((role) => [
    role,
    light[role] === dark[role] ? light[role] : `light-dark(${light[role]}, ${dark[role]})`,
  ]),
) as Record<ColorRole, string>;

/** Browsers that don't know `light-dark()` show the light scheme, whatever the system's setting. */
const lightOnly = {
  colorScheme: 'light',
  vars: Object.fromEntries(
    roles
      .filter((role) => light[role] !== dark[role])
      .map((role) => [vars.color[role], light[role]]),
  ),
} as const;

createGlobalTheme(':root', vars, { '@layer': layers.tokens, ...tokens, color });

globalStyle(':root', {
  '@layer': {
    [layers.tokens]: {
      colorScheme: 'light dark',
      '@supports': { 'not (color: light-dark(red, red))': lightOnly },
    },
  },
});
