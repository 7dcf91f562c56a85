import { expect, test } from '../testing/fixtures.js';
import { textOverflows } from '../testing/textOverflows.js';
import { doubleText } from './inspect/text.js';
import {
  heading,
  hydrate,
  menuButton,
  openGroups,
  openHydrated,
  openSheet,
  phone,
  sheet,
} from './site.js';

test.use(phone);

for (const react of [true, false])
  test.describe(`the sheet ${react ? 'once hydrated' : 'without JavaScript'}`, () => {
    test.use({ javaScriptEnabled: react });

    test.beforeEach(async ({ page }) => {
      await page.goto('/ceo-coaching');
      if (react) await hydrate(page);
      await openSheet(page);
    });

    test(
      'has a group for this page that is open, and another that opens and leads on',
      { tag: '@engines' },
      async ({ page }) => {
        const [services, cases] = await sheet(page).locator('summary').all();
        const own = sheet(page).locator('a[aria-current=page]');
        const other = sheet(page).locator('a[href="/case-studies/growth"]');
        await expect(own).toBeVisible();
        await expect(own).toHaveAttribute('href', '/ceo-coaching');
        await services!.press('Enter');
        await expect(own).toBeHidden();
        await expect(other).toBeHidden();
        await cases!.click();
        await other.click();
        await expect(page).toHaveURL('/case-studies/growth');
        await expect(sheet(page)).toBeHidden();
      },
    );

    test(
      'closes by Escape, its button and a click beside it, and gives the focus back',
      { tag: '@engines' },
      async ({ page }) => {
        await page.keyboard.press('Escape');
        await expect(sheet(page)).toBeHidden();
        await expect(menuButton(page)).toBeFocused();
        await openSheet(page);
        await sheet(page).getByRole('button', { name: 'Close menu' }).click();
        await expect(sheet(page)).toBeHidden();
        await expect(menuButton(page)).toBeFocused();
        await openSheet(page);
        await page.mouse.click(20, 700);
        await expect(sheet(page)).toBeHidden();
        if (react) await expect(menuButton(page)).toBeFocused();
      },
    );

    test('keeps the page behind it from scrolling', async ({ page }) => {
      const scrolled = () => page.evaluate(() => scrollY);
      await page.mouse.move(20, 600);
      await page.mouse.wheel(0, 800);
      await page.waitForTimeout(200);
      expect(await scrolled()).toBe(0);
      await page.keyboard.press('Escape');
      await expect(sheet(page)).toBeHidden();
      await page.mouse.wheel(0, 800);
      await expect.poll(scrolled).toBeGreaterThan(0);
    });
  });

test.describe('the sheet', { tag: '@engines' }, () => {
  test('is 300 px wide, narrower in a narrow window, wider in a wide one, and as high as it', async ({
    page,
  }) => {
    await openHydrated(page, '/de/');
    await openSheet(page);
    for (const [window, width] of [
      [320, 280],
      [390, 300],
      [640, 400],
    ] as const) {
      await page.setViewportSize({ width: window, height: 800 });
      const right = await page.evaluate(() => document.documentElement.offsetWidth);
      await expect
        .poll(() => sheet(page).boundingBox())
        .toEqual({ x: right - width, y: 0, width, height: 800 });
    }
  });

  test('is modal, and underlines where one is', async ({ page }) => {
    await openHydrated(page, '/interim-executive');
    await openSheet(page);
    await expect(page.locator('dialog:modal')).toHaveAccessibleName('Menu');
    const here = sheet(page).locator(
      ':is(a, summary)[aria-current]:not([data-language]), a[aria-current] span[aria-hidden]',
    );
    await expect(here).toHaveCount(3);
    for (const each of await here.all())
      await expect(each).toHaveCSS('text-decoration-line', 'underline');
  });

  test('closes by Back; a page chosen in it takes its place in the history', async ({ page }) => {
    const historyState = () => page.evaluate(() => history.state as unknown);
    await openHydrated(page, '/ueber-mich');
    await openSheet(page);
    await page.goBack();
    await expect(sheet(page)).toBeHidden();
    await expect(menuButton(page)).toBeFocused();
    await expect(page).toHaveURL('/ueber-mich');
    await page.goForward();
    await expect(sheet(page)).toBeVisible();
    await page.goBack();
    await expect(sheet(page)).toBeHidden();
    // Closed otherwise, it leaves no history entry behind.
    await openSheet(page);
    await page.keyboard.press('Escape');
    await expect.poll(historyState).toBeNull();
    await openSheet(page);
    await sheet(page).locator('a[href="/ueber-mich"]').first().click();
    await expect.poll(historyState).toBeNull();
    await openSheet(page);
    await sheet(page).locator('a[href="/kontakt"]').click();
    await expect(page).toHaveURL('/kontakt');
    await expect(heading(page)).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL('/ueber-mich');
    await expect(sheet(page)).toBeHidden();
  });

  // Safari limits changes of the history: nusmodifications/nusmods#763.
  test('opens and closes where the browser refuses a history entry', async ({ page }) => {
    await openHydrated(page, '/beratung');
    await page.evaluate(() => {
      history.pushState = () => {
        throw new DOMException('Refused', 'SecurityError');
      };
    });
    await openSheet(page);
    await page.keyboard.press('Escape');
    await expect(sheet(page)).toBeHidden();
    await openSheet(page);
    await sheet(page).locator('a[href="/kontakt"]').click();
    await expect(page).toHaveURL('/kontakt');
  });

  // A popover cannot become a modal dialog: whatwg/html#9142.
  test('closes by its button if it was opened before hydration', async ({ page }) => {
    await page.goto('/beratung');
    await menuButton(page).press('Enter');
    await expect(sheet(page)).toBeVisible();
    await hydrate(page);
    await menuButton(page).press('Enter');
    await expect(sheet(page)).toBeHidden();
    await menuButton(page).press('Enter');
    await expect(page.locator('dialog:modal')).toBeVisible();
  });
});

test('text of twice the size leaves the sheet usable', async ({ page }) => {
  // German has the longest words.
  await page.goto('/de/');
  await doubleText(page, 'style');
  await hydrate(page);
  await openSheet(page);
  await openGroups(page);
  expect(await page.evaluate(textOverflows)).toEqual([]);
  for (const link of await sheet(page).getByRole('link').all()) await link.click({ trial: true });
});
