import type { Page } from 'playwright/test';
import type { Language } from '../site/i18n/languages.js';
import { pagePath } from '../site/i18n/pagePath.js';
import type { CaseName, PageName } from '../site/paths.js';
import { inEachLanguage, publicPaths } from '../testing/publicPaths.js';
import { expect, test } from '../testing/fixtures.js';
import { textOverflows } from '../testing/textOverflows.js';
import {
  accessibilityViolations,
  animatedElements,
  borderlessControls,
  smallControls,
} from './inspect/accessibility.js';
import { cutWords } from './inspect/cutWords.js';
import { tabFaults } from './inspect/tabOrder.js';
import * as site from './site.js';

// Skips the sheet's animation.
test.use({
  viewport: { width: 1280, height: 800 },
  contextOptions: { reducedMotion: 'reduce' },
});

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

type HiddenName = 'thanks' | `notSent${string}` | 'notFound';
type OtherCase = Exclude<CaseName, 'growthCase'>;

/** Each kind of page with the language it is tested in; of the case studies, the one with the most parts. */
const kinds: Record<Exclude<PageName, HiddenName | OtherCase>, Language> = {
  home: 'en',
  consulting: 'de',
  coaching: 'fr',
  interim: 'en',
  training: 'de',
  growthCase: 'fr',
  about: 'en',
  contact: 'de',
  schedule: 'fr',
  imprint: 'en',
  privacy: 'de',
};

for (const [name, language] of Object.entries(kinds)) {
  const address = pagePath(name as keyof typeof kinds, language);

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

  test(`${address} passes axe; its controls are large, still and edged`, async ({ page }) => {
    await site.openHydrated(page, address);
    for (const group of site.groups) {
      await site.button(page, group).press('Enter');
      await site.panel(page, group).waitFor();
      expect.soft(await smallControls(page), `small controls: ${group}`).toEqual([]);
      expect.soft(await animatedElements(page), `motion: ${group}`).toEqual([]);
      await page.keyboard.press('Escape');
    }
    expect.soft(await accessibilityViolations(page, 'dark'), 'axe in the dark').toEqual([]);
    expect.soft(await accessibilityViolations(page), 'axe').toEqual([]);
    expect.soft(await borderlessControls(page), 'controls without an edge').toEqual([]);

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
      for (const width of [320, 371, 417, 511, 613, 683, 787, 901, 1099, 1283, 1613, 1907]) {
        await page.setViewportSize({ width, height: 640 });
        // A font may still be on its way.
        await expect.poll(() => cutWords(page), `${address} at ${width} px`).toEqual([]);
      }
    }
  });

  // German has the longest words.
  test(`/de${path} fits with text of twice the size`, { tag }, async ({ page, browserName }) => {
    await page.goto(`/de${path}`);
    await site.doubleText(page);
    expect.soft(await page.evaluate(textOverflows), 'by a style').toEqual([]);
    // Both at once is more than WCAG requires; words may break.
    await page.setViewportSize({ width: 320, height: 640 });
    const width = () => page.evaluate(() => document.documentElement.scrollWidth);
    await expect.poll(width, 'both').toBeLessThanOrEqual(320);
    if (browserName !== 'chromium') return;
    // The browser's setting also affects media queries, unlike a style.
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.reload();
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
    await site.nextFrame(page);
    expect.soft(await page.evaluate(textOverflows), 'by the setting').toEqual([]);
  });
}
