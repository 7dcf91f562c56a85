import { fileURLToPath } from 'node:url';
import { lingui } from '@lingui/vite-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defaultClientConditions, type UserConfig } from 'vite';
import { cssTarget } from '../packages/ui/browsers.js';
import { legalDocuments } from '../site/vite/legalDocuments.js';
import { linguiMacro } from '../site/vite/linguiMacro.js';

const configPath = fileURLToPath(new URL('../lingui.config.ts', import.meta.url));

/** What Storybook and the story tests need of Vite: the package from its source, messages and catalogs as the site has them. */
export function workshopVite(): UserConfig {
  return {
    plugins: [linguiMacro('all'), lingui({ configPath }), legalDocuments(), vanillaExtractPlugin()],
    build: { cssTarget },
    resolve: { conditions: ['source', ...defaultClientConditions] },
    optimizeDeps: {
      // Found late, they make Vite reload in the middle of the first cold run of the story tests.
      include: [
        'react',
        'react-dom',
        'react-dom/client',
        'react/jsx-runtime',
        'react/jsx-dev-runtime',
        '@vanilla-extract/css/fileScope',
        '@radix-ui/react-collapsible',
        '@radix-ui/react-dialog',
        '@radix-ui/react-navigation-menu',
        '@radix-ui/react-toast',
        '@lingui/core',
        '@lingui/react',
        'storybook/test',
      ],
    },
  };
}
