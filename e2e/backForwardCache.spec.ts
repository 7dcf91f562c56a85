import { wholeChromium } from '../testing/browser.js';
import { expect, test } from '../testing/fixtures.js';
import { delayRequests, footerLink, openHydrated, requestInOrder, scriptOf } from './site.js';

// Playwright disables the back/forward cache by default; its headless shell has none.
test.use({
  launchOptions: [
    ({ launchOptions }, use) =>
      use({
        ...launchOptions,
        ...wholeChromium(),
        ignoreDefaultArgs: ['--disable-back-forward-cache'],
      }),
    { scope: 'worker' },
  ],
  // Chromium logs that the page is replaced during its transition.
  allowedErrors: /Transition was skipped/,
});

// A page's script can prevent caching; form and schedule have scripts of their own.
for (const path of ['/', '/kontakt', '/termine-anmeldung'])
  test(`Back brings ${path} from the browser’s cache as it was left`, async ({ page }) => {
    await openHydrated(page, path);
    await page.evaluate(() => {
      addEventListener('pageshow', ({ persisted }) => Object.assign(globalThis, { persisted }));
      scrollTo(0, 700);
    });
    await page.goto('/impressum');
    await page.goBack({ waitUntil: 'commit' });
    await page.waitForFunction(() => 'persisted' in globalThis);
    await expect(page.locator('html[data-hydrated]')).toHaveCount(1);
    expect(await page.evaluate(() => Math.round(scrollY))).toBe(700);
  });

test('Back brings a page that was left while the next one was loading, and it stays', async ({
  page,
}) => {
  await openHydrated(page, '/');
  await page.evaluate(() =>
    addEventListener('pageshow', ({ persisted }) => Object.assign(globalThis, { persisted })),
  );
  const release = await delayRequests(page, scriptOf('AboutPage'));
  await footerLink(page, '/ueber-mich').click();
  await page.locator('html[data-loading]').waitFor();
  await page.goto('/impressum');
  await page.goBack({ waitUntil: 'commit' });
  await page.waitForFunction(() => 'persisted' in globalThis);
  await expect(page.locator('html:not([data-loading]) main[aria-busy=false]')).toHaveCount(1);
  release();
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/AboutPage-')),
  );
  await requestInOrder(page);
  await expect(page).toHaveURL('/');
});

test.describe('on a phone, before hydration', () => {
  test.use({ isMobile: true, hasTouch: true });

  test('it gives way to the language that was chosen meanwhile', async ({ page }) => {
    for (const path of ['/', '/beratung']) await page.goto(path);
    await page.locator('header a[data-language=de]').first().dispatchEvent('click');
    await expect(page).toHaveURL('/de/beratung');
    await page.goBack({ waitUntil: 'commit' });
    await expect(page).toHaveURL('/de/beratung');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  });
});
