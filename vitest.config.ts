import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { playwright } from '@vitest/browser-playwright';
import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { workshopVite } from './.storybook/vite.js';
import { contentPlugins } from './site/generator/contentPlugins.js';
import { browserArguments, quickChromium } from './e2e/support/browser.js';

const source = {
  resolve: { conditions: ['@advisor/source'] },
  ssr: { resolve: { conditions: ['@advisor/source', 'node', 'import', 'default'] } },
};

/** A slow or busy machine is no failure: only a test that hangs reaches these limits. */
const patience = { testTimeout: 900_000, hookTimeout: 900_000 };

/** A catalog depends on what Vitest's cache does not see: lingui.config.ts, and the list of breaks. */
const freshCatalogs: Plugin = {
  name: 'fresh-catalogs',
  configureVitest: ({ defineCacheKeyGenerator }) =>
    defineCacheKeyGenerator(({ id }) => (id.endsWith('.po') ? false : undefined)),
};

/** A fresh object each time: Vitest writes a project's name into it. */
const inBrowser = () => ({
  api: { host: '127.0.0.1' },
  ...patience,
  // One page for all files, or each would load Storybook again.
  isolate: false,
  browser: {
    enabled: true,
    headless: true,
    connectTimeout: 900_000,
    // For the report of a failure in CI; a developer has the story itself.
    screenshotFailures: !!process.env['CI'],
    provider: playwright({
      launchOptions: { ...quickChromium(), args: browserArguments },
    }),
    instances: [{ browser: 'chromium' as const }],
  },
});

/**
 * Three projects: `unit` needs nothing but Node. The others need a browser (see e2e/support/browser.ts for how one is found): `stories`
 * plays each story with axe, and `guards` looks at layout, attributes and words of all. The built site has its own tests in Playwright Test.
 */
export default defineConfig({
  test: {
    projects: [
      {
        ...source,
        plugins: [contentPlugins('serve'), vanillaExtractPlugin(), freshCatalogs],
        test: {
          name: 'unit',
          include: ['*.test.ts', '{packages,site,netlify,translations}/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', '**/dist/**'],
          // Many of these tests wait: for an answer that hangs, for a process.
          maxWorkers: 4,
          // One worker for many files: starting them takes long.
          isolate: false,
          ...patience,
        },
      },
      {
        plugins: [storybookTest({ configDir: '.storybook' })],
        test: { name: 'stories', ...inBrowser() },
      },
      {
        ...workshopVite(),
        plugins: [react(), ...(workshopVite().plugins ?? [])],
        test: {
          name: 'guards',
          include: ['.storybook/guards/*.guard.ts'],
          ...inBrowser(),
        },
      },
    ],
  },
});
