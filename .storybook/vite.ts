import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defaultClientConditions, type Plugin, type UserConfig } from 'vite';
import { browsers, css } from '../packages/ui/browsers.js';
import { readApi } from '../packages/ui/tools/readApi.js';
import { contentPlugins } from '../site/generator/contentPlugins.js';

/** The components and their props, as they were when Storybook started. */
const components: Plugin = {
  name: 'components',
  resolveId: (id) => (id === 'virtual:components' ? id : undefined),
  load: (id) =>
    id === 'virtual:components'
      ? `export default ${JSON.stringify(readApi().components)}`
      : undefined,
};

/** Vite's configuration for Storybook and the story tests: package, messages and catalogs as in the site. */
export function workshopVite(): UserConfig {
  return {
    plugins: [contentPlugins('serve', { OWNER: 'sample' }), vanillaExtractPlugin(), components],
    css,
    build: { cssTarget: browsers },
    // A build of the site at the same time would reload every open story once for each page.
    server: { watch: { ignored: ['**/dist/**', '**/.cache/**'] } },
    resolve: { conditions: ['@advisor/source', ...defaultClientConditions] },
  };
}
