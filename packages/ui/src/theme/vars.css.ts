import { createGlobalThemeContract } from '@vanilla-extract/css';
import { tokens } from './tokens.js';

/**
 * The theme contract. Names are global, so that source and published package share them, and have a
 * prefix, so that an application's own `--color-primary` is another one.
 */
export const vars = createGlobalThemeContract(
  { ...tokens, color: tokens.color.light },
  (_value, path) => ['advisor', ...path].join('-'),
);
