import type { Page } from 'playwright/test';
import { expect, test } from '../testing/fixtures.js';
import { button, footerLink, hydratedRoot, requestInOrder } from './site.js';

// A touch device: with a mouse, hydration starts when the browser is idle.
test.use({ isMobile: true, hasTouch: true });

const link = (page: Page) => footerLink(page, '/ueber-mich');

/** Opens the home page and records its requests from then on, and which are aborted. */
async function openHome(page: Page) {
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
  const aborted: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (!pathname.startsWith('/favicon')) requested.push(pathname);
  });
  page.on('requestfailed', (request) => aborted.push(new URL(request.url()).pathname));
  return { requested, aborted };
}

for (const way of ['hover', 'focus'] as const)
  for (const saveData of [false, true])
    test(`${way} fetches a link’s document once, no script (saves data: ${saveData})`, async ({
      page,
    }) => {
      await page.addInitScript((value) => {
        Object.defineProperty(navigator, 'connection', { value: { saveData: value } });
      }, saveData);
      const { requested } = await openHome(page);
      await link(page)[way]();
      // Using the page counts as intent.
      if (saveData) await page.keyboard.press('Shift');
      await link(page).press('Shift');
      await requestInOrder(page);
      const expected = saveData ? [] : ['/ueber-mich'];
      await expect.poll(() => requested).toEqual([...expected, '/robots.txt']);
    });

// With a mouse: backForwardCache.spec.ts.
for (const [what, path, act] of [
  ['for a menu that has the focus', '/', (page: Page) => button(page, 'services').focus()],
  ['when the browser is idle after a click', '/', (page: Page) => page.locator('h1').click()],
  ['at once to a page with a form', '/kontakt', () => {}],
] as const)
  test(`React is requested ${what}`, async ({ page }) => {
    await page.goto(path);
    await act(page);
    await hydratedRoot(page).waitFor();
  });

test.describe('a click on a link', () => {
  /** Opens a page on which an image is pending; it exists, because the end of a test lets it load. */
  async function openLoading(page: Page) {
    const seen = await openHome(page);
    await page.route('**/{ueber-mich,share.png}', () => {});
    await page.evaluate(() => void (new Image().src = '/share.png'));
    await expect.poll(() => seen.requested).toEqual(['/share.png']);
    return seen;
  }

  test('stops what the old page still fetches', async ({ page }) => {
    const { requested, aborted } = await openLoading(page);
    // A click without a pointer, as by a screen reader.
    await link(page).evaluate((element: HTMLElement) => element.click());
    await expect.poll(() => aborted).toEqual(['/share.png']);
    await expect.poll(() => requested).toEqual(['/share.png', '/ueber-mich']);
  });

  test('goes on with the document that is on its way', async ({ page }) => {
    const { requested, aborted } = await openLoading(page);
    await link(page).hover();
    await expect.poll(() => requested).toEqual(['/share.png', '/ueber-mich']);
    await link(page).click({ noWaitAfter: true });
    await expect.poll(() => requested).toEqual(['/share.png', '/ueber-mich', '/ueber-mich']);
    expect(aborted).toEqual([]);
  });

  test('that opens another window stops nothing', async ({ page, context }) => {
    const { aborted } = await openLoading(page);
    await Promise.all([
      context.waitForEvent('page'),
      link(page).click({ modifiers: ['ControlOrMeta'] }),
    ]);
    expect(aborted).not.toContain('/share.png');
  });
});
