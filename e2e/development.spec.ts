import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from 'playwright/test';
import { copyProject } from './copyProject.js';
import { expect, test as base } from './fixtures.js';
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
      { cwd: project, env: { ...process.env, PORT: String(port) } },
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

/** Vite tells a page of changes once its socket is open, so an earlier one would go unseen. */
async function connected(page: Page): Promise<void> {
  const socket = await page.waitForEvent('websocket');
  await socket.waitForEvent('framereceived');
}

test('shows a saved PO file at once', async ({ page, project }) => {
  await Promise.all([connected(page), page.goto('/de/')]);
  const heading = page.locator('h1');
  const before = await heading.innerText();
  const after = 'Jede Strategie wird dreimal entschieden';
  const save = (from: string, to: string) => {
    const catalog = resolve(project, 'site/locales/de/home.po');
    const text = readFileSync(catalog, 'utf8');
    expect(text).toContain(`msgstr "${from}"`);
    writeFileSync(catalog, text.replace(`msgstr "${from}"`, `msgstr "${to}"`));
  };

  const reconnected = connected(page);
  save(before, after);
  await Promise.all([reconnected, expect(heading).toHaveText(after)]);
  save(after, before);
  await expect(heading).toHaveText(before);
});
