import { expect, test } from 'vitest';
import { localizedPath } from '../site/i18n/href.js';
import { languages } from '../site/i18n/languages.js';
import { publicPaths } from '../site/paths.js';
import { openSite, type WatchedPage } from './openSite.js';
import { ensureBrowser } from './support/browser.js';

// The headless shell breaks no words.
const site = openSite({ executablePath: ensureBrowser() });
// Where somebody has looked. Elsewhere a heading can be within a pixel of one line more: the widths of
// two typefaces agree on average only.
const widths = [390, 768, 1440];

/** Where all begins that is not inline and is in the first view; what comes below shifts unseen. */
function rows(page: WatchedPage): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter(
        (element) =>
          element.checkVisibility() &&
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
function withoutSerif(page: WatchedPage): Promise<void> {
  return page.evaluate(() => {
    const root = document.documentElement;
    for (const [name, [value]] of root.computedStyleMap()) {
      if (!name.startsWith('--') || !String(value).includes('Newsreader')) continue;
      root.style.setProperty(name, String(value).replace(/['"]?Newsreader['"]?,/, ''));
    }
  });
}

/** Brings it, or brings it back. */
async function withSerif(page: WatchedPage): Promise<void> {
  const loaded = await page.evaluate(() => {
    document.documentElement.removeAttribute('style');
    return document.fonts.load('1em Newsreader').then((faces) => faces.length);
  });
  expect(loaded).toBe(1);
}

// The sans never comes late: it is there for the first paint, or the next page has it.
test.each(languages)('nothing moves when the serif comes late (%s)', async (language) => {
  const page = await site.open(localizedPath('/', language));
  for (const path of publicPaths) {
    await page.goto(localizedPath(path, language));
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await withoutSerif(page);
      const before = await rows(page);
      await withSerif(page);
      expect.soft(await rows(page), `${path} at ${width} px`).toEqual(before);
    }
  }
});
