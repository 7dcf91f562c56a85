import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defaultClientConditions, type UserConfig } from 'vite';
import { css, cssTarget } from '../packages/ui/browsers.js';
import { contentPlugins } from '../site/generator/contentPlugins.js';

/** Vite's configuration for Storybook and the story tests: the package from source, messages and catalogs as in the site. */
export function workshopVite(): UserConfig {
  return {
    plugins: [contentPlugins('serve', { OWNER: 'sample' }), vanillaExtractPlugin()],
    css,
    build: { cssTarget },
    // A build of the site at the same time would reload every open story once for each page.
    server: { watch: { ignored: ['**/dist/**', '**/dist-forms/**', '**/.cache/**'] } },
    resolve: { conditions: ['@advisor/source', ...defaultClientConditions] },
  };
}
