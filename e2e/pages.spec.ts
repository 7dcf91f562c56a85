import type { Page } from 'playwright/test';
import { languages } from '../site/i18n/languages.js';
import { localizedPath } from '../site/i18n/localizedPath.js';
import { storedInBrowser } from '../site/pages/legal/storedInBrowser.js';
import { inEachLanguage, publicPaths } from '../site/testing/publicPaths.js';
import { expect, test } from '../testing/fixtures.js';
import { textOverflows } from '../testing/textOverflows.js';
import {
  accessibilityViolations,
  animatedElements,
  borderlessControls,
  smallTargets,
} from './inspect/accessibility.js';
import { browserStorage } from './inspect/browserStorage.js';
import { tabOrder } from './inspect/tabOrder.js';
import { cutWords, doubleText, horizontalOverflow } from './inspect/text.js';
import { button, groups, hydrate, openGroups, openHydrated, openSheet, panel } from './site.js';

// Skips the sheet's animation.
test.use({
  viewport: { width: 1280, height: 800 },
  contextOptions: { reducedMotion: 'reduce' },
});

/** Opens each panel of the header; returns targets that are too small, and animations. */
async function browsePanels(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const group of groups) {
    await button(page, group).press('Enter');
    await panel(page, group).waitFor();
    faults.push(...(await smallTargets(page)), ...(await animatedElements(page)));
    await page.keyboard.press('Escape');
  }
  return faults;
}

/** Position and size of each element in px. */
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

/** One case study for all six: its view has the form with the most parts. */
const kinds = publicPaths.filter(
  (path) => !path.startsWith('/case-studies/') || path === '/case-studies/growth',
);

for (const [index, path] of kinds.entries()) {
  // Each in one of its languages, in turn.
  const address = localizedPath(path, languages[index % languages.length]!);

  test(`${address} does not move when it is hydrated, and shows each stop of the Tab key`, async ({
    page,
  }) => {
    await page.goto(address);
    // A second visit: late fonts of a first one would shift text, too.
    await page.reload();
    const before = await geometry(page);
    await hydrate(page);
    const after = new Set(await geometry(page));
    const moved = before.filter((element) => !after.has(element));
    expect.soft(moved, 'what React and the style sheet move').toEqual([]);
    expect((await tabOrder(page)).faults).toEqual([]);
  });

  test(`${address} passes axe, target sizes and forced colours, and stores only the language`, async ({
    page,
  }) => {
    await openHydrated(page, address);
    expect.soft(await browsePanels(page), 'targets and motion in panels').toEqual([]);
    expect.soft(await accessibilityViolations(page, 'dark'), 'axe in the dark').toEqual([]);
    expect.soft(await accessibilityViolations(page), 'axe').toEqual([]);
    expect.soft(await borderlessControls(page), 'controls without an edge').toEqual([]);

    await page.setViewportSize({ width: 390, height: 800 });
    await openSheet(page);
    await openGroups(page);
    expect.soft(await smallTargets(page), 'targets that are too small').toEqual([]);
    expect.soft(await animatedElements(page), 'motion that is left').toEqual([]);
    const storedByReading = storedInBrowser.filter(({ kind }) => kind === 'local');
    expect.soft(await browserStorage(page), 'what is stored').toEqual(storedByReading);
  });
}

for (const path of publicPaths) {
  const tag = ['/', '/beratung', '/kontakt'].includes(path) ? '@engines' : [];

  test(`${path} fits a window of 320 px in each language`, { tag }, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    for (const address of inEachLanguage([path])) {
      await page.goto(address);
      await page.evaluate(() => document.fonts.ready);
      expect.soft(await page.evaluate(textOverflows), address).toEqual([]);
    }
  });

  test(`${path} cuts no word without a hyphen, in any window and language`, async ({ page }) => {
    for (const address of inEachLanguage([path])) {
      await page.goto(address);
      for (const width of [320, 371, 417, 511, 613, 787, 901, 1099, 1613, 1907]) {
        await page.setViewportSize({ width, height: 640 });
        // A font may still be on its way.
        await expect.poll(() => cutWords(page), `${address} at ${width} px`).toEqual([]);
      }
    }
  });

  // German has the longest words.
  test(`/de${path} fits with text of twice the size`, { tag }, async ({ page, browserName }) => {
    await page.goto(`/de${path}`);
    await doubleText(page, 'style');
    expect.soft(await page.evaluate(textOverflows), 'by a style').toEqual([]);
    // Both at once is more than WCAG requires; words may break.
    await page.setViewportSize({ width: 320, height: 640 });
    await expect.poll(() => horizontalOverflow(page), 'both').toBe(0);
    if (browserName !== 'chromium') return;
    // Unlike a style, the setting also affects media queries.
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.reload();
    await doubleText(page, 'setting');
    expect.soft(await page.evaluate(textOverflows), 'by the browser’s setting').toEqual([]);
  });
}

test('a planted fault of a text is found', async ({ page }) => {
  const faults = async (html: string) => {
    await page.setContent(`<body style="margin: 0">${html}</body>`);
    return page.evaluate(textOverflows);
  };
  expect(
    await faults('<p style="width: 3em; overflow: hidden; white-space: nowrap">Overlong words</p>'),
  ).toEqual(['beyond its box: Overlong words', 'cut: Overlong words']);
  expect(await faults('<p>One</p><p style="margin-top: -2.1em">Two</p>')).toEqual([
    'overlapping: “One” and “Two”',
  ]);
});
