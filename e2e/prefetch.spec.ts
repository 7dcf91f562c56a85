import type { Page } from 'playwright/test';
import { expect, test } from '../testing/fixtures.js';
import { button, footerLink, hydratedRoot, requestInOrder } from './site.js';

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

// With a mouse: backForwardCache.spec.ts.
for (const [what, path, act] of [
  ['for a menu that has the focus', '/', (page: Page) => button(page, 'services').focus()],
  ['at once to a page with a form', '/kontakt', () => {}],
] as const)
  test(`React is requested ${what}`, async ({ page }) => {
    await page.goto(path);
    await act(page);
    await hydratedRoot(page).waitFor();
  });
