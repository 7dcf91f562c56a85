import browserslistToEsbuild from 'browserslist-to-esbuild';
import { Features } from 'lightningcss';

/**
 * The oldest browsers that scripts and styles are built for, from `browserslist` in the root's
 * package.json: for `build.target` and `build.cssTarget`.
 */
export const browsers = browserslistToEsbuild();

/**
 * What Lightning CSS leaves as it is written although some of those browsers don't know it: for
 * `css`. It would rewrite each `light-dark()` into two variables that know the system's scheme only,
 * so that `color-scheme` on an element would no longer change its colours, and the tokens would be
 * twice as long. Browsers without it have the light scheme (theme/themes.css.ts).
 */
export const css = { lightningcss: { exclude: Features.LightDark } };
