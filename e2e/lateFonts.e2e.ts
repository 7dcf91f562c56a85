import { expect, test } from 'vitest';
import { localizedPath } from '../site/i18n/href.js';
import { languages } from '../site/i18n/languages.js';
import { publicPaths } from '../site/paths.js';
import { openSite, type WatchedPage } from './openSite.js';

const site = openSite();
const widths = [390, 768, 1440];
const addresses = publicPaths.flatMap((path) =>
  languages.map((language) => localizedPath(path, language)),
);

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

/** Takes the serif away, as long as it has not come, or gives it back. */
function serif(page: WatchedPage, isThere: boolean): Promise<void> {
  return page.evaluate((there) => {
    const root = document.documentElement;
    for (const [name, [value]] of root.computedStyleMap()) {
      if (!name.startsWith('--') || !String(value).includes('Newsreader')) continue;
      if (!there) root.style.setProperty(name, String(value).replace(/['"]?Newsreader['"]?,/, ''));
      else root.style.removeProperty(name);
    }
  }, isThere);
}

// The sans never comes late: it is there for the first paint, or the next page has it.
test.each(addresses)('nothing moves on %s when the serif comes late', async (address) => {
  const page = await site.open(address);
  await page.evaluate(() => document.fonts.load('1em Newsreader'));
  expect(await page.evaluate(() => document.fonts.check('1em Newsreader'))).toBe(true);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const withSerif = await rows(page);
    await serif(page, false);
    const before = await rows(page);
    await serif(page, true);
    expect({ width, rows: before }).toEqual({ width, rows: withSerif });
  }
});
