import type { Browser } from 'playwright';
import { firstPaint, withPage } from './withPage.js';

/**
 * The first click of a visit over a slow link: points at a plain link of the bar for 250 ms, clicks it.
 *
 * @param film - file for Playwright's trace of what it shows
 * @returns ms from the click to the first paint of the next page
 */
export async function measureClick(browser: Browser, url: string, film?: string): Promise<number> {
  return withPage(browser, { screen: 'desk' }, async (page) => {
    await page.goto(url);
    await page.waitForTimeout(1000);
    await page.evaluate(() => {
      addEventListener(
        'click',
        (event) => {
          sessionStorage.setItem('clicked', `${performance.timeOrigin + event.timeStamp}`);
        },
        true,
      );
    });
    const { tracing } = page.context();
    if (film) await tracing.start({ screenshots: true });
    await page.locator('header nav a[href$="/ueber-mich"]').hover();
    await page.waitForTimeout(250);
    await page.mouse.down();
    await page.mouse.up();
    await page.waitForURL('**/ueber-mich');
    const paint = await firstPaint(page);
    const [origin, clicked] = await page.evaluate(() => [
      performance.timeOrigin,
      Number(sessionStorage.getItem('clicked')),
    ]);
    if (origin! < clicked! - 1000) throw new Error(`${url} changed its page without a document.`);
    if (film) {
      // The frame of the paint comes after it.
      await page.waitForTimeout(200);
      await tracing.stop({ path: film });
    }
    return origin! + paint - clicked!;
  });
}
