import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defaultClientConditions, type UserConfig } from 'vite';
import { css, cssTarget } from '../packages/ui/browsers.js';
import { contentPlugins } from '../site/build/contentPlugins.js';
import { componentUses } from './componentUses.js';

/** What Storybook and the story tests need of Vite: the package from its source, messages and catalogs as the site has them. */
export function workshopVite(): UserConfig {
  return {
    plugins: [contentPlugins('serve', true), vanillaExtractPlugin(), componentUses()],
    css,
    build: { cssTarget },
    // A build of the site beside it would reload every open story once for each page.
    server: { watch: { ignored: ['**/dist/**', '**/dist-forms/**', '**/.cache/**'] } },
    resolve: { conditions: ['source', ...defaultClientConditions] },
    optimizeDeps: {
      // Found late, they make Vite reload in the middle of the first cold run of the story tests.
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
        '@lingui/message-utils/generateMessageId',
        '@lingui/react',
        '@lingui/react/server',
        '@messageformat/parser',
        'wouter/use-browser-location',
        'zod/mini',
        '@tannin/plural-forms',
        'fastest-levenshtein',
        'pofile-ts',
        'zod',
        'storybook/test',
      ],
    },
  };
}
