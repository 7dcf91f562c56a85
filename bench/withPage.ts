import type { Browser, Page } from 'playwright';
import { slow } from './conditions.js';

const windows = {
  phone: { width: 412, height: 823 },
  desk: { width: 1280, height: 800 },
};

/**
 * Does something with a page in a context of its own, whose cache is empty.
 *
 * @param screen - `phone` 412 by 823, `desk` 1280 by 800
 * @param rate - how many times slower the processor is made
 */
export async function withPage<Result>(
  browser: Browser,
  { screen, rate = slow.cpuSlowdown }: { screen: keyof typeof windows; rate?: number },
  act: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ viewport: windows[screen] });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate });
    return await act(page);
  } finally {
    await context.close();
  }
}

/** When the page that is shown was first painted, in ms since its navigation began. */
export async function firstPaint(page: Page): Promise<number> {
  const paint = () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime;
  await page.waitForFunction(paint);
  return (await page.evaluate(paint))!;
}
