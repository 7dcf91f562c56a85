import { storedInBrowser } from '../site/pages/legal/processing.js';
import { expect, takeOver, test } from './fixtures.js';
import { traces } from './inspect/traces.js';
import { button, menuButton, panel, sheet } from './menus.js';

/** What the register of processing allows: see site/pages/legal/processing.ts. */
const keysOf = (stored: readonly { key: string }[]) => stored.map(({ key }) => key).sort();

test.describe('a visit', { tag: '@engines' }, () => {
  test('leaves nothing but what the register of processing says, whatever one uses', async ({
    page,
  }) => {
    await page.goto('/de/');
    await takeOver(page);
    for (const group of ['services', 'cases', 'language'] as const) {
      await button(page, group).press('Enter');
      await expect(panel(page, group)).toBeVisible();
    }
    await page.locator('footer a[href="/de/kontakt"]').click();
    await expect(page).toHaveURL('/de/kontakt');
    await page.fill('[name=message]', 'Ein Entwurf');
    await page.waitForFunction(() => sessionStorage.length > 0);
    await page.setViewportSize({ width: 390, height: 800 });
    await takeOver(page);
    await menuButton(page).click();
    await sheet(page).locator('a[data-language=fr]').click();
    await expect(page).toHaveURL('/fr/kontakt');
    const left = await traces(page);
    expect(left.cookies).toEqual([]);
    expect(keysOf(left.stored)).toEqual(keysOf(storedInBrowser));
  });

  test('leaves only the language when one just reads', async ({ page }) => {
    await page.goto('/fr/termine-anmeldung');
    expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({ preferredLanguage: 'fr' });
    expect(await traces(page)).toEqual({
      cookies: [],
      stored: storedInBrowser.filter(({ kind }) => kind === 'local'),
    });
  });
});

test.describe('what is planted is found', () => {
  test.use({ allowedFaults: /^third party/ });

  test('requests to others, cookies and what is stored', async ({ page, faults }) => {
    await page.route('https://fonts.example/**', (route) => route.fulfill({ body: '' }));
    const planted = `<link rel="stylesheet" href="https://fonts.example/css">
      <img src="https://fonts.example/pixel.gif" alt="">
      <script>
        document.cookie = 'ofScript=1';
        localStorage.setItem('aLocalKey', '1');
        sessionStorage.setItem('aSessionKey', '1');
        indexedDB.open('aDatabase');
        caches.open('aCache');
      </script>`;
    // Without the policy, which would stop it.
    await page.route('**/', async (route) => {
      const body = (await (await route.fetch()).text()).replace('</head>', `${planted}</head>`);
      const headers = { 'set-cookie': 'ofServer=1; Path=/' };
      await route.fulfill({ contentType: 'text/html', headers, body });
    });
    await page.goto('/');
    const known = keysOf(storedInBrowser);
    const found = async () => {
      const { cookies, stored } = await traces(page);
      const unknown = keysOf(stored).filter((key) => !known.includes(key));
      return [...cookies, ...unknown, ...faults].sort();
    };
    const all = [
      'aCache',
      'aDatabase',
      'aLocalKey',
      'aSessionKey',
      'ofScript',
      'ofServer',
      'third party: https://fonts.example/css',
      'third party: https://fonts.example/pixel.gif',
    ];
    await expect.poll(found).toEqual(all);
  });
});
