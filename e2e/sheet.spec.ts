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
        const own = site.sheet(page).locator('a[aria-current=page]');
        const other = site.sheet(page).locator('a[href="/case-studies/growth"]');
        await expect(own).toBeVisible();
        await expect(own).toHaveAttribute('href', '/ceo-coaching');
        await services!.press('Enter');
        await expect(own).toBeHidden();
        await expect(other).toBeHidden();
        await cases!.click();
        await other.click();
        await expect(page).toHaveURL('/case-studies/growth');
        await expect(site.sheet(page)).toBeHidden();
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
      // Not 900: the browser handles both in turn.
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

  test('closes by Back; a page chosen in it takes its place in the history', async ({ page }) => {
    const historyState = () => page.evaluate(() => history.state as unknown);
    await site.openHydrated(page, '/ueber-mich');
    await site.openSheet(page);
    await page.goBack();
    await expect(site.sheet(page)).toBeHidden();
    await expect(site.menuButton(page)).toBeFocused();
    await expect(page).toHaveURL('/ueber-mich');
    await page.goForward();
    await expect(site.sheet(page)).toBeVisible();
    await page.goBack();
    await expect(site.sheet(page)).toBeHidden();
    // Closed otherwise, it leaves no history entry behind.
    await site.openSheet(page);
    await page.keyboard.press('Escape');
    await expect.poll(historyState).toBeNull();
    await page.evaluate(() => (location.hash = 'main'));
    await site.openSheet(page);
    await site.sheet(page).locator('a[href="/ueber-mich"]').first().click();
    await expect.poll(historyState).toBeNull();
    await expect(page).toHaveURL('/ueber-mich');
    await site.openSheet(page);
    await site.sheet(page).locator('a[href="/kontakt"]').click();
    await expect(page).toHaveURL('/kontakt');
    await expect(site.heading(page)).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL('/ueber-mich');
    await expect(site.sheet(page)).toBeHidden();
  });

  test('stays open while a link opens another tab, and Back still closes it', async ({
    page,
    context,
  }) => {
    await site.openHydrated(page, '/ueber-mich');
    await site.openSheet(page);
    const other = context.waitForEvent('page');
    const link = site.sheet(page).locator('a[href="/kontakt"]');
    await link.click({ modifiers: ['ControlOrMeta'] });
    await (await other).close();
    await expect(site.sheet(page)).toBeVisible();
    await page.goBack();
    await expect(site.sheet(page)).toBeHidden();
    await expect(page).toHaveURL('/ueber-mich');
  });

  // Safari limits changes of the history.
  test('opens and closes where the browser refuses a history entry', async ({ page }) => {
    await site.openHydrated(page, '/beratung');
    await site.refuse(page, 'pushState');
    await site.openSheet(page);
    await page.keyboard.press('Escape');
    await expect(site.sheet(page)).toBeHidden();
    await site.openSheet(page);
    await site.sheet(page).locator('a[href="/kontakt"]').click();
    await expect(page).toHaveURL('/kontakt');
  });

  // A popover cannot become a modal dialog.
  test('closes by its button if it was opened before hydration', async ({ page }) => {
    await page.goto('/beratung');
    await site.menuButton(page).press('Enter');
    await expect(site.sheet(page)).toBeVisible();
    await site.hydrate(page);
    await site.menuButton(page).press('Enter');
    await expect(site.sheet(page)).toBeHidden();
    await site.menuButton(page).press('Enter');
    await expect(page.locator('dialog:modal')).toBeVisible();
  });
});
