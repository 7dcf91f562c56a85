import browserslistToEsbuild from 'browserslist-to-esbuild';
import { Features } from 'lightningcss';
import { defaultClientConditions, defaultServerConditions, type UserConfig } from 'vite';
import svgr from 'vite-plugin-svgr';

/* Options of Vite that the package, the site, Storybook and the tests share. */

/** Export condition under which the packages are used from source, without building them. */
const source = '@advisor/source';

/** Uses the packages from source: in the browser, to render pages, and to compile style sheets. */
export const fromSource: UserConfig = {
  resolve: { conditions: [source, ...defaultClientConditions] },
  environments: {
    // Not `ssr`: vanilla-extract replaces it when it compiles a style sheet.
    ssr: {
      resolve: {
        // Node.js cannot load what some packages offer as a `module`.
        conditions: [source, ...defaultServerConditions.filter((name) => name !== 'module')],
        noExternal: [/^@advisor\//],
      },
    },
  },
};

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

/** Imports an SVG file with `?react` as a component: its classes are painted, see `drawing.css.ts`. */
export const drawings = svgr({
  svgrOptions: {
    plugins: ['@svgr/plugin-svgo', '@svgr/plugin-jsx'],
    jsxRuntime: 'automatic',
    svgProps: { 'aria-hidden': 'true' },
    svgoConfig: {
      plugins: [
        // The colours and the background in a drawing program.
        'removeStyleElement',
        { name: 'removeElementsByAttr', params: { class: ['wall', 'floor'] } },
        'removeXMLNS',
        { name: 'prefixIds', params: { prefixClassNames: false } },
      ],
    },
  },
});
