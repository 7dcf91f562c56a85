import type { Page } from 'playwright/test';
import { languages } from '@advisor/contract/languages';
import { breakpoints } from '../packages/ui/src/theme/tokens.js';
import { pagePath } from '../site/routes.js';
import { inEachLanguage, publicNames, publicPaths } from '../testing/publicPaths.js';
import { expect, test } from '../testing/fixtures.js';
import { textOverflows, textSpacing } from '../testing/textOverflows.js';
import {
  accessibilityViolations,
  animatedElements,
  borderlessControls,
  smallControls,
  unmarkedLists,
} from './accessibility.js';
import { cutWords } from './cutWords.js';
import { tabFaults } from './tabOrder.js';
import * as site from './site.js';

// Skips the sheet's animation.
test.use({
  viewport: { width: 1280, height: 800 },
  contextOptions: { reducedMotion: 'reduce' },
});

const geometry = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const box = [x, y + scrollY, width, height].map((px) => Math.round(px * 10) / 10);
        return `${element.localName} at ${box.join(', ')}`;
      });
  });

/** Each kind of page; of the case studies, the one with the most parts. */
const kinds = publicNames.filter((name) => name === 'growthCase' || !name.endsWith('Case'));

for (const [index, name] of kinds.entries()) {
  const address = pagePath(name, languages[index % languages.length]!);

  test(`${address} stays still when it hydrates, and shows the focus`, async ({ page }) => {
    await page.goto(address);
    // A second visit: late fonts of a first one would shift text, too.
    await page.reload();
    const before = await geometry(page);
    await site.hydrate(page);
    const after = new Set(await geometry(page));
    const moved = before.filter((element) => !after.has(element));
    expect.soft(moved, 'what React and the style sheet move').toEqual([]);
    expect(await tabFaults(page)).toEqual([]);
  });

  test(`${address} passes axe, its lists are lists, its controls have an edge in forced colours`, async ({
    page,
  }) => {
    await site.openHydrated(page, address);
    expect.soft(await unmarkedLists(page), 'lists without a marker').toEqual([]);
    expect.soft(await accessibilityViolations(page, 'dark'), 'axe in the dark').toEqual([]);
    expect.soft(await accessibilityViolations(page), 'axe').toEqual([]);
    expect(await borderlessControls(page)).toEqual([]);
  });

  test(`${address} has large controls, in its menus too, and no motion where it is reduced`, async ({
    page,
  }) => {
    await site.openHydrated(page, address);
    for (const group of site.groups) {
      await site.button(page, group).press('Enter');
      await site.panel(page, group).waitFor();
      expect.soft(await smallControls(page), `small controls: ${group}`).toEqual([]);
      expect.soft(await animatedElements(page), `motion: ${group}`).toEqual([]);
      await page.keyboard.press('Escape');
    }
    await page.setViewportSize({ width: 390, height: 800 });
    await site.openSheet(page);
    await page
      .locator('dialog details')
      .evaluateAll((groups: HTMLDetailsElement[]) =>
        groups.forEach((group) => (group.open = true)),
      );
    expect.soft(await smallControls(page), 'small controls: sheet').toEqual([]);
    expect.soft(await animatedElements(page), 'motion: sheet').toEqual([]);
  });
}

/** Each layout is narrowest where it begins. */
const narrowest = [320, ...Object.values(breakpoints)];

for (const path of publicPaths) {
  const tag = ['/', '/beratung', '/kontakt'].includes(path) ? '@engines' : [];

  test(
    `${path} fits its window and cuts no word without a hyphen`,
    { tag },
    async ({ page, browserName }) => {
      for (const address of inEachLanguage([path])) {
        await page.setViewportSize({ width: 320, height: 640 });
        await page.goto(address);
        await page.evaluate(() => Promise.all([...document.fonts].map((font) => font.load())));
        expect.soft(await page.evaluate(textOverflows), address).toEqual([]);
        // One engine proves it for all: hyphens are in the text.
        if (browserName !== 'chromium') continue;
        for (const width of narrowest) {
          await page.setViewportSize({ width, height: 640 });
          await page.waitForFunction((wanted) => innerWidth === wanted, width);
          await expect.poll(() => cutWords(page), `${address} at ${width} px`).toEqual([]);
        }
      }
    },
  );

  // German has the longest words.
  test(
    `/de${path} fits with text of twice the size, or more space in it`,
    { tag },
    async ({ page, browserName }) => {
      await page.goto(`/de${path}`);
      await page.evaluate((css) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(css);
        document.adoptedStyleSheets = [sheet];
      }, textSpacing);
      for (const width of [breakpoints.small, breakpoints.bar, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        await site.nextFrame(page);
        await expect.poll(() => page.evaluate(textOverflows), `spaced at ${width} px`).toEqual([]);
      }
      await page.evaluate(() => (document.adoptedStyleSheets = []));
      // Unlike the browser's setting, below, a style does not affect media queries.
      await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
      await site.nextFrame(page);
      expect.soft(await page.evaluate(textOverflows), 'by a style').toEqual([]);
      // Both at once is more than WCAG requires; words may break.
      await page.setViewportSize({ width: 320, height: 640 });
      const width = () => page.evaluate(() => document.documentElement.scrollWidth);
      await expect.poll(width, 'both').toBeLessThanOrEqual(320);
      if (browserName !== 'chromium') return;
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.reload();
      const devtools = await page.context().newCDPSession(page);
      await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
      await site.nextFrame(page);
      expect.soft(await page.evaluate(textOverflows), 'by the setting').toEqual([]);
    },
  );
}

for (const [what, day, headings, later] of [
  // One heading for what is to come, one for what is over.
  ['to come', '2025-05-01', 2, 0],
  ['under way, so nobody joins,', '2025-07-14', 2, 2],
  ['over', '2025-07-19', 1, 2],
] as const)
  test(`a seminar is ${what} by the visitor’s clock, not the build’s`, async ({ page }) => {
    await page.clock.setFixedTime(new Date(day));
    await site.openHydrated(page, '/termine-anmeldung');
    const years = page.getByRole('heading', { name: '2025 seminar dates' });
    await expect(years).toHaveCount(headings);
    // In the head, and beside the workshop.
    for (const text of ['Dates to follow', 'Ask about new dates'])
      await expect(page.getByText(text)).toHaveCount(later);
  });
