import { defineConfig } from 'playwright/test';
import { findBrowser } from '../testing/browser.js';

/** Measures the built site. Not part of the tests: results depend on the machine. */
export default defineConfig({
  outputDir: '../.cache/bench',
  timeout: 3_600_000,
  workers: 1,
  reporter: 'line',
  use: { launchOptions: { executablePath: findBrowser() } },
});
