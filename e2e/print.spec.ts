import { wcagContrast } from 'culori';
import { expect, test } from '../testing/fixtures.js';
import { publicPaths } from '../testing/publicPaths.js';
import { textOverflows } from '../testing/textOverflows.js';
import { animationsEnd } from './site.js';

// Print is light in any scheme, and needs nothing but the page's HTML.
test.use({ colorScheme: 'dark', javaScriptEnabled: false });

test(
  'a page in print has no bar, buttons, grounds or pale texts',
  { tag: '@engines' },
  async ({ page }) => {
    await page.goto('/de/termine-anmeldung');
    await page.emulateMedia({ media: 'print' });
    // A button's background fades.
    await animationsEnd(page);
    const chrome = page.locator('header a ~ *, footer nav, footer ~ *');
    await expect(chrome.filter({ visible: true })).toHaveCount(0);
    // Backgrounds, which visitors or WebKit print.
    const grounds = await page.evaluate(() =>
      [...document.querySelectorAll('*')].flatMap((element) =>
        ['', '::before', '::after'].flatMap((part) => {
          const { backgroundColor, backgroundImage } = getComputedStyle(element, part);
          const has = backgroundColor !== 'rgba(0, 0, 0, 0)' || backgroundImage !== 'none';
          return has ? [element.outerHTML.slice(0, 80) + part] : [];
        }),
      ),
    );
    expect(grounds).toEqual([]);
    const colors = await page
      .locator('main *, footer *')
      .filter({ visible: true, hasText: /\S/ })
      .evaluateAll((texts) => texts.map((text) => getComputedStyle(text).color));
    expect(colors.length).toBeGreaterThan(100);
    expect(colors.filter((color) => wcagContrast(color, 'white') < 4.5)).toEqual([]);
    // As wide as A4 without its margins: Chromium would shrink a page that is wider.
    await page.setViewportSize({ width: 643, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(643);
  },
);

test('in print no heading is larger than the title, nor any quotation', async ({ page }) => {
  await page.setViewportSize({ width: 643, height: 900 });
  await page.emulateMedia({ media: 'print' });
  for (const path of ['/', '/ceo-coaching', '/interim-executive']) {
    await page.goto(path);
    const sizes = await page
      .locator('main :is(h1, h2, h3, blockquote, q)')
      .evaluateAll((texts) => texts.map((text) => parseFloat(getComputedStyle(text).fontSize)));
    expect(sizes.length).toBeGreaterThan(5);
    expect(Math.max(...sizes.slice(1)), path).toBeLessThanOrEqual(sizes[0]!);
  }
});

test('each page fits a sheet, upright and across', async ({ page }) => {
  test.slow();
  await page.emulateMedia({ media: 'print' });
  for (const path of publicPaths) {
    await page.goto(`/de${path}`);
    // The margins of a sheet, into which the first number of a line may hang.
    await page.evaluate(() => (document.body.style.margin = '0 24px'));
    for (const width of [643, 794, 1047]) {
      await page.setViewportSize({ width: width + 48, height: 900 });
      await page.waitForFunction((wanted) => innerWidth === wanted, width + 48);
      expect.soft(await page.evaluate(textOverflows), `${path} at ${width} px`).toEqual([]);
    }
  }
});
