import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { foreignOrigins, storedInBrowser } from '../site/pages/legal/processing.js';
import { traces } from './inspect/traces.js';
import { openSite, takeOver } from './openSite.js';

const site = openSite();

/** What the register of processing allows: see site/pages/legal/processing.ts. */
const allowed = { cookies: [], stored: storedInBrowser, strangers: foreignOrigins };

/** Serves the home page with something planted, and without the policy that would stop it. */
const plant =
  (html: string, headers: Record<string, string> = {}) =>
  async (page: Page) => {
    await page.route('https://fonts.example/**', (route) => route.fulfill({ body: '' }));
    await page.route('**/', async (route) => {
      const body = (await (await route.fetch()).text()).replace('</head>', `${html}</head>`);
      await route.fulfill({ contentType: 'text/html', headers, body });
    });
  };

describe('a visit', () => {
  test('leaves nothing but what the register of processing says, whatever one uses', async () => {
    const page = await site.open('/de/', { viewport: { width: 1440, height: 900 } });
    await takeOver(page);
    for (const id of ['services', 'cases', 'language']) {
      await page.locator(`[data-menu=${id}] > button`).press('Enter');
    }
    await page.locator('footer a[href="/de/kontakt"]').click();
    await page.waitForURL('**/de/kontakt');
    await page.fill('[name=message]', 'Ein Entwurf');
    await page.waitForFunction(() => sessionStorage.length > 0);
    await page.setViewportSize({ width: 390, height: 800 });
    await page.locator('[data-burger][aria-haspopup]').click();
    await page.getByRole('dialog').locator('a[data-language=fr]').click();
    await page.waitForURL('**/fr/kontakt');

    const byKey = (one: { key: string }, other: { key: string }) => (one.key < other.key ? -1 : 1);
    const left = await traces(page);
    expect({ ...left, stored: left.stored.sort(byKey) }).toEqual({
      ...allowed,
      stored: storedInBrowser.toSorted(byKey),
    });
  });

  test('leaves only the language when one just reads', async () => {
    const page = await site.open('/fr/termine-anmeldung');
    const { stored } = await traces(page);
    expect(stored).toEqual(storedInBrowser.filter(({ kind }) => kind === 'local'));
    expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({ preferredLanguage: 'fr' });
  });
});

describe('what is planted is found', () => {
  test.each([
    ['a font of a third party', '<link rel="stylesheet" href="https://fonts.example/css">', {}],
    ['a connection opened ahead', '<img src="https://fonts.example/pixel.gif" alt="">', {}],
    ['a cookie of a script', '<script>document.cookie = "id=1"</script>', {}],
    ['a cookie of the server', '', { 'set-cookie': 'id=1; Path=/' }],
    ['a local key', '<script>localStorage.setItem("id", "1")</script>', {}],
    ['a session key', '<script>sessionStorage.setItem("id", "1")</script>', {}],
    ['a database', '<script>indexedDB.open("id")</script>', {}],
    ['a cache', '<script>caches.open("id")</script>', {}],
  ])('%s', async (_, html, headers) => {
    const page = await site.open('/', {}, plant(html, headers));
    await expect
      .poll(async () => {
        const { cookies, stored, strangers } = await traces(page);
        const known = storedInBrowser.map(({ key }) => key);
        return [...cookies, ...strangers, ...stored.filter(({ key }) => !known.includes(key))]
          .length;
      })
      .toBe(1);
  });
});
