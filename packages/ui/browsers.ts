/**
 * The oldest browsers that get the stylesheet as it is written, for `build.cssTarget`. Below them
 * Lightning CSS would rewrite each `light-dark()` into two variables that know the system's scheme
 * only: `color-scheme` on an element would no longer change its colours, and the tokens would be
 * twice as long.
 *
 * @see https://web.dev/baseline: light-dark() became available everywhere in May 2024.
 */
export const cssTarget = ['chrome123', 'edge123', 'firefox120', 'safari17.5'];
