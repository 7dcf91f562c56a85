import type { Browser, Page } from 'playwright';
import { firstPaint, withPage } from './withPage.js';

/** Loads a page from a slow link on a slow phone, leaves it alone, and loads it once more. */
export async function measureLoad(browser: Browser, url: string) {
  return withPage(browser, { screen: 'phone' }, async (page) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');
    await page.addInitScript(watchPaints);
    await page.goto(url, { waitUntil: 'load' });
    const paint = await firstPaint(page);
    await page.waitForTimeout(800);
    const { inlineScript, transfers, ...seen } = await page.evaluate(readPaints);
    const { metrics } = await session.send('Performance.getMetrics');
    const scriptTime = metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0;
    const bytes = (ending: string) =>
      transfers
        .filter(({ path }) => path.endsWith(ending))
        .reduce((sum, transfer) => sum + transfer.bytes, 0);
    return {
      'bytes before the first render': transfers[0]!.bytes,
      'first paint': paint,
      'largest paint after the first': seen.largestPaint - paint,
      'layout shift': seen.shift,
      // Inline scripts count uncompressed, so as more than is sent.
      'JavaScript before anyone does anything': inlineScript + bytes('.js'),
      'script time': scriptTime * 1000,
      'blocking time': seen.blockingTime,
      fonts: bytes('.woff2'),
      'page in all': bytes(''),
      'second visit': await paintAgain(page),
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
  return withPage(browser, { screen: 'phone' }, async (page) => {
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

type Watched = {
  largestPaint: number;
  /** Sum of the layout shifts. */
  shift: number;
  /** What long tasks took beyond 50 ms each. */
  blockingTime: number;
};

/** Runs in the page, before anything of it does. */
function watchPaints(): void {
  const watched: Watched = { largestPaint: 0, shift: 0, blockingTime: 0 };
  Object.assign(window, { watched });
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { entryType, startTime, duration } = entry;
      if (entryType === 'largest-contentful-paint') watched.largestPaint = startTime;
      if (entryType === 'layout-shift')
        watched.shift += (entry as PerformanceEntry & { value: number }).value;
      if (entryType === 'longtask') watched.blockingTime += Math.max(0, duration - 50);
    }
  });
  for (const type of ['largest-contentful-paint', 'layout-shift', 'longtask'])
    observer.observe({ type, buffered: true });
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
    /** The document is the first. */
    transfers: entries.map(({ name, transferSize }) => ({
      path: new URL(name).pathname,
      bytes: transferSize,
    })),
  };
}
