import { expect, test } from '../testing/fixtures.js';
import { tabOrder } from './inspect/tabOrder.js';
import { openHydrated, phone } from './site.js';

// pages.spec.ts tabs through each kind of page, forwards and hydrated.

const desk = { width: 1280, height: 800 };

test('the Tab key first offers the way past the bar', { tag: '@engines' }, async ({ page }) => {
  await page.goto('/fr/beratung');
  await page.keyboard.press('Tab');
  const skip = page.locator('a[href="#main"]');
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.locator('main :focus')).toHaveCount(1);
});

for (const [path, viewport] of [
  ['/kontakt', phone.viewport],
  ['/fr/termine-anmeldung', desk],
  // So low that much would be under the sticky header.
  ['/de/datenschutz', { width: 1280, height: 400 }],
] as const) {
  test(`the Tab key goes back the way it came on ${path}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await openHydrated(page, path);
    const { places } = await tabOrder(page);
    const back = await tabOrder(page, 'Shift+Tab');
    expect(back).toEqual({ places: places.toReversed(), faults: [] });
  });
}

// A focus stop in the sticky header must not scroll the page: GoogleChrome/web.dev#5413.
test('the Tab key goes into the bar and back without moving the page', async ({ page }) => {
  await openHydrated(page, '/de/datenschutz');
  await page.evaluate(() => scrollTo(0, 2000));
  const link = page.locator('main a').first();
  await link.evaluate((element) => element.focus({ preventScroll: true }));
  for (const key of ['Shift+Tab', 'Shift+Tab', 'Shift+Tab', 'Tab', 'Tab']) {
    await page.keyboard.press(key);
    await expect(page.locator('header :focus')).toHaveCount(1);
    expect(await page.evaluate(() => scrollY)).toBe(2000);
  }
  await page.keyboard.press('Tab');
  await expect(link).toBeFocused();
  expect((await link.boundingBox())!.y).toBeGreaterThan(72);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const [path, viewport] of [
    ['/de/kontakt', desk],
    ['/fr/ueber-mich', phone.viewport],
  ] as const) {
    test(`the Tab key reaches everything on ${path}, in order and with a ring`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      await page.goto(path);
      expect((await tabOrder(page)).faults).toEqual([]);
    });
  }
});

test.describe('where colours are forced', () => {
  test.use({ viewport: desk, contextOptions: { forcedColors: 'active' } });

  test('every stop of the Tab key has a ring', async ({ page }) => {
    await openHydrated(page, '/de/kontakt');
    expect((await tabOrder(page)).faults).toEqual([]);
  });
});
