import type { Browser, Page } from 'playwright';
import { firstPaint, withPage } from './withPage.js';

/** One request of a page, in ms since its navigation began. */
export type Transfer = {
  path: string;
  kind: 'document' | 'script' | 'style' | 'font' | 'data' | 'image';
  /** As sent, headers included. */
  bytes: number;
  start: number;
  end: number;
};

/** How a page loads while nobody touches it. */
export type Load = {
  firstPaint: number;
  /** The first paint of the next visit, from the same cache. */
  secondVisit: number;
  largestPaint: number;
  /** Sum of the layout shifts. */
  shift: number;
  /** Time in scripts, in ms. */
  scriptTime: number;
  /** What long tasks took beyond 50 ms each. */
  blockingTime: number;
  /** Characters of inline scripts; uncompressed, so more than is sent. */
  inlineScript: number;
  transfers: Transfer[];
};

/** Loads a page from a slow link on a slow phone, leaves it alone, and loads it once more. */
export async function measureLoad(browser: Browser, url: string): Promise<Load> {
  return withPage(browser, 'phone', async (page) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');
    await page.addInitScript(watchPaints);
    await page.goto(url, { waitUntil: 'load' });
    const paint = await firstPaint(page);
    await page.waitForTimeout(800);
    const { transfers, ...paints } = await page.evaluate(readPaints);
    const { metrics } = await session.send('Performance.getMetrics');
    const scriptTime = metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0;
    return {
      ...paints,
      firstPaint: paint,
      secondVisit: await paintAgain(page),
      scriptTime: scriptTime * 1000,
      transfers: transfers.map(({ isDocument, ...transfer }) => ({
        ...transfer,
        kind: isDocument ? 'document' : kindOf(transfer.path),
      })),
    };
  });
}

/**
 * Only the paints of a page that something is compared with.
 *
 * @param visits - `twice` measures the second visit, too
 */
export async function measurePaints(
  browser: Browser,
  url: string,
  visits: 'once' | 'twice' = 'once',
): Promise<{ firstPaint: number; secondVisit?: number }> {
  return withPage(browser, 'phone', async (page) => {
    await page.goto(url, { waitUntil: 'load' });
    const paint = { firstPaint: await firstPaint(page) };
    if (visits === 'once') return paint;
    await page.waitForTimeout(800);
    return { ...paint, secondVisit: await paintAgain(page) };
  });
}

/** A reload asks the server whether the page is still the same, as a visit after a minute does. */
async function paintAgain(page: Page): Promise<number> {
  await page.reload();
  return firstPaint(page);
}

type Watched = { largestPaint: number; shift: number; blockingTime: number };

/** Runs in the page, before anything of it does. */
function watchPaints(): void {
  const watched: Watched = { largestPaint: 0, shift: 0, blockingTime: 0 };
  Object.assign(window, { watched });
  // A list, because the compiler wraps named functions in a helper that is unknown here.
  const watchers: [string, (entry: PerformanceEntry) => void][] = [
    [
      'largest-contentful-paint',
      (entry) => {
        watched.largestPaint = entry.startTime;
      },
    ],
    [
      'layout-shift',
      (entry) => {
        watched.shift += (entry as PerformanceEntry & { value: number }).value;
      },
    ],
    [
      'longtask',
      (entry) => {
        watched.blockingTime += Math.max(0, entry.duration - 50);
      },
    ],
  ];
  for (const [type, see] of watchers) {
    new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({
      type,
      buffered: true,
    });
  }
}

/** Runs in the page, at the end. */
function readPaints() {
  const { watched } = window as unknown as { watched: Watched };
  const entries = [
    ...performance.getEntriesByType('navigation'),
    ...performance.getEntriesByType('resource'),
  ] as PerformanceResourceTiming[];
  return {
    ...watched,
    inlineScript: [...document.scripts]
      .filter(({ src, type }) => !src && (!type || type === 'module'))
      .reduce((sum, { text }) => sum + text.length, 0),
    transfers: entries.map(({ name, entryType, transferSize, startTime, responseEnd }) => ({
      path: new URL(name).pathname,
      isDocument: entryType === 'navigation',
      bytes: transferSize,
      start: startTime,
      end: responseEnd,
    })),
  };
}

function kindOf(path: string): Transfer['kind'] {
  if (path.endsWith('.js')) return 'script';
  if (path.endsWith('.css')) return 'style';
  if (path.endsWith('.woff2')) return 'font';
  if (path.endsWith('.json')) return 'data';
  return 'image';
}
