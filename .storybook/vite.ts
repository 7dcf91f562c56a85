import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defaultClientConditions, type Plugin, type UserConfig } from 'vite';
import { browsers, css } from '../packages/ui/browsers.js';
import { drawings } from '../packages/ui/drawings.js';
import { readApi } from './readApi.js';
import { contentPlugins } from '../site/generator/contentPlugins.js';

/** The components and props, as of Storybook's start. */
const components: Plugin = {
  name: 'components',
  resolveId: (id) => (id === 'virtual:components' ? id : undefined),
  load: (id) =>
    id === 'virtual:components' ? `export default ${JSON.stringify(readApi())}` : undefined,
};

/**
 * Vite configuration for Storybook and story tests: package, messages and catalogs as in the site.
 */
export function storybookViteConfig(): UserConfig {
  return {
    plugins: [
      contentPlugins('serve', { OWNER: 'sample' }),
      drawings,
      vanillaExtractPlugin(),
      components,
    ],
    css,
    build: { cssTarget: browsers },
    // A concurrent build of the site would reload every open story.
    server: { watch: { ignored: ['**/dist/**', '**/.cache/**'] } },
    resolve: { conditions: ['@advisor/source', ...defaultClientConditions] },
  };
}
