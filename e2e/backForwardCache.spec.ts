import type { Page } from 'playwright/test';
import { expect, openTakenOver, test } from './fixtures.js';
import { button, panel } from './menus.js';
import { wholeChromium } from './support/browser.js';

// Playwright switches the browser's cache of whole pages off unless told not to; its headless shell
// has none.
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
});

/** Leaves a page that React has taken over for another document, and comes back. */
async function leaveAndReturn(page: Page, path: string) {
  await openTakenOver(page, path);
  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => Object.assign(globalThis, { persisted }));
    scrollTo(0, 900);
  });
  await page.goto('/impressum');
  await page.goBack({ waitUntil: 'commit' });
  // A page loaded anew has no such name; then the browser's reasons are what one wants to read.
  await page.waitForFunction(() => 'persisted' in globalThis).catch(() => {});
  return page.evaluate(() => {
    const [entry] = performance.getEntriesByType('navigation');
    return {
      persisted: (globalThis as { persisted?: boolean }).persisted,
      reasons: (entry as unknown as { notRestoredReasons: unknown }).notRestoredReasons,
    };
  });
}

// A page's code can keep it out of the cache: form and schedule have code of their own.
for (const path of ['/', '/kontakt', '/termine-anmeldung']) {
  test(`Back brings ${path} from the browser’s cache, at its top and with React`, async ({
    page,
  }) => {
    expect(await leaveAndReturn(page, path)).toEqual({ persisted: true, reasons: null });
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await button(page, 'services').press('Enter');
    await expect(panel(page, 'services')).toBeVisible();
  });
}

test.describe('a page from the cache', () => {
  // Chromium reports that the page is replaced while its transition still runs.
  test.use({ allowedFaults: /Transition was skipped/ });

  test('gives way to the language that was chosen meanwhile', async ({ page }) => {
    await page.goto('/beratung');
    await page.locator('header a[data-language=de]').first().dispatchEvent('click');
    await expect(page).toHaveURL('/de/beratung');
    await page.goBack({ waitUntil: 'commit' });
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect(page).toHaveURL('/de/beratung');
  });
});
