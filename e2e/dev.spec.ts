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
      ['--conditions=@advisor/source', '--import=tsx', 'site/generator/dev.ts'],
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
  const isConnected = new Promise((resolve) => {
    // Vite may reload the page once it has prepared a dependency: then there is a second socket.
    page.on('websocket', (socket) => socket.once('framereceived', resolve));
  });
  await page.goto(path);
  await isConnected;
}

/** One file of each kind that the server treats in its own way. */
const saves: {
  what: string;
  file: string;
  path?: string;
  edit: (text: string, shown: string) => string;
  /** What of the page shows the edit. @default its heading */
  shows?: (page: Page) => Promise<string>;
}[] = [
  {
    what: 'a fact about the owner',
    file: 'site/owner.yaml',
    edit: (text) => text.replace(/^name:.*/m, 'name: Kim Beispiel'),
    shows: (page) => page.locator('header').innerText(),
  },
  {
    what: 'a translation',
    file: 'site/locales/de/home.po',
    path: '/de/',
    edit: (text, shown) => text.replace(`"${shown}"`, '"Ein neuer Satz"'),
  },
  {
    // Last: the server starts again.
    what: 'a colour',
    file: 'packages/ui/src/theme/tokens.ts',
    edit: (text) => text.replace(/\bbg: \['[^']+'/, "bg: ['#123456'"),
    shows: (page) => page.locator('body').evaluate((it) => getComputedStyle(it).backgroundColor),
  },
];

const heading = (page: Page) => page.locator('h1').innerText();

test('a page has its styles before hydration, and shows a saved file at once', async ({
  page,
  project,
}) => {
  // Otherwise the language of an earlier test would redirect to the German page. A page of the browser's own, shown
  // while the server restarts, has no storage.
  await page.addInitScript(() => location.protocol === 'http:' && localStorage.clear());
  await page.goto('/');
  const size = await page.locator('h1').evaluate((title) => getComputedStyle(title).fontSize);
  expect(parseFloat(size)).toBeGreaterThan(40);
  for (const { what, file, path = '/', edit, shows = heading } of saves) {
    await test.step(what, async () => {
      await openConnected(page, path);
      const shown = await shows(page);
      const saved = resolve(project, file);
      const text = readFileSync(saved, 'utf8');
      const edited = edit(text, shown);
      expect(edited).not.toBe(text);
      writeFileSync(saved, edited);
      await expect(async () => expect(await shows(page)).not.toBe(shown)).toPass();
    });
  }
});
