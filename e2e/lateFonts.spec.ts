import type { Page } from 'playwright/test';
import { expect, test } from './fixtures.js';

const widths = [390, 768, 1440];

/** A heading may break differently; the sum of all shifts is well below the 0.1 of a good page. */
const mostShift = 0.06;

/** Two frames are drawn, so what has changed is laid out. */
function drawn(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))),
      ),
  );
}

/** Adds up the layout's shifts from now on, as Cumulative Layout Shift does. Returns how to read the sum. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  const watched = await page.evaluateHandle(() => {
    const sum = { value: 0 };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        sum.value += entry.value;
    }).observe({ type: 'layout-shift' });
    return sum;
  });
  return () => watched.evaluate(({ value }) => value);
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

// One page of each layout, each in the language with the longest heading there.
for (const address of [
  '/',
  '/de/beratung',
  '/fr/case-studies/growth',
  '/de/ueber-mich',
  '/fr/kontakt',
]) {
  test(`${address} hardly shifts when the serif comes late`, async ({ page }) => {
    await page.goto(address);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await withoutSerif(page);
      await drawn(page);
      const shifts = await watchShifts(page);
      await withSerif(page);
      await drawn(page);
      expect.soft(await shifts(), `at ${width} px`).toBeLessThan(mostShift);
    }
  });
}
