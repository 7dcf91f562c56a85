import { globalLayer } from '@vanilla-extract/css';

/** Parent of every layer, so that an application orders them by one name. */
const advisor = globalLayer('advisor');
const layer = (name: string) => globalLayer({ parent: advisor }, name);

/** Cascade layers, weakest first. Only this order decides between rules of different files. */
export const layers = {
  reset: layer('reset'),
  tokens: layer('tokens'),
  primitives: layer('primitives'),
  components: layer('components'),
  /** User preferences: print, forced colours, reduced motion. */
  preferences: layer('preferences'),
};
