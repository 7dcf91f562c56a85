import type { Browser } from 'playwright';
import { slow } from './conditions.js';

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

/** Loads a page from a slow link on a slow phone, in a context of its own, and leaves it alone. */
export async function measureLoad(browser: Browser, url: string): Promise<Load> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slow.cpuSlowdown });
    await session.send('Performance.enable');
    await page.addInitScript(watchPaints);
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForTimeout(1500);
    const { transfers, ...paints } = await page.evaluate(readPaints);
    if (!paints.firstPaint || !paints.largestPaint) throw new Error(`${url} was not painted.`);
    const { metrics } = await session.send('Performance.getMetrics');
    const scriptTime = metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0;
    return {
      ...paints,
      scriptTime: scriptTime * 1000,
      transfers: transfers.map(({ isDocument, ...transfer }) => ({
        ...transfer,
        kind: isDocument ? 'document' : kindOf(transfer.path),
      })),
    };
  } finally {
    await context.close();
  }
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
    firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
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
