import { existsSync } from 'node:fs';
import { defineConfig, firefox, webkit } from 'playwright/test';
import { quickChromium } from './testing/browser.js';
import { timeouts } from './testing/timeouts.js';

// `BASE_URL` names a deployed site. Without it, `webServer` below sets `LOCAL_URL` for the workers.
const { BASE_URL, CI, LOCAL_URL, TEST_WORKER_INDEX } = process.env;

// The sample owner, so that no test depends on the owner's facts, which a deployed site shows.
if (!BASE_URL) process.env['OWNER'] = 'sample';

const otherEngines = { firefox, webkit };
const engines = (['firefox', 'webkit'] as const).filter((name) =>
  existsSync(otherEngines[name].executablePath()),
);
if (TEST_WORKER_INDEX === undefined && engines.length < 2) {
  const missing = ['firefox', 'webkit'].filter((name) => !(engines as string[]).includes(name));
  console.log(`Not tested in ${missing.join(' and ')}: run \`npx playwright install\` for that.`);
}

/** Specs of a build, a dev server or a package of their own, instead of the site that is served. */
const builds = /(build|dev|package)\.spec\.ts$/;

export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  forbidOnly: !!CI,
  // More than cores, because a page waits about half of the time.
  workers: 4,
  // For a trace of the failure: a test that fails once fails the run.
  retries: CI ? 1 : 0,
  failOnFlakyTests: !!CI,
  timeout: timeouts.test,
  expect: { timeout: timeouts.wait },
  reporter: CI ? [['line'], ['html', { open: 'never' }]] : 'line',
  use: {
    baseURL: BASE_URL ?? LOCAL_URL,
    actionTimeout: timeouts.wait,
    navigationTimeout: timeouts.wait,
    trace: 'on-first-retry',
    viewport: { width: 1440, height: 900 },
  },
  projects: [
    // First, because they take longest.
    { name: 'builds', testMatch: builds, use: { launchOptions: quickChromium() } },
    {
      name: 'chromium',
      testIgnore: builds,
      use: { launchOptions: quickChromium() },
    },
    ...engines.map((name) => ({
      name,
      grep: /@engines/,
      use: { browserName: name },
    })),
  ],
  ...(!BASE_URL && {
    webServer: {
      command: 'npm run --silent serve',
      // Mails become files, whatever the shell has set for `npm run outbox`.
      env: { PORT: '0', SENDGRID_API_KEY: '' },
      wait: { stdout: /(?<local_url>http:\/\/\S+)/ },
    },
  }),
});
