import { expect, test } from '../testing/fixtures.js';
import { chooseLanguage, follow, hydrate, openHydrated, openSheet } from './site.js';

/** Everything that the site stores in a browser, as section 6 of the privacy text says; no cookies. */
const storedInBrowser = [
  { kind: 'local', key: 'preferredLanguage' },
  { kind: 'session', key: 'contactDraft' },
];

test(
  'a visit stores nothing but what the privacy text says',
  { tag: '@engines' },
  async ({ page, context }) => {
    await openHydrated(page, '/fr/');
    await chooseLanguage(page, 'de');
    for (const path of ['/de/beratung', '/de/termine-anmeldung', '/de/datenschutz', '/de/kontakt'])
      await follow(page, path);
    await page.fill('[name=message]', 'Ein Entwurf');
    await page.waitForFunction(() => sessionStorage.length > 0);
    await page.setViewportSize({ width: 390, height: 800 });
    await hydrate(page);
    await (await openSheet(page)).locator('a[data-language=fr]').click();
    await expect(page).toHaveURL('/fr/kontakt');
    const stored = await page.evaluate(async () => [
      ...Object.keys(localStorage).map((key) => ({ kind: 'local', key })),
      ...Object.keys(sessionStorage).map((key) => ({ kind: 'session', key })),
      ...(await indexedDB.databases()),
      ...((await globalThis.caches?.keys()) ?? []),
      ...((await navigator.serviceWorker?.getRegistrations()) ?? []),
    ]);
    expect([...(await context.cookies()), ...stored]).toEqual(storedInBrowser);
  },
);
