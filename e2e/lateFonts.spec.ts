import type { Page } from 'playwright/test';
import { localizedPath } from '../site/i18n/href.js';
import { languages } from '../site/i18n/languages.js';
import { publicPaths } from '../site/paths.js';
import { expect, test } from './fixtures.js';

const widths = [390, 768, 1440];

/** What Web Vitals call a good page shifts less, all shifts together. */
const goodShift = 0.1;

/** Starts to add up the layout's shifts, as Cumulative Layout Shift does. */
function watchShifts(page: Page): Promise<void> {
  return page.evaluate(() => {
    const watched = { sum: 0 };
    Object.assign(window, { watched });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        watched.sum += entry.value;
    }).observe({ type: 'layout-shift' });
  });
}

/** The sum, once two more frames are drawn. */
function shifts(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) =>
        requestAnimationFrame(() =>
          requestAnimationFrame(() =>
            setTimeout(() =>
              resolve((window as unknown as { watched: { sum: number } }).watched.sum),
            ),
          ),
        ),
      ),
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

for (const path of publicPaths) {
  test(`${path} hardly shifts when the serif comes late`, async ({ page }) => {
    for (const language of languages) {
      await page.goto(localizedPath(path, language));
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        await withoutSerif(page);
        await watchShifts(page);
        await withSerif(page);
        expect.soft(await shifts(page), `${language} at ${width} px`).toBeLessThan(goodShift);
      }
    }
  });
}
