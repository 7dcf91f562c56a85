import { expect, test } from '../testing/fixtures.js';
import { delayRequests, nextFrame } from './site.js';

/** A heading may wrap differently; 0.1 is the limit of a good CLS. */
const maxShift = 0.06;

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
      const load = async (font: string) => {
        await page.evaluate((name) => document.fonts.load(`1em ${name}`).then(() => {}), font);
        await nextFrame(page);
      };
      await page.setViewportSize({ width, height: 900 });
      await page.goto(address, { waitUntil: 'domcontentloaded' });
      await page.waitForFunction(
        () => performance.getEntriesByName('first-contentful-paint').length > 0,
      );
      expect(await page.evaluate(() => document.fonts.check('1em Newsreader'))).toBe(false);
      await load('"Instrument Sans"');
      const since = await page.evaluate(() => performance.now());
      release();
      await load('Newsreader');
      const shift = await page.evaluate((after) => {
        const observer = new PerformanceObserver(() => {});
        observer.observe({ type: 'layout-shift', buffered: true });
        return (observer.takeRecords() as (PerformanceEntry & { value: number })[])
          .filter(({ startTime }) => startTime > after)
          .reduce((sum, { value }) => sum + value, 0);
      }, since);
      expect(shift).toBeLessThan(maxShift);
    });
  }
}
