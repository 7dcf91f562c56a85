import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { drawings, fromSource } from './viteOptions.js';
import { contentPlugins } from './site/generator/contentPlugins.js';
import { quickChromium } from './testing/browser.js';
import { timeouts } from './testing/timeouts.js';

const limits = {
  testTimeout: timeouts.test,
  hookTimeout: timeouts.test,
  expect: { poll: { timeout: timeouts.wait } },
};

/**
 * `unit` needs only Node. `stories` plays each story, with axe and .storybook/storyChecks.ts, in a browser
 * (testing/browser.ts).
 */
export default defineConfig({
  // For vanilla-extract, which compiles by this file's own options.
  ...fromSource,
  test: {
    projects: [
      {
        ...fromSource,
        // The sample owner, so that no test depends on the owner's facts.
        plugins: [contentPlugins('serve', { OWNER: 'sample' }), drawings, vanillaExtractPlugin()],
        test: {
          name: 'unit',
          include: [
            '*.test.ts',
            '{docs,.storybook,packages,site,inquiry,netlify,host,translations}/**/*.test.{ts,tsx}',
          ],
          exclude: ['**/node_modules/**', '**/dist/**'],
          // A cached catalog ignores lingui.config.ts, the typography and the hyphenation.
          fsModuleCache: false,
          setupFiles: 'testing/randomInputs.ts',
          restoreMocks: true,
          unstubEnvs: true,
          unstubGlobals: true,
          // More than cores, because many of these tests only wait.
          maxWorkers: 4,
          ...limits,
        },
      },
      {
        plugins: [storybookTest({ configDir: '.storybook' })],
        test: {
          name: 'stories',
          // After the unit tests, which have another number of workers.
          sequence: { groupOrder: 1 },
          api: { host: '127.0.0.1' },
          ...limits,
          // One page for all files, so that Storybook loads once.
          isolate: false,
          browser: {
            enabled: true,
            headless: true,
            connectTimeout: timeouts.test,
            // For CI's report; a developer can open the story.
            screenshotFailures: !!process.env['CI'],
            provider: playwright({ launchOptions: quickChromium() }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
