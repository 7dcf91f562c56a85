import type { Page } from 'playwright/test';
import { expect, test } from '../testing/fixtures.js';
import * as site from './site.js';

const bar = (page: Page) => page.getByRole('banner');

// Opening by click and keys, and closing by Escape and a choice: stories of SiteHeader.
test.describe('the bar', { tag: '@engines' }, () => {
  test.describe('under the pointer', () => {
    test.beforeEach(async ({ page }) => {
      await page.clock.install();
      await site.openHydrated(page, '/');
      // A day ahead: a slow machine may pass a time that is near.
      await page.clock.pauseAt(Date.now() + 86_400_000);
    });

    const pointAt = (page: Page, group: site.Group) => site.button(page, group).hover();
    const leave = (page: Page) => page.mouse.move(20, 850);
    /** Whether a panel is open in so many ms. */
    const isOpen = async (page: Page, group: site.Group, open: boolean, ms: number) => {
      await page.clock.runFor(ms);
      await expect(site.button(page, group)).toHaveAttribute('aria-expanded', `${open}`);
    };

    test('opens a panel after 200 ms, closes it after 150 ms', async ({ page }) => {
      await pointAt(page, 'services');
      await isOpen(page, 'services', false, 199);
      await isOpen(page, 'services', true, 1);
      await leave(page);
      await isOpen(page, 'services', true, 149);
      await isOpen(page, 'services', false, 1);
    });

    for (const [ms, opens] of [
      [299, true],
      [300, false],
    ] as const)
      test(`opens the next ${opens ? 'at once' : 'late'} after ${ms} ms`, async ({ page }) => {
        await pointAt(page, 'services');
        await isOpen(page, 'services', true, 200);
        await leave(page);
        await isOpen(page, 'services', false, 150);
        await page.clock.runFor(ms);
        await pointAt(page, 'cases');
        await isOpen(page, 'cases', opens, 1);
      });

    test('opens a panel at a click, and leaves it open at another', async ({ page }) => {
      for (const click of [1, 2]) {
        await site.button(page, 'services').click();
        await isOpen(page, 'services', true, click);
      }
      // A `MouseEvent`, as in Firefox before 129 and Safari before 18.2.
      await site.button(page, 'services').dispatchEvent('click', { detail: 1 });
      await isOpen(page, 'services', true, 3);
    });
  });

  test('leads the Tab key through an open panel, then closes it', async ({ page }) => {
    await site.openHydrated(page, '/');
    await site.button(page, 'services').press('Enter');
    // Once the focus has come back, Radix by itself would take the panel's links out of the tab order.
    await page.keyboard.press('Tab');
    await expect(site.panel(page, 'services').locator('a').first()).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(site.button(page, 'services')).toBeFocused();
    for (const link of await site.panel(page, 'services').locator('a').all()) {
      await page.keyboard.press('Tab');
      await expect(link).toBeFocused();
    }
    await page.keyboard.press('Tab');
    await expect(site.button(page, 'cases')).toBeFocused();
    await expect(site.panel(page, 'services')).toBeHidden();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Shift+Tab');
    await expect(site.button(page, 'services')).toBeFocused();
    await expect(site.panel(page, 'cases')).toBeHidden();
  });

  for (const path of ['/', '/de/', '/fr/'])
    test(`fits its window, and stays at its top (${path})`, async ({ page }) => {
      await site.openHydrated(page, path);
      const entries = page.locator('header nav li:not(li li)');
      const action = bar(page).locator('a[href$="/kontakt"]:not(dialog *)');
      for (const [width, hasPanels, hasAction] of [
        [1440, true, true],
        [1024, true, true],
        [375, false, true],
        [360, false, false],
      ] as const) {
        await page.setViewportSize({ width, height: 900 });
        await page.evaluate(() => scrollTo(0, 1000));
        await expect(action).toBeVisible({ visible: hasAction });
        await expect.poll(() => bar(page).boundingBox()).toMatchObject({ y: 0, height: 72 });
        const tops = await entries.evaluateAll((all) =>
          all.map((entry) => Math.round(entry.getBoundingClientRect().top)),
        );
        expect(new Set(tops).size, 'lines').toBe(1);
        for (const group of hasPanels ? site.groups : []) {
          await site.button(page, group).press('Enter');
          await expect(site.panel(page, group)).toBeInViewport({ ratio: 1 });
          const { width: panelWidth } = (await site.panel(page, group).boundingBox())!;
          expect(panelWidth).toBe(group === 'language' ? 200 : 400);
          await site.button(page, group).press('Enter');
        }
      }
    });
});

test.describe('the bar without JavaScript', { tag: '@engines' }, () => {
  test.use({ javaScriptEnabled: false });

  test('opens each panel for pointer and focus, with every link in reach', async ({ page }) => {
    await page.goto('/beratung');
    for (const group of site.groups) {
      await site.button(page, group).hover();
      await expect(site.panel(page, group)).toBeVisible();
      for (const link of await site.panel(page, group).locator('a').all())
        await link.click({ trial: true });
    }
    await page.mouse.move(20, 850);
    await bar(page).locator('a').first().focus();
    for (const link of await bar(page).locator('nav').locator('button, a').all()) {
      await page.keyboard.press('Tab');
      await expect(link).toBeFocused();
      await expect(link).toBeVisible();
    }
  });
});
