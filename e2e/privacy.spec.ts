import { storedInBrowser } from '../site/pages/legal/storedInBrowser.js';
import { expect, follow, openHydrated, triggerHydration, test } from './fixtures.js';
import { readBrowserStorage } from './inspect/browserStorage.js';
import { chooseLanguage, menuButton, sheet } from './menus.js';

// pages.spec.ts checks what each page stores.

test(
  'a visit leaves nothing but what the privacy text says, whatever one uses',
  { tag: '@engines' },
  async ({ page }) => {
    await openHydrated(page, '/fr/');
    await chooseLanguage(page, 'de');
    await follow(page, '/de/kontakt');
    await page.fill('[name=message]', 'Ein Entwurf');
    await page.waitForFunction(() => sessionStorage.length > 0);
    await page.setViewportSize({ width: 390, height: 800 });
    await triggerHydration(page);
    await menuButton(page).click();
    await sheet(page).locator('a[data-language=fr]').click();
    await expect(page).toHaveURL('/fr/kontakt');
    expect(await readBrowserStorage(page)).toEqual(storedInBrowser);
  },
);

test.describe('what is planted is found', () => {
  test.use({ allowedErrors: /^third party/ });

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
    // Without the policy, which would block it.
    await page.route('**/', async (route) => {
      const body = (await (await route.fetch()).text()).replace('</head>', `${planted}</head>`);
      const headers = { 'set-cookie': 'ofServer=1; Path=/' };
      await route.fulfill({ contentType: 'text/html', headers, body });
    });
    await page.goto('/');
    const found = async () =>
      [...(await readBrowserStorage(page)).map(({ key }) => key), ...faults].sort();
    await expect
      .poll(found)
      .toEqual([
        'aCache',
        'aDatabase',
        'aLocalKey',
        'aSessionKey',
        'ofScript',
        'ofServer',
        'preferredLanguage',
        'third party: https://fonts.example/css',
        'third party: https://fonts.example/pixel.gif',
      ]);
  });
});
