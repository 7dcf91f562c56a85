import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import manifest from './package.json' with { type: 'json' };
import { browsers, drawings } from '../../viteOptions.js';

const external = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies });

/** Entries: `exports` with a TypeScript source. */
const sources = Object.values(manifest.exports)
  .map((entry) =>
    typeof entry === 'object' && '@advisor/source' in entry ? entry['@advisor/source'] : '',
  )
  .filter((source) => /\.tsx?$/.test(source));
const entry = Object.fromEntries(
  sources.map((source) => [source.replace(/^\.\/src\/|\.tsx?$/g, ''), source]),
);

/** Builds one module for each source module, and one stylesheet. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [drawings, react(), vanillaExtractPlugin()],
  build: {
    target: browsers,
    cssTarget: browsers,
    cssCodeSplit: false,
    minify: false,
    lib: { entry, formats: ['es'], cssFileName: 'styles' },
    rolldownOptions: {
      // Silences the warning about slow plugins.
      checks: { pluginTimings: false },
      external: (id) => external.some((name) => id === name || id.startsWith(`${name}/`)),
      output: {
        preserveModules: true,
        preserveModulesRoot: 'src',
        // A consumer's vanilla-extract plugin would treat *.css.js as a source.
        entryFileNames: ({ name }) => `${name.replace(/\.css$/, '-css')}.js`,
      },
    },
  },
});
