import type { Page } from 'playwright/test';
import { storedInBrowser } from '../site/pages/legal/storedInBrowser.js';
import { publicPaths } from '../site/testing/publicPaths.js';
import { expect, openForm, openHydrated, triggerHydration, test } from './fixtures.js';
import { accessibilityViolations } from './inspect/accessibilityViolations.js';
import { geometry } from './inspect/geometry.js';
import { tabOrder } from './inspect/tabOrder.js';
import { borderlessControls, animatedElements } from './inspect/userPreferences.js';
import { smallTargets } from './inspect/smallTargets.js';
import {
  doubleText,
  horizontalOverflow,
  textOverflows,
  brokenPhrases,
} from './inspect/textOverflows.js';
import { readBrowserStorage } from './inspect/browserStorage.js';
import { barGroups, openGroups, openSheet } from './menus.js';
import { inEachLanguage, inOneLanguage } from './support/inEachLanguage.js';

// Skips the sheet's animation.
test.use({
  viewport: { width: 1280, height: 800 },
  contextOptions: { reducedMotion: 'reduce' },
});

/** Opens each panel of the header; returns targets that are too small, and animations. */
async function browsePanels(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const menu of await barGroups(page).all()) {
    await menu.locator('> button').press('Enter');
    await menu.locator('> div').waitFor();
    faults.push(...(await smallTargets(page)), ...(await animatedElements(page)));
    await page.keyboard.press('Escape');
  }
  return faults;
}

async function violationsInTheDark(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.evaluate(() =>
    Promise.allSettled(document.getAnimations().map((each) => each.finished)),
  );
  return accessibilityViolations(page, 'colors');
}

/** One case study for all six, which differ in content only. */
const kinds = publicPaths.filter(
  (path) => !path.startsWith('/case-studies/') || path === '/case-studies/growth',
);

for (const address of inOneLanguage(kinds)) {
  test(`${address} does not move when it is hydrated`, async ({ page }) => {
    await page.goto(address);
    // A second visit: late fonts of a first one would shift text, too.
    await page.reload();
    const before = await geometry(page);
    await triggerHydration(page);
    const after = new Set(await geometry(page));
    const moved = before.filter((element) => !after.has(element));
    expect(moved, 'what React and the style sheet move').toEqual([]);
  });

  test(`${address} shows each stop of the Tab key`, async ({ page }) => {
    await openHydrated(page, address);
    expect((await tabOrder(page)).faults).toEqual([]);
  });

  test(`${address} passes axe, target sizes and forced colours, and stores only the language`, async ({
    page,
  }) => {
    await openHydrated(page, address);
    expect.soft(await browsePanels(page), 'targets and motion in panels').toEqual([]);
    expect.soft(await accessibilityViolations(page), 'axe').toEqual([]);
    expect.soft(await violationsInTheDark(page), 'axe in the dark').toEqual([]);
    await page.emulateMedia({ colorScheme: 'light' });
    expect.soft(await borderlessControls(page), 'controls without an edge').toEqual([]);

    await page.setViewportSize({ width: 390, height: 800 });
    await openSheet(page);
    await openGroups(page);
    expect.soft(await smallTargets(page), 'targets that are too small').toEqual([]);
    expect.soft(await animatedElements(page), 'motion that is left').toEqual([]);
    const storedByReading = storedInBrowser.filter(({ kind }) => kind === 'local');
    expect.soft(await readBrowserStorage(page), 'what is stored').toEqual(storedByReading);
  });
}

test('the contact form with an error passes axe, light and dark', async ({ page }) => {
  await openForm(page);
  await page.locator('form [type=submit]').click();
  await expect(page.locator('form [aria-invalid=true]')).toBeVisible();
  expect.soft(await accessibilityViolations(page)).toEqual([]);
  expect.soft(await violationsInTheDark(page), 'in the dark').toEqual([]);
});

for (const path of publicPaths) {
  const tag = ['/', '/beratung', '/kontakt'].includes(path) ? '@engines' : [];

  test(`${path} fits a window of 320 px in each language`, { tag }, async ({ page }) => {
    for (const address of inEachLanguage([path])) {
      await page.setViewportSize({ width: 320, height: 640 });
      await page.goto(address);
      await page.evaluate(() => document.fonts.ready);
      expect.soft(await textOverflows(page), address).toEqual([]);
      for (const width of [390, 320]) {
        await page.setViewportSize({ width, height: 640 });
        // Lines follow the new width a few frames later.
        await expect
          .poll(() => brokenPhrases(page), `${address} on two lines, ${width} px`)
          .toEqual([]);
      }
    }
  });

  // German has the longest words.
  test(`/de${path} fits with text of twice the size`, { tag }, async ({ page, browserName }) => {
    await page.goto(`/de${path}`);
    await doubleText(page, 'style');
    expect.soft(await textOverflows(page), 'by a style').toEqual([]);
    // Both at once is more than WCAG requires; words may break.
    await page.setViewportSize({ width: 320, height: 640 });
    await expect.poll(() => horizontalOverflow(page), 'both').toBe(0);
    if (browserName !== 'chromium') return;
    // Unlike a style, the setting also affects media queries.
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.reload();
    await doubleText(page, 'setting');
    expect.soft(await textOverflows(page), 'by the browser’s setting').toEqual([]);
  });
}

test('a planted fault of a text is found, and a box of one pixel that moves is none', async ({
  page,
}) => {
  const faults = async (html: string) => {
    await page.setContent(`<body style="margin: 0">${html}</body>`);
    return textOverflows(page);
  };
  expect(
    await faults('<p style="width: 3em; overflow: hidden; white-space: nowrap">Overlong words</p>'),
  ).toEqual(['beyond its box: Overlong words', 'cut: Overlong words']);
  expect(await faults('<p>One</p><p style="margin-top: -2.1em">Two</p>')).toEqual([
    'overlapping: “One” and “Two”',
  ]);
  // During a transform Chromium measures slightly more than 1 px.
  const spoken = 'position: absolute; width: 1px; height: 1.05px; overflow: hidden';
  expect(await faults(`<p style="${spoken}">Only spoken</p>`)).toEqual([]);
});
