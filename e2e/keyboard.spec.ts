import { expect, test } from '../testing/fixtures.js';
import { tabFaults } from './tabOrder.js';
import { hydrate, phone } from './site.js';

// pages.spec.ts tabs through each kind of page, forwards and hydrated.
test.use({ viewport: { width: 1280, height: 800 } });

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

for (const [path, where, options] of [
  ['/kontakt', 'on a phone', phone],
  // So low that much would be under the sticky header.
  ['/de/datenschutz', 'in a low window', { viewport: { width: 1280, height: 400 } }],
  ['/de/kontakt', 'in forced colours', { contextOptions: { forcedColors: 'active' } }],
  ['/de/kontakt', 'without JavaScript', { javaScriptEnabled: false }],
  ['/fr/ueber-mich', 'on a phone without JavaScript', { ...phone, javaScriptEnabled: false }],
] as const)
  test.describe(where, () => {
    test.use(options);

    test(`the Tab key reaches everything on ${path} with a ring`, async ({
      page,
      javaScriptEnabled,
    }) => {
      await page.goto(path);
      if (javaScriptEnabled) await hydrate(page);
      expect(await tabFaults(page)).toEqual([]);
      // Without scripts a panel of the bar opens only once its button has the focus.
      if (javaScriptEnabled) expect(await tabFaults(page, 'Shift+Tab')).toEqual([]);
    });
  });
