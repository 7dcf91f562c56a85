import { expect, test } from '../testing/fixtures.js';
import * as site from './site.js';

test.use(site.phone);

for (const react of [true, false])
  test.describe(`the sheet ${react ? 'once hydrated' : 'without JavaScript'}`, () => {
    test.use({ javaScriptEnabled: react });

    test.beforeEach(async ({ page }) => {
      await page.goto('/ceo-coaching');
      if (react) await site.hydrate(page);
      await site.openSheet(page);
    });

    test(
      'has the group of its page open, and another that leads on',
      { tag: '@engines' },
      async ({ page }) => {
        const [services, cases] = await site.sheet(page).locator('summary').all();
        const current = site.sheet(page).locator('a[aria-current=page]');
        const other = site.sheet(page).locator('a[href="/case-studies/growth"]');
        await expect(current).toBeVisible();
        await expect(current).toHaveAttribute('href', '/ceo-coaching');
        await services!.press('Enter');
        await expect(current).toBeHidden();
        await expect(other).toBeHidden();
        await cases!.click();
        await other.click();
        await expect(page).toHaveURL('/case-studies/growth');
        await expect(site.sheet(page)).toBeHidden();
        if (react) await expect(site.heading(page)).toBeFocused();
      },
    );

    test(
      'closes by Escape, button and click beside it, and returns the focus',
      { tag: '@engines' },
      async ({ page }) => {
        await page.keyboard.press('Escape');
        await expect(site.sheet(page)).toBeHidden();
        await expect(site.menuButton(page)).toBeFocused();
        await site.openSheet(page);
        await site.sheet(page).getByRole('button', { name: 'Close menu' }).click();
        await expect(site.sheet(page)).toBeHidden();
        await expect(site.menuButton(page)).toBeFocused();
        await site.openSheet(page);
        await page.mouse.click(20, 700);
        await expect(site.sheet(page)).toBeHidden();
        if (react) await expect(site.menuButton(page)).toBeFocused();
      },
    );

    test('keeps the page behind it from scrolling', async ({ page }) => {
      await page.mouse.move(20, 600);
      await page.mouse.wheel(0, 800);
      await page.keyboard.press('Escape');
      await expect(site.sheet(page)).toBeHidden();
      await page.mouse.wheel(0, 100);
      // The first wheel has moved nothing.
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(100);
    });
  });

test.describe('the sheet', { tag: '@engines' }, () => {
  test('is modal, 280 to 400 px wide, and as high as its window', async ({ page }) => {
    await site.openHydrated(page, '/de/');
    await site.openSheet(page);
    await expect(page.locator('dialog:modal')).toHaveAccessibleName('Menü');
    for (const [window, width] of [
      [320, 280],
      [390, 300],
      [640, 400],
    ] as const) {
      await page.setViewportSize({ width: window, height: 800 });
      const right = await page.evaluate(() => document.documentElement.offsetWidth);
      await expect
        .poll(() => site.sheet(page).boundingBox())
        .toEqual({ x: right - width, y: 0, width, height: 800 });
    }
  });

  test('closes when the window becomes wide enough for the bar', async ({ page }) => {
    await site.openHydrated(page, '/de/');
    await site.openSheet(page);
    await page.setViewportSize({ width: 1194, height: 834 });
    await expect(site.sheet(page)).toBeHidden();
    await expect(site.button(page, 'services')).toBeVisible();
  });

  test('stays open while a link opens another tab', async ({ page, context }) => {
    await site.openHydrated(page, '/ueber-mich');
    const sheet = await site.openSheet(page);
    const other = context.waitForEvent('page');
    await sheet.getByRole('link', { name: 'Contact' }).click({ modifiers: ['ControlOrMeta'] });
    await (await other).close();
    await expect(sheet).toBeVisible();
  });
});
