import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defaultClientConditions, type UserConfig } from 'vite';
import { css, cssTarget } from '../packages/ui/browsers.js';
import { contentPlugins } from '../site/build/contentPlugins.js';

/** Vite's configuration for Storybook and the story tests: the package from source, messages and catalogs as in the site. */
export function workshopVite(): UserConfig {
  return {
    plugins: [contentPlugins('serve', { OWNER: 'sample' }), vanillaExtractPlugin()],
    css,
    build: { cssTarget },
    // A build of the site at the same time would reload every open story once for each page.
    server: { watch: { ignored: ['**/dist/**', '**/dist-forms/**', '**/.cache/**'] } },
    resolve: { conditions: ['source', ...defaultClientConditions] },
    optimizeDeps: {
      // Discovered late, they would make Vite reload during a cold run of the story tests.
      include: [
        'react',
        'react-dom',
        'react-dom/client',
        'react-dom/server',
        'react/jsx-runtime',
        'react/jsx-dev-runtime',
        '@vanilla-extract/css/fileScope',
        '@radix-ui/react-collapsible',
        '@radix-ui/react-dialog',
        '@radix-ui/react-navigation-menu',
        '@radix-ui/react-toast',
        '@lingui/core',
        '@lingui/message-utils/compileMessage',
        '@lingui/message-utils/generateMessageId',
        '@lingui/react',
        '@lingui/react/server',
        'wouter/use-browser-location',
        'zod/mini',
        'fastest-levenshtein',
        'pofile-ts',
        'zod',
        'storybook/test',
      ],
    },
  };
}
