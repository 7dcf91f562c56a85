import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { playwright } from '@vitest/browser-playwright';
import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { storybookViteConfig } from './.storybook/vite.js';
import { contentPlugins } from './site/generator/contentPlugins.js';
import { browserArguments, quickChromium } from './e2e/support/browser.js';

const source = {
  resolve: { conditions: ['@advisor/source'] },
  ssr: { resolve: { conditions: ['@advisor/source', 'node', 'import', 'default'] } },
};

/** A slow or busy machine is no failure: only a test that hangs reaches these limits. */
const timeouts = { testTimeout: 900_000, hookTimeout: 900_000 };

/** Vitest's cache does not see what a catalog depends on: lingui.config.ts and the hyphenation. */
const freshCatalogs: Plugin = {
  name: 'fresh-catalogs',
  configureVitest: ({ defineCacheKeyGenerator }) =>
    defineCacheKeyGenerator(({ id }) => (id.endsWith('.po') ? false : undefined)),
};

/** A fresh object each time: Vitest writes a project's name into it. */
const inBrowser = () => ({
  api: { host: '127.0.0.1' },
  ...timeouts,
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
 * `unit` needs only Node. `stories` plays each story with axe; `storybook` checks the layout, attributes and texts of
 * all of them. Both need a browser (e2e/support/browser.ts).
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
          ...timeouts,
        },
      },
      {
        plugins: [storybookTest({ configDir: '.storybook' })],
        test: { name: 'stories', ...inBrowser() },
      },
      {
        ...storybookViteConfig(),
        plugins: [react(), ...(storybookViteConfig().plugins ?? [])],
        test: {
          name: 'storybook',
          include: ['.storybook/tests/*.test.ts'],
          ...inBrowser(),
        },
      },
    ],
  },
});
