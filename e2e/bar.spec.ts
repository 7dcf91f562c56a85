import type { Page, Route } from 'playwright/test';
import { expect, test } from '../testing/fixtures.js';
import {
  button,
  delayRequests,
  follow,
  groups,
  hydrate,
  openHydrated,
  panel,
  type Group,
} from './site.js';

const bar = (page: Page) => page.getByRole('banner');

// Opening by click and keys, and closing by Escape and a choice: stories of SiteHeader.
test.describe('the bar', { tag: '@engines' }, () => {
  test('tells a screen reader which panel is open and what is in it', async ({ page }) => {
    await openHydrated(page, '/beratung');
    await button(page, 'services').press('Enter');
    await expect(panel(page, 'services')).toBeVisible();
    await expect(bar(page)).toMatchAriaSnapshot(`
      - banner:
        - link /home page/
        - navigation "Main":
          - list:
            - /children: equal
            - listitem:
              - link "Home"
            - listitem:
              - button "Services" [expanded]
              - list:
                - /children: equal
                - listitem:
                  - link /Strategy consulting .+/
                - listitem:
                  - link /Executive coaching .+/
                - listitem:
                  - link /Interim leadership .+/
                - listitem:
                  - link /Leadership training .+/
            - listitem:
              - button "Case studies"
            - listitem:
              - link "About"
            - listitem:
              - 'button "Language: English"'
        - link "Contact"
    `);
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
    const click = async () => {
      await page.mouse.down();
      await page.mouse.up();
    };
    const leave = () => page.mouse.move(20, 850);
    const isOpen = (group: Group, open: boolean) =>
      expect(button(page, group)).toHaveAttribute('aria-expanded', `${open}`);
    await pointAt('services');
    await page.clock.runFor(199);
    await isOpen('services', false);
    await page.clock.runFor(1);
    await isOpen('services', true);
    // A click on what hover has just opened leaves it open.
    await click();
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
    await click();
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

  for (const path of ['/', '/de/', '/fr/'])
    test(`fits its window, and stays at its top (${path})`, async ({ page }) => {
      await openHydrated(page, path);
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
        for (const group of hasPanels ? groups : []) {
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

  test('underlines the group of the page that is shown', async ({ page }) => {
    await page.goto('/beratung');
    // The underline is a background that grows from 0.
    await expect(button(page, 'services')).not.toHaveCSS('background-size', /^0/);
    await expect(button(page, 'cases')).toHaveCSS('background-size', /^0/);
  });
});

test.describe('the bar without JavaScript', { tag: '@engines' }, () => {
  test.use({ javaScriptEnabled: false });

  test('opens each panel for pointer and focus, with every link in reach', async ({ page }) => {
    await page.goto('/beratung');
    for (const group of groups) {
      await button(page, group).hover();
      await expect(panel(page, group)).toBeVisible();
      for (const link of await panel(page, group).locator('a').all())
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

test('the foot shows the year of the visit, not of the build', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2031-03-01T12:00:00Z'));
  await page.goto('/de/');
  const foot = page.getByRole('contentinfo');
  await expect(foot).toContainText('© 2031');
  await hydrate(page);
  await expect(foot).toContainText('© 2031');
  await follow(page, '/de/kontakt');
  await expect(foot).toContainText('© 2031');
});
