import type { Page } from 'playwright';
import { beforeAll, describe, expect, test } from 'vitest';
import { publicPaths } from '../site/paths.js';
import { openSite, takeOver, type WatchedPage } from './openSite.js';
import { ensureBrowser } from './support/browser.js';

// The headless shell has no such cache, and Playwright switches it off unless told not to.
const site = openSite({
  executablePath: ensureBrowser(),
  ignoreDefaultArgs: ['--disable-back-forward-cache'],
});

const noteReturns = (page: Page) =>
  page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => Object.assign(globalThis, { persisted }));
  });
const persisted = () => (globalThis as { persisted?: boolean }).persisted;

/** Leaves a page on which React is in charge for another document, and comes back. */
async function leaveAndReturn(page: WatchedPage) {
  await takeOver(page);
  await noteReturns(page);
  await page.goto(page.url().endsWith('/impressum') ? '/datenschutz' : '/impressum');
  await page.goBack({ waitUntil: 'commit' });
  await page.waitForFunction(() => 'persisted' in globalThis).catch(() => {});
  return page.evaluate(() => {
    const [entry] = performance.getEntriesByType('navigation');
    return {
      persisted: (globalThis as { persisted?: boolean }).persisted,
      reasons: (entry as unknown as { notRestoredReasons: unknown }).notRestoredReasons,
    };
  });
}

describe('back and forward', () => {
  let found: Map<string, ReturnType<typeof leaveAndReturn>>;

  beforeAll(async () => {
    // In one language: what keeps a page out of the cache is its code, which all languages share.
    found = await site.visitEach(publicPaths, leaveAndReturn);
  }, 300_000);

  test.each(publicPaths)('bring %s from the browser’s cache', async (address) => {
    expect(await found.get(address)).toEqual({ persisted: true, reasons: null });
  });

  test('begin at the top and keep React in charge', async () => {
    const page = await site.open('/beratung', { viewport: { width: 1280, height: 800 } });
    await takeOver(page);
    await noteReturns(page);
    await page.evaluate(() => scrollTo(0, 900));
    await page.goto('/impressum');
    await page.goBack({ waitUntil: 'commit' });
    await expect.poll(() => page.evaluate(persisted)).toBe(true);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await page.locator('[data-menu=services] > button').press('Enter');
    await page.locator('[data-menu=services] [data-panel]').waitFor({ state: 'visible' });
    expect(page.complaints).toEqual([]);
  });

  test('go to the language that was chosen meanwhile', async () => {
    const page = await site.open('/beratung', { viewport: { width: 1280, height: 800 } });
    await page
      .locator('header a[data-language=de]')
      .first()
      .evaluate((link: HTMLElement) => link.click());
    await page.waitForURL('**/de/beratung');
    await page.goBack({ waitUntil: 'commit' });
    await page.waitForURL('**/de/beratung');
    expect(await page.locator('html').getAttribute('lang')).toBe('de');
  });
});
