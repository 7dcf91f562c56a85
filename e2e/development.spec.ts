import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from 'playwright/test';
import { copyProject } from './copyProject.js';
import { expect, takeOver, test as base } from './fixtures.js';
import { freePort } from './support/freePort.js';

/** `npm run dev`, in a copy of the project whose catalogs the test may edit. */
const test = base.extend<{ project: string }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright requires a pattern
  project: async ({}, provide) => {
    // Vite watches nothing below `test-results` and `.cache`.
    const copy = resolve(import.meta.dirname, '../dist/development');
    rmSync(copy, { recursive: true, force: true });
    copyProject(copy);
    await provide(copy);
    rmSync(copy, { recursive: true });
  },

  baseURL: async ({ project }, provide) => {
    const port = await freePort();
    const server = spawn(
      process.execPath,
      ['--conditions=@advisor/source', '--import=tsx', 'site/generator/dev.ts'],
      // Of the owner's own facts, not of the sample owner's, which the other specs show.
      { cwd: project, env: { ...process.env, OWNER: '', PORT: String(port) } },
    );
    const ended = once(server, 'exit');
    let said = '';
    server.stderr.on('data', (chunk) => (said += chunk));
    await Promise.race([
      once(server.stdout, 'data'),
      ended.then(() => Promise.reject(new Error(`npm run dev ended: ${said}`))),
    ]);
    await provide(`http://127.0.0.1:${port}`);
    server.kill();
    await ended;
  },
});

// The first request renders the page, and prepares every dependency for the browser.
test.use({ navigationTimeout: 150_000, actionTimeout: 150_000 });

/** Vite reports changes once its socket is open, so an earlier one would go unseen. */
async function connected(page: Page): Promise<void> {
  const socket = await page.waitForEvent('websocket');
  await socket.waitForEvent('framereceived');
}

/** A file, a change in it, and what of the page at `path` shows the change. */
type Kind = {
  kind: string;
  file: string;
  path?: string;
  change: [from: string, to: string];
  shows: (page: Page) => Promise<string>;
};

const kinds: Kind[] = [
  {
    kind: 'a component',
    file: 'site/pages/home/HomePage.tsx',
    change: ['title={t(hero.title)}', 'title={t(hero.text)}'],
    shows: (page: Page) => page.locator('h1').innerText(),
  },
  {
    kind: 'a style',
    file: 'packages/ui/src/components/Hero/Hero.css.ts',
    change: ["{ overflow: 'clip' }", "{ overflow: 'hidden' }"],
    shows: (page: Page) =>
      page.locator('main > div').evaluate((hero) => getComputedStyle(hero).overflow),
  },
  {
    kind: 'an English sentence',
    file: 'site/pages/home/words.ts',
    change: ["'Every strategy is decided twice'", "'Every strategy is decided three times'"],
    shows: (page: Page) => page.locator('h1').innerText(),
  },
  {
    kind: 'a fact about the owner',
    file: 'site/owner.yaml',
    change: ['\nname:\n', '\nname: Kim Beispiel\n'],
    shows: (page: Page) => page.locator('header').innerText(),
  },
  {
    kind: 'a translation',
    file: 'site/locales/de/home.po',
    path: '/de/',
    change: ['wird zweimal beschlossen"', 'wird dreimal beschlossen"'],
    shows: (page: Page) => page.locator('h1').innerText(),
  },
];

test('an open page shows a saved file at once, before React has come and after', async ({
  page,
  project,
}) => {
  for (const { kind, file, change, shows, path = '/' } of kinds) {
    await test.step(kind, async () => {
      const save = (from: string, to: string) => {
        const text = readFileSync(resolve(project, file), 'utf8');
        expect(text).toContain(from);
        writeFileSync(resolve(project, file), text.replace(from, to));
      };
      await Promise.all([connected(page), page.goto(path)]);
      const before = await shows(page);
      const reconnected = connected(page);
      save(...change);
      await expect(async () => expect(await shows(page)).not.toBe(before)).toPass();
      await reconnected;
      await takeOver(page);
      save(change[1], change[0]);
      await expect(async () => expect(await shows(page)).toBe(before)).toPass();
    });
  }
});
