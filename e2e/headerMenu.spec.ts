import type { Route } from 'playwright/test';
import { expect, delayRequests, openHydrated, test } from './fixtures.js';
import { button, panel, type Group } from './menus.js';

const groups: readonly Group[] = ['services', 'cases', 'language'];

test.describe('the bar', { tag: '@engines' }, () => {
  test('leads the pointer from a button down into its panel and on to a page', async ({ page }) => {
    await openHydrated(page, '/');
    await button(page, 'services').hover();
    await expect(button(page, 'services')).toHaveAttribute('aria-expanded', 'true');
    const link = panel(page, 'services').locator('a[href="/interim-executive"]');
    const { x, y, width } = (await link.boundingBox())!;
    await page.mouse.move(x + width / 2, y + 10, { steps: 10 });
    await link.click();
    await expect(page).toHaveURL('/interim-executive');
    await expect(page.locator('h1')).toBeFocused();
  });

  test('opens a panel under the pointer after 200 ms, the next within 300 ms at once, and closes it after 150 ms', async ({
    page,
  }) => {
    await page.clock.install();
    await openHydrated(page, '/');
    // A day ahead: `pauseAt` needs a future time, which a slow machine may pass.
    await page.clock.pauseAt(Date.now() + 86_400_000);
    const pointAt = async (group: Group) => {
      const { x, y } = (await button(page, group).boundingBox())!;
      await page.mouse.move(x + 10, y + 10);
    };
    const leave = () => page.mouse.move(20, 850);
    const isOpen = (group: Group, open: boolean) =>
      expect(button(page, group)).toHaveAttribute('aria-expanded', `${open}`);
    await pointAt('services');
    await page.clock.runFor(199);
    await isOpen('services', false);
    await page.clock.runFor(1);
    await isOpen('services', true);
    // The panel has just been opened by hover.
    await page.mouse.down();
    await page.mouse.up();
    await isOpen('services', true);
    await leave();
    await page.clock.runFor(149);
    await isOpen('services', true);
    await page.clock.runFor(1);
    await isOpen('services', false);
    await page.clock.runFor(299);
    await pointAt('cases');
    await isOpen('cases', true);
    await page.clock.runFor(500);
    await page.mouse.down();
    await page.mouse.up();
    await isOpen('cases', false);
    await leave();
    await page.clock.runFor(300);
    await pointAt('services');
    await page.clock.runFor(199);
    await isOpen('services', false);
  });

  test('leads the Tab key through an open panel and on along the bar, which closes it', async ({
    page,
  }) => {
    await openHydrated(page, '/');
    await button(page, 'services').press('Enter');
    // Into the panel and back: by then Radix would take its links out of the tab order.
    await page.keyboard.press('Tab');
    await expect(panel(page, 'services').locator('a').first()).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(button(page, 'services')).toBeFocused();
    for (const link of await panel(page, 'services').locator('a').all()) {
      await page.keyboard.press('Tab');
      await expect(link).toBeFocused();
    }
    await page.keyboard.press('Tab');
    await expect(button(page, 'cases')).toBeFocused();
    await expect(panel(page, 'services')).toBeHidden();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Shift+Tab');
    await expect(button(page, 'services')).toBeFocused();
    await expect(panel(page, 'cases')).toBeHidden();
  });

  test('is one line from 1024 px on in every language', async ({ page }) => {
    await page.setViewportSize({ width: 1024, height: 900 });
    for (const path of ['/', '/de/', '/fr/']) {
      await page.goto(path);
      await expect(button(page, 'services')).toBeVisible();
      expect((await page.getByRole('banner').boundingBox())!.height).toBe(72);
      const lines = await page
        .locator('header a, header button')
        .evaluateAll((all) =>
          all
            .filter((element) => element.checkVisibility({ visibilityProperty: true }))
            .flatMap((element) =>
              [...element.getClientRects()].map(({ y, height }) => y + height / 2),
            ),
        );
      expect(Math.max(...lines) - Math.min(...lines)).toBeLessThan(2);
    }
  });

  test('has panels of 400 px inside the window', async ({ page }) => {
    // The header is widest in German.
    await openHydrated(page, '/de/');
    for (const width of [1440, 1024]) {
      await page.setViewportSize({ width, height: 900 });
      for (const group of groups) {
        await button(page, group).press('Enter');
        const box = (await panel(page, group).boundingBox())!;
        expect(box.width).toBe(group === 'language' ? 200 : 400);
        expect(box.x).toBeGreaterThanOrEqual(0);
        expect(box.x + box.width).toBeLessThanOrEqual(width);
        expect(box.y + box.height).toBeLessThanOrEqual(900);
        await button(page, group).press('Enter');
      }
    }
  });

  test('underlines the page that is shown, its group and its language', async ({ page }) => {
    await openHydrated(page, '/beratung');
    // The underline is a background that grows from 0.
    await expect(button(page, 'services')).not.toHaveCSS('background-size', /^0/);
    await expect(button(page, 'cases')).toHaveCSS('background-size', /^0/);
    const line = ['text-decoration-line', 'underline'] as const;
    await button(page, 'services').press('Enter');
    const here = panel(page, 'services').locator('a[aria-current=page]');
    await expect(here).toHaveAttribute('href', '/beratung');
    await expect(here.locator('> :first-child')).toHaveCSS(...line);
    await button(page, 'language').press('Enter');
    const english = panel(page, 'language').locator('a[aria-current]');
    await expect(english.locator('span[aria-hidden]')).toHaveCSS(...line);
  });

  test('marks its filled button on the page that it leads to', async ({ page }) => {
    await page.goto('/kontakt');
    const here = page.locator('header > div > div > a[aria-current=page]');
    await expect(here.first()).toHaveAttribute('href', '/kontakt');
  });

  test('stays at the top of the window', async ({ page }) => {
    await page.goto('/de/beratung');
    await page.evaluate(() => scrollTo(0, 1000));
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(1000);
    expect((await page.getByRole('banner').boundingBox())!.y).toBe(0);
  });
});

test.describe('the bar without JavaScript', { tag: '@engines' }, () => {
  test.use({ javaScriptEnabled: false });

  test('opens each panel under the pointer, with every link in reach', async ({ page }) => {
    await page.goto('/beratung');
    for (const group of groups) {
      await button(page, group).hover();
      await expect(panel(page, group)).toBeVisible();
      for (const link of await panel(page, group).locator('a').all()) {
        await link.click({ trial: true });
      }
    }
  });

  test('opens each panel for the focus, and leads the Tab key through every link', async ({
    page,
  }) => {
    await page.goto('/beratung');
    await page.locator('header > div > a').first().focus();
    for (const link of await page.locator('header nav').first().locator('button, a').all()) {
      await page.keyboard.press('Tab');
      await expect(link).toBeFocused();
      await expect(link).toBeVisible();
    }
  });
});

test.describe('the bar before the loader has run', () => {
  test.use({ allowedErrors: /Failed to load|Unexpected end of input/ });

  for (const [trouble, answer] of [
    ['does not come', (route: Route) => route.abort()],
    [
      'is cut off',
      (route: Route) => route.fulfill({ contentType: 'text/javascript', body: 'if (' }),
    ],
  ] as const)
    test(`opens no panel; if the loader ${trouble}, CSS opens them`, async ({ page }) => {
      const lose = await delayRequests(page, '**/assets/loader-*.js', answer);
      await page.goto('/', { waitUntil: 'commit' });
      const services = button(page, 'services');
      await services.focus();
      await services.hover();
      // Longer than the hover delay in CSS.
      await page.waitForTimeout(400);
      await expect(panel(page, 'services')).toBeHidden();
      lose();
      await expect(panel(page, 'services')).toBeVisible();
    });
});

test.describe('the bar of a phone', () => {
  for (const path of ['/', '/de/', '/fr/']) {
    test(`has the contact action beside the name from 375 px on (${path})`, async ({ page }) => {
      const contact = page.locator('header > div > div > a');
      await page.setViewportSize({ width: 375, height: 800 });
      await page.goto(path);
      expect((await contact.boundingBox())!.height).toBe(44);
      expect((await page.getByRole('banner').boundingBox())!.height).toBe(72);
      await page.setViewportSize({ width: 360, height: 800 });
      await expect(contact).toBeHidden();
    });
  }
});
