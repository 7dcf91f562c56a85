import { createGlobalThemeContract } from '@vanilla-extract/css';
import { tokens } from './tokens.js';

/**
 * The theme contract. Names are global, for source and published package alike, and prefixed
 * against collisions.
 */
export const vars = createGlobalThemeContract(
  { ...tokens, color: tokens.color.light },
  (_value, path) => ['advisor', ...path].join('-'),
);
