import { storedInBrowser } from '../site/pages/legal/storedInBrowser.js';
import { expect, test } from '../testing/fixtures.js';
import { browserStorage } from './inspect/browserStorage.js';
import { blockReact, chooseLanguage, follow, hydrate, openHydrated, openSheet } from './site.js';

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
    await hydrate(page);
    await (await openSheet(page)).locator('a[data-language=fr]').click();
    await expect(page).toHaveURL('/fr/kontakt');
    expect(await browserStorage(page)).toEqual(storedInBrowser);
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
      const html = `${injected.map(([, html]) => html).join('')}<form id="evil" action="https://evil.example/" method="post"></form>`;
      const body = (await response.text()).replace('</main>', `${html}</main>`);
      await route.fulfill({ response, body });
    });
    // Hydration would remove the injected form.
    await blockReact(page);
    await page.goto('/');
    const blocked = () =>
      faults.flatMap((fault) => /^csp: (\S+)/.exec(fault)?.slice(1) ?? []).sort();
    const directives = injected.map(([directive]) => directive);
    await expect.poll(blocked).toEqual(directives.toSorted());
    expect(await page.evaluate(() => 'injected' in globalThis)).toBe(false);
    await expect(page.locator('main')).toBeVisible();
    // Playwright waits for the blocked navigation, so don't query the page afterwards.
    await page.locator('#evil').evaluate((form: HTMLFormElement) => form.requestSubmit());
    await expect.poll(blocked).toEqual([...directives, 'form-action'].toSorted());
    expect(page.url()).not.toContain('evil');
  });
});
