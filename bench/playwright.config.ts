import { defineConfig } from 'playwright/test';
import { browserArguments, ensureBrowser } from '../e2e/support/browser.js';

/** `npm run bench`: measures what is built. Not a test: what it finds depends on the machine. */
export default defineConfig({
  testMatch: 'figures.spec.ts',
  outputDir: '../.cache/bench',
  timeout: 3_600_000,
  workers: 1,
  reporter: 'line',
  use: { launchOptions: { executablePath: ensureBrowser(), args: browserArguments } },
});
