import type { Page } from 'playwright/test';
import { localizedPath } from '../site/i18n/href.js';
import { languages } from '../site/i18n/languages.js';
import { publicPaths } from '../site/paths.js';
import { expect, test } from './fixtures.js';

// Where somebody has looked. Elsewhere a heading can be within a pixel of one line more: the widths of
// two typefaces agree on average only.
const widths = [390, 768, 1440];

/** Where everything in the first view begins that is not inline; what is below shifts unseen. */
function rows(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter(
        (element) =>
          element.checkVisibility() &&
          !element.closest('svg') &&
          getComputedStyle(element).display !== 'inline' &&
          element.getBoundingClientRect().top < innerHeight,
      )
      .map((element) => {
        const words = element.textContent.trim().slice(0, 24);
        return `${element.localName} “${words}” at ${Math.round(element.getBoundingClientRect().top)}`;
      }),
  );
}

/** Takes the serif away, as if it had not come. */
function withoutSerif(page: Page): Promise<void> {
  return page.evaluate(() => {
    const root = document.documentElement;
    for (const [name, [value]] of root.computedStyleMap()) {
      if (!name.startsWith('--') || !String(value).includes('Newsreader')) continue;
      root.style.setProperty(name, String(value).replace(/['"]?Newsreader['"]?,/, ''));
    }
  });
}

/** Brings it, or brings it back. */
async function withSerif(page: Page): Promise<void> {
  const loaded = await page.evaluate(() => {
    document.documentElement.removeAttribute('style');
    return document.fonts.load('1em Newsreader').then((faces) => faces.length);
  });
  expect(loaded).toBe(1);
}

// The sans never comes late: it is there for the first paint, or the next page has it.
for (const path of publicPaths) {
  test(`nothing on ${path} moves when the serif comes late`, async ({ page }) => {
    for (const language of languages) {
      await page.goto(localizedPath(path, language));
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        await withoutSerif(page);
        const before = await rows(page);
        await withSerif(page);
        expect.soft(await rows(page), `${language} at ${width} px`).toEqual(before);
      }
    }
  });
}
