import { expect, test } from '../testing/fixtures.js';
import { delayRequests } from './site.js';

/** A heading may wrap differently; 0.1 is the limit of a good CLS. */
const maxShift = 0.06;

/** Waits for the sans, which is not tested here. */
async function loadSans(): Promise<number> {
  await document.fonts.load('1em "Instrument Sans"');
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  return performance.now();
}

/** Cumulative Layout Shift from a time on until the serif is loaded. */
async function shiftsWithSerif(since: number): Promise<number> {
  const drawn = () =>
    new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  await document.fonts.load('1em Newsreader');
  await drawn();
  const observer = new PerformanceObserver(() => {});
  observer.observe({ type: 'layout-shift', buffered: true });
  const shifts = observer.takeRecords() as (PerformanceEntry & { value: number })[];
  return shifts
    .filter(({ startTime }) => startTime > since)
    .reduce((sum, { value }) => sum + value, 0);
}

// One page for each layout, in the language with the longest heading.
for (const address of [
  '/',
  '/de/beratung',
  '/fr/case-studies/growth',
  '/de/ueber-mich',
  '/fr/kontakt',
]) {
  for (const width of [390, 768, 1440]) {
    test(`${address} hardly shifts at ${width} px when the serif comes late`, async ({ page }) => {
      const release = await delayRequests(page, '**/assets/newsreader.*.woff2');
      await page.setViewportSize({ width, height: 900 });
      await page.goto(address, { waitUntil: 'domcontentloaded' });
      await page.waitForFunction(
        () => performance.getEntriesByName('first-contentful-paint').length > 0,
      );
      expect(await page.evaluate(() => document.fonts.check('1em Newsreader'))).toBe(false);
      const since = await page.evaluate(loadSans);
      release();
      expect(await page.evaluate(shiftsWithSerif, since)).toBeLessThan(maxShift);
    });
  }
}
