import type { Page } from 'playwright/test';
import { expect, test } from '../testing/fixtures.js';
import { footerLink, hydratedRoot, requestInOrder } from './site.js';

// A touch device: with a mouse, hydration starts when the browser is idle.
test.use({ isMobile: true, hasTouch: true });

const link = (page: Page) => footerLink(page, '/ueber-mich');

/** Opens the home page and records its requests from then on. */
async function openHome(page: Page): Promise<string[]> {
  // While the page loads, Chromium reports a pointer in the corner, over the header.
  await page.addInitScript(() =>
    addEventListener(
      'pointerover',
      (event) => event.clientX + event.clientY === 0 && event.stopPropagation(),
      { capture: true },
    ),
  );
  await page.goto('/');
  const requested: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (!pathname.startsWith('/favicon')) requested.push(pathname);
  });
  return requested;
}

for (const way of ['hover', 'focus'] as const)
  for (const saveData of [false, true])
    test(`${way} fetches a link’s document once, no script (saves data: ${saveData})`, async ({
      page,
    }) => {
      await page.addInitScript((value) => {
        Object.defineProperty(navigator, 'connection', { value: { saveData: value } });
      }, saveData);
      const requested = await openHome(page);
      await link(page)[way]();
      await link(page).press('Shift');
      await requestInOrder(page);
      const expected = saveData ? [] : ['/ueber-mich'];
      await expect.poll(() => requested).toEqual([...expected, '/robots.txt']);
    });

// backForwardCache.spec.ts proves it with a mouse.
test('React is requested at once to a page with a form', async ({ page }) => {
  await page.goto('/kontakt');
  await hydratedRoot(page).waitFor();
});

for (const [visit, { answeredIn, stored }, preloaded] of [
  ['in time for the first paint', { answeredIn: 75, stored: 'en' }, 2],
  ['too late', { answeredIn: 76, stored: 'en' }, 0],
  ['for a redirect', { answeredIn: 75, stored: 'de' }, 0],
] as const)
  test(`the fonts of a document that arrives ${visit}: ${preloaded}`, async ({ page }) => {
    await page.addInitScript(
      ([responseStart, language]) => {
        performance.getEntriesByType = () => [{ requestStart: 0, responseStart }] as never;
        localStorage.setItem('preferredLanguage', language);
      },
      [answeredIn, stored] as const,
    );
    // Without content the browser stays on the page that redirects.
    await page.route('/de/beratung', (route) => route.fulfill({ status: 204 }));
    await page.goto('/beratung', { waitUntil: 'commit' });
    // The script in the head has run.
    await page.locator('script[data-fonts]').waitFor({ state: 'attached' });
    await expect(page.locator('link[rel=preload][as=font]')).toHaveCount(preloaded);
  });
