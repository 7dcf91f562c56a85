import browserslistToEsbuild from 'browserslist-to-esbuild';
import { Features } from 'lightningcss';

/**
 * Minimum browsers, from `browserslist` in the root's package.json; for `build.target` and
 * `build.cssTarget`.
 */
export const browsers = browserslistToEsbuild();

/**
 * Keeps `light-dark()`: Lightning CSS's replacement ignores `color-scheme` on elements. Browsers
 * without it have the light scheme (theme/themes.css.ts).
 */
export const css = { lightningcss: { exclude: Features.LightDark } };
