import { realpathSync } from 'node:fs';
import { dirname } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { playwright } from '@vitest/browser-playwright';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { workshopVite } from './.storybook/vite.js';
import { contentPlugins } from './site/build/contentPlugins.js';
import { browserArguments, installedBrowser } from './e2e/support/browser.js';

const source = {
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source', 'node', 'import', 'default'] } },
};

const executablePath = installedBrowser();

/** A slow machine is no failure: Vitest's 5 s, or 15 s in a browser, are nobody's promise. */
const patience = { testTimeout: 120_000, hookTimeout: 120_000 };

/** A fresh object each time: Vitest writes a project's name into it. */
const inBrowser = () => ({
  api: { host: '127.0.0.1' },
  ...patience,
  // One page for all files: a third of the time went into loading Storybook again for each.
  isolate: false,
  browser: {
    enabled: true,
    headless: true,
    screenshotFailures: false,
    provider: playwright({
      launchOptions: { ...(executablePath && { executablePath }), args: browserArguments },
    }),
    instances: [{ browser: 'chromium' as const }],
  },
});

/**
 * Five projects, one runner: `unit` needs nothing but Node, `package` builds packages/ui and holds it
 * to its promises. The others need a browser (see e2e/support/browser.ts for how one is found): `stories`
 * plays each story with axe, `guards` looks at the layout of each, `e2e` uses the built site.
 */
export default defineConfig({
  test: {
    projects: [
      {
        ...source,
        plugins: [contentPlugins('serve'), vanillaExtractPlugin()],
        test: {
          name: 'unit',
          include: [
            '*.test.ts',
            '{packages,site,netlify,translations,e2e,.storybook}/**/*.test.{ts,tsx}',
          ],
          exclude: ['**/node_modules/**', '**/dist/**', 'packages/ui/{test,tools}/**'],
          // Many of these tests wait: for an answer that hangs, for a process.
          maxWorkers: 4,
          // One worker for many files: a fifth of the time went into starting them.
          isolate: false,
          ...patience,
        },
      },
      {
        ...source,
        plugins: [vanillaExtractPlugin()],
        test: {
          name: 'package',
          include: ['packages/ui/{test,tools}/**/*.test.ts'],
          ...patience,
        },
      },
      {
        plugins: [storybookTest({ configDir: '.storybook' })],
        // Where packages are linked from elsewhere, as in a copy of the project.
        server: { fs: { allow: ['.', dirname(realpathSync('node_modules/vite'))] } },
        test: { name: 'stories', ...inBrowser() },
      },
      {
        ...workshopVite(),
        plugins: [react(), ...(workshopVite().plugins ?? [])],
        test: {
          name: 'guards',
          include: ['{packages/ui/test,.storybook}/**/*.guard.ts'],
          ...inBrowser(),
        },
      },
      {
        ...source,
        test: {
          name: 'e2e',
          include: ['e2e/**/*.e2e.ts'],
          globalSetup: 'e2e/serveSite.ts',
          testTimeout: 60_000,
          // No answer at all is the browser's fault: see also e2e/support/steadyBrowser.ts.
          retry: { count: 1, condition: /^Test timed out/ },
          hookTimeout: 180_000,
          // What is waited for comes later on a busy machine: Vitest's second is nobody's promise.
          expect: { poll: { timeout: 30_000 } },
          // A browser keeps more than one core busy; more than two of them wait for each other.
          maxWorkers: 2,
        },
      },
      {
        ...source,
        test: {
          name: 'browsers',
          include: ['e2e/browsers/*.journey.ts'],
          globalSetup: 'e2e/serveSite.ts',
          testTimeout: 120_000,
          hookTimeout: 180_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
