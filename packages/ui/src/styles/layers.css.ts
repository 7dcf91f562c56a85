import { globalLayer } from '@vanilla-extract/css';

/**
 * The cascade, weakest first. Order of files never decides which rule wins: a rule's layer does, and
 * this is the only place that orders layers.
 */
export const layers = {
  reset: globalLayer('reset'),
  tokens: globalLayer('tokens'),
  primitives: globalLayer('primitives'),
  components: globalLayer('components'),
  /** User preferences: print, forced colours, reduced motion. */
  preferences: globalLayer('preferences'),
};
