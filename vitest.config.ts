import { defineConfig } from 'vitest/config';

/**
 * Three projects, one runner: `unit` needs nothing but Node, `stories` and `e2e` need a browser
 * (see scripts/browser.ts for how one is found).
 */
export default defineConfig({
  test: {
    projects: [
      {
        resolve: { conditions: ['source'] },
        ssr: { resolve: { conditions: ['source', 'node', 'import', 'module', 'default'] } },
        test: {
          name: 'unit',
          environment: 'node',
          include: ['{packages,site,netlify,scripts}/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', '**/dist/**'],
        },
      },
    ],
  },
});
