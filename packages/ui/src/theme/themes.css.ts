import { createGlobalTheme, globalStyle } from '@vanilla-extract/css';
import { layers } from '../styles/layers.css.js';
import { media } from '../styles/media.js';
import { tokens, type ColorRole } from './tokens.js';
import { vars } from './vars.css.js';

const { light, dark } = tokens.color;
const roles = Object.keys(light) as ColorRole[];

/** One value a role for both schemes; `color-scheme` on any element decides which one it shows. */
const color = Object.fromEntries(
  roles.map((role) => [
    role,
    light[role] === dark[role] ? light[role] : `light-dark(${light[role]}, ${dark[role]})`,
  ]),
) as Record<ColorRole, string>;

createGlobalTheme(':root', vars, { '@layer': layers.tokens, ...tokens, color });

globalStyle(':root', {
  '@layer': {
    [layers.tokens]: {
      colorScheme: 'light dark',
      // Paper is light, whatever the screen was.
      '@media': { [media.print]: { colorScheme: 'light' } },
    },
  },
});
