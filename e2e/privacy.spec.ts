import { expect, test } from '../testing/fixtures.js';
import { blockReact, chooseLanguage, follow, hydrate, openHydrated, openSheet } from './site.js';

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

test.describe('what is put into a page', () => {
  test.use({ allowedErrors: /./ });

  test('is blocked by its policy', async ({ page, faults }) => {
    const injected = [
      ['script-src-elem', '<script>globalThis.injected = 1</script>'],
      ['script-src-attr', '<img src="/x" alt="" onerror="globalThis.injected = 1">'],
      ['script-src-elem', '<script src="https://evil.example/x.js"></script>'],
      ['style-src-elem', '<style>main { display: none }</style>'],
      ['style-src-attr', '<p style="position: fixed">…</p>'],
      ['frame-src', '<iframe src="https://evil.example/"></iframe>'],
      ['base-uri', '<base href="https://evil.example/">'],
    ] as const;
    await page.route('**/', async (route) => {
      const response = await route.fetch({ maxRetries: 3 });
      const elements = injected.map(([, html]) => html).join('');
      const body = (await response.text()).replace('</main>', `${elements}</main>`);
      await route.fulfill({ response, body });
    });
    // Hydration would remove what is injected.
    await blockReact(page);
    await page.goto('/');
    const blocked = () =>
      faults.flatMap((fault) => /^csp: (\S+)/.exec(fault)?.slice(1) ?? []).sort();
    const directives = injected.map(([directive]) => directive);
    await expect.poll(blocked).toEqual(directives.toSorted());
    expect(await page.evaluate(() => 'injected' in globalThis)).toBe(false);
    await expect(page.locator('main')).toBeVisible();
  });
});
