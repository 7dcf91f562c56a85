import { globalLayer } from '@vanilla-extract/css';

/** Every layer of the package is within this one, so that an application orders it by one name. */
const advisor = globalLayer('advisor');
const layer = (name: string) => globalLayer({ parent: advisor }, name);

/**
 * The cascade, weakest first. Order of files never decides which rule wins: a rule's layer does, and
 * this is the only place that orders layers.
 */
export const layers = {
  reset: layer('reset'),
  tokens: layer('tokens'),
  primitives: layer('primitives'),
  components: layer('components'),
  /** User preferences: print, forced colours, reduced motion. */
  preferences: layer('preferences'),
};
