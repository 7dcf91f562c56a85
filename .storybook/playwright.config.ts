import { resolve } from 'node:path';
import { defineConfig } from 'playwright/test';
import { quickChromium } from '../testing/browser.js';
import { timeouts } from '../testing/timeouts.js';

const root = resolve(import.meta.dirname, '..');
const { STORYBOOK = 'storybook-static', FILTERS = '', LOCAL_URL } = process.env;

/** Runs in the browser on a built Storybook: `npm run visual`, or `npm run storybook:check`. */
export default defineConfig({
  fullyParallel: true,
  // Tests of Vitest have another name.
  testMatch: '**/*.spec.ts',
  grep: new RegExp(FILTERS, 'i'),
  workers: '100%',
  // A test takes all pictures of a component.
  timeout: 5 * timeouts.test,
  expect: {
    timeout: timeouts.test,
    // Where two pictures differ, every pixel that does is marked.
    toMatchSnapshot: { threshold: 0 },
  },
  outputDir: resolve(root, '.cache/pictures/results'),
  snapshotPathTemplate: resolve(root, '.cache/pictures/expected/{arg}{ext}'),
  reporter: 'line',
  use: {
    baseURL: LOCAL_URL,
    // Only for its own test runner Storybook doesn't wait for animations to begin.
    userAgent: 'StorybookTestRunner',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      ...quickChromium(),
      // Partial repaints smooth round corners differently.
      args: ['--font-render-hinting=none', '--disable-partial-raster'],
    },
  },
  webServer: {
    command: `npx vite preview --host 127.0.0.1 --outDir "${resolve(root, STORYBOOK)}"`,
    wait: { stdout: /(?<local_url>http:\/\/\S+)/ },
  },
});
