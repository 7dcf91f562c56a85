import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from 'playwright/test';
import { copyProject } from '../testing/copyProject.js';
import { expect, test as base } from '../testing/fixtures.js';
import { timeouts } from '../testing/timeouts.js';

/** `npm run dev`, in a copy of the project whose catalogs the test may edit. */
const test = base.extend<{ project: string }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright requires a pattern
  project: async ({}, provide, { parallelIndex }) => {
    // Vite watches nothing below `test-results` and `.cache`. Each worker has a folder of its own.
    const copy = resolve(import.meta.dirname, `../dist/development-${parallelIndex}`);
    copyProject(copy);
    await provide(copy);
    rmSync(copy, { recursive: true });
  },

  baseURL: async ({ project }, provide) => {
    const server = spawn(
      process.execPath,
      ['--conditions=@advisor/source', '--import=tsx', 'host/dev.ts'],
      // With the owner's own facts, because the other specs show the sample owner's.
      { cwd: project, env: { ...process.env, OWNER: '', PORT: '0' } },
    );
    const ended = once(server, 'exit');
    let said = '';
    server.stderr.on('data', (chunk) => (said += chunk));
    const [ready] = await Promise.race([
      once(server.stdout, 'data'),
      ended.then(() => Promise.reject(new Error(`npm run dev ended: ${said}`))),
    ]);
    await provide(/http:\S+/.exec(String(ready))![0]);
    server.kill();
    await ended;
  },
});

// The first request renders the page, and prepares every dependency for the browser.
test.slow();
test.use({ navigationTimeout: timeouts.test, actionTimeout: timeouts.test });
// No mouse, so that React stays away.
test.use({ isMobile: true, hasTouch: true });

/** Opens a page, and waits for Vite's socket: a file that is saved earlier would not update the page. */
async function openConnected(page: Page, path: string): Promise<void> {
  const isConnected = new Promise((connect) => {
    // Vite may reload the page once it has prepared a dependency: then there is a second socket.
    page.on('websocket', (socket) => socket.once('framereceived', connect));
  });
  await page.goto(path);
  await isConnected;
}

test('a page has its styles before hydration, and shows a saved file at once', async ({
  page,
  project,
}) => {
  const save = (file: string, find: string | RegExp, by: string) => {
    const path = resolve(project, file);
    writeFileSync(path, readFileSync(path, 'utf8').replace(find, by));
  };
  const heading = page.locator('h1');
  await openConnected(page, '/');
  const size = await heading.evaluate((title) => getComputedStyle(title).fontSize);
  expect(parseFloat(size)).toBeGreaterThan(40);
  save('site/owner.yaml', /^name:.*/m, 'name: Kim Beispiel');
  await expect(page.locator('header')).toContainText('Kim Beispiel');

  await openConnected(page, '/de/');
  save('site/locales/de/home.po', `"${await heading.innerText()}"`, '"Ein neuer Satz"');
  await expect(heading).toHaveText('Ein neuer Satz');

  // Last, because the server starts again, and then renders the page anew.
  await openConnected(page, '/de/');
  save('packages/ui/src/theme/tokens.ts', /\bbg: \['[^']+'/, "bg: ['#123456'");
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(18, 52, 86)', {
    timeout: timeouts.test,
  });
});
