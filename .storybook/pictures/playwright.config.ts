import { resolve } from 'node:path';
import { defineConfig } from 'playwright/test';
import { browserArguments, ensureBrowser } from '../../e2e/support/browser.js';

const { PICTURES_FOLDER = '', PICTURES_BASE_INDEX, PICTURES_STORYBOOK } = process.env;
const root = resolve(import.meta.dirname, '../..');

/** Started by run.ts: first for the base, whose pictures are taken, then for what is compared with it. */
export default defineConfig({
  testMatch: 'pictures.spec.ts',
  fullyParallel: true,
  workers: '100%',
  // How fast the machine is, is not what is compared.
  timeout: 180_000,
  snapshotPathTemplate: `${PICTURES_FOLDER}/{arg}{ext}`,
  updateSnapshots: 'none',
  retries: PICTURES_BASE_INDEX ? 0 : 1,
  outputDir: resolve(root, '.cache/visual'),
  // What differs is named at the end, by component.
  reporter: PICTURES_BASE_INDEX
    ? [['dot'], ['html', { outputFolder: resolve(root, 'visual-report'), open: 'never' }]]
    : 'dot',
  expect: { toHaveScreenshot: { threshold: 0, maxDiffPixels: 0 } },
  use: {
    launchOptions: {
      executablePath: ensureBrowser(),
      // Repainting a part of a tile smooths round corners differently than painting the whole.
      args: [...browserArguments, '--font-render-hinting=none', '--disable-partial-raster'],
    },
  },
  webServer: {
    command: `node node_modules/vite/bin/vite.js preview --outDir ${PICTURES_STORYBOOK} --host 127.0.0.1`,
    cwd: root,
    // The named group is a variable of the workers' environment.
    wait: { stdout: /(?<pictures_origin>http:\/\/127\.0\.0\.1:\d+)/ },
  },
});
