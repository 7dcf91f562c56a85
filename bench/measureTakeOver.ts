import type { Browser, Page } from 'playwright';

/** What a visitor sets off, in ms on a machine that is not slowed; bytes as sent. */
export type TakeOver = {
  /** From the pointer on the bar until React is in charge. */
  intentToLive: number;
  /** All JavaScript that the page then has. */
  scriptBytes: number;
  /** From the click on a link in the bar, pointed at before, to the next page's heading. */
  routeChange: number;
  /** The slowest of a few interactions, with the processor slowed four times. */
  interaction: number;
};

/** Points at the bar, opens a menu, follows a link, all as a visitor would. */
export async function measureTakeOver(browser: Browser, url: string): Promise<TakeOver> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    const page = await context.newPage();
    await page.addInitScript(watchInteractions);
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForTimeout(300);
    const intentToLive = await timeTakeOver(page);
    await page.waitForTimeout(300);
    const scriptBytes = await page.evaluate(() =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ name }) => name.endsWith('.js'))
        .reduce((sum, { transferSize }) => sum + transferSize, 0),
    );
    const routeChange = await timeRouteChange(page);
    const interaction = await slowestInteraction(page);
    return { intentToLive, scriptBytes, routeChange, interaction };
  } finally {
    await context.close();
  }
}

async function timeTakeOver(page: Page): Promise<number> {
  await page.evaluate(() => {
    document.addEventListener('pointerover', () => performance.mark('intent-seen'), {
      once: true,
      capture: true,
    });
  });
  await page.locator('header a').first().hover();
  await page.locator('html[data-live]').waitFor({ timeout: 20_000 });
  return timeBetween(page, 'intent-seen', 'live');
}

async function timeRouteChange(page: Page): Promise<number> {
  const link = page.locator('header nav a[href$="/ueber-mich"]').first();
  await link.hover();
  await page.waitForTimeout(1000);
  const heading = await page.locator('h1').innerText();
  await page.evaluate(() => {
    document.addEventListener('click', () => performance.mark('clicked'), {
      once: true,
      capture: true,
    });
  });
  await link.click();
  await page.waitForFunction((old) => document.querySelector('h1')?.innerText !== old, heading);
  return timeBetween(page, 'clicked', 'route');
}

/** Ms between two marks of the page. */
function timeBetween(page: Page, from: string, to: string): Promise<number> {
  return page.evaluate(
    (names) => {
      const [start, end] = names.map(
        (name) => performance.getEntriesByName(name).at(-1)!.startTime,
      );
      return end! - start!;
    },
    [from, to],
  );
}

async function slowestInteraction(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  for (const button of await page.locator('header nav button').all()) {
    await button.click();
    await page.waitForTimeout(400);
    await page.keyboard.press('Escape');
    await page.waitForTimeout(400);
  }
  return page.evaluate(() => (window as unknown as { slowest: number }).slowest);
}

/** Runs in the page: the longest time from an input to the frame that answers it. */
function watchInteractions(): void {
  const seen = Object.assign(window, { slowest: 0 });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEventTiming & { interactionId: number })[])
      if (entry.interactionId) seen.slowest = Math.max(seen.slowest, entry.duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}
