import { once } from 'node:events';
import type { ChildProcess } from 'node:child_process';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from './support/freePort.js';
import { copyProject, type ProjectCopy } from './copyProject.js';
import { openSite } from './openSite.js';

/* `npm run dev`, in a copy of the project whose catalogs the test may edit. */

const site = openSite();
let copy: ProjectCopy;
let development: ChildProcess;
let url: string;

beforeAll(async () => {
  copy = copyProject();
  const port = await freePort();
  development = copy.start(['site/build/dev.ts'], { PORT: String(port) });
  url = `http://127.0.0.1:${port}`;
  let said = '';
  await new Promise<void>((ready, failed) => {
    development.stdout!.on('data', (chunk) => {
      said += chunk;
      if (said.includes(url)) ready();
    });
    development.stderr!.on('data', (chunk) => (said += chunk));
    development.on('exit', () => failed(new Error(`npm run dev ended: ${said}`)));
  });
});
afterAll(async () => {
  const ended = once(development, 'exit');
  development.kill();
  await ended;
  copy.remove();
});

/** Vite tells a page of changes once its socket is open, so an earlier one would go unseen. */
const connection = (page: Page) =>
  page.waitForEvent('websocket').then((socket) => socket.waitForEvent('framereceived'));

test('shows a saved PO file at once, without being asked', async () => {
  let connected: Promise<unknown> | undefined;
  const page = await site.open(`${url}/de/`, {}, async (opened) => {
    connected = connection(opened);
  });
  await connected;
  const heading = page.locator('h1');
  const before = await heading.innerText();
  const after = 'Jede Strategie wird dreimal entschieden';

  connected = connection(page);
  copy.replace('site/locales/de/home.po', `msgstr "${before}"`, `msgstr "${after}"`);
  await expect.poll(() => heading.innerText()).toBe(after);
  await connected;

  copy.replace('site/locales/de/home.po', `msgstr "${after}"`, `msgstr "${before}"`);
  await expect.poll(() => heading.innerText()).toBe(before);
});
