import type { Browser } from 'playwright';
import { slowDown } from './conditions.js';

/** One request of a page, in ms since its navigation began. */
export interface Transfer {
  path: string;
  kind: 'document' | 'script' | 'style' | 'font' | 'data' | 'image';
  /** As sent, headers included. */
  bytes: number;
  start: number;
  end: number;
}

/** How a page loads while nobody touches it. */
export interface Load {
  firstPaint: number;
  largestPaint: number;
  /** Sum of the layout shifts. */
  shift: number;
  /** Time in scripts, in ms. */
  scriptTime: number;
  /** What long tasks took beyond 50 ms each. */
  blockingTime: number;
  transfers: Transfer[];
}

/** Loads a page under the slow conditions, in a context of its own, and leaves it alone. */
export async function measureLoad(browser: Browser, url: string): Promise<Load> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  try {
    const page = await context.newPage();
    await slowDown(page);
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable');
    await page.addInitScript(watchPaints);
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForTimeout(1500);
    const seen = await page.evaluate(readPaints);
    const { metrics } = await session.send('Performance.getMetrics');
    const scriptTime = metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0;
    return { ...seen, scriptTime: scriptTime * 1000 };
  } finally {
    await context.close();
  }
}

type Watched = { largestPaint: number; shift: number; blockingTime: number };

/** Runs in the page, before anything of it does. */
function watchPaints(): void {
  const watched: Watched = { largestPaint: 0, shift: 0, blockingTime: 0 };
  Object.assign(window, { watched });
  const watch = (type: string, see: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({
      type,
      buffered: true,
    });
  watch('largest-contentful-paint', (entry) => {
    watched.largestPaint = entry.startTime;
  });
  watch('layout-shift', (entry) => {
    watched.shift += (entry as PerformanceEntry & { value: number }).value;
  });
  watch('longtask', (entry) => {
    watched.blockingTime += Math.max(0, entry.duration - 50);
  });
}

/** Runs in the page, at the end. */
function readPaints(): Omit<Load, 'scriptTime'> {
  const { watched } = window as unknown as { watched: Watched };
  const firstPaint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
  const entries = [
    ...performance.getEntriesByType('navigation'),
    ...performance.getEntriesByType('resource'),
  ] as PerformanceResourceTiming[];
  const kindOf = (entry: PerformanceResourceTiming): Transfer['kind'] => {
    const { pathname } = new URL(entry.name);
    if (entry.entryType === 'navigation') return 'document';
    if (pathname.endsWith('.js')) return 'script';
    if (pathname.endsWith('.css')) return 'style';
    if (pathname.endsWith('.woff2')) return 'font';
    if (pathname.endsWith('.json')) return 'data';
    return 'image';
  };
  return {
    ...watched,
    firstPaint,
    transfers: entries.map((entry) => ({
      path: new URL(entry.name).pathname,
      kind: kindOf(entry),
      bytes: entry.transferSize,
      start: entry.startTime,
      end: entry.responseEnd,
    })),
  };
}
