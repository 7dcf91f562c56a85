import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Browser, Page } from 'playwright';
import sharp from 'sharp';
import { firstPaint, withPage } from './withPage.js';

/**
 * The first click of a visit over a slow link: points at a plain link of the bar for 250 ms, clicks it.
 *
 * @param film - file for pictures of what it shows, one each 100 ms from the click on, five in a row
 * @returns ms from the click to the first paint of the next page
 */
export async function measureClick(browser: Browser, url: string, film?: string): Promise<number> {
  return withPage(browser, 'desk', async (page) => {
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
    const stop = film ? await record(page, film) : undefined;
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
    await stop?.(clicked!, origin! + paint - clicked!);
    return origin! + paint - clicked!;
  });
}

/** Keeps what the window shows, and writes it as a strip once told when the click was. */
async function record(page: Page, file: string) {
  const session = await page.context().newCDPSession(page);
  const frames: { at: number; picture: Buffer }[] = [];
  session.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    frames.push({ at: metadata.timestamp! * 1000, picture: Buffer.from(data, 'base64') });
    void session.send('Page.screencastFrameAck', { sessionId }).catch(() => {});
  });
  await session.send('Page.startScreencast', { format: 'png', maxWidth: 320, maxHeight: 200 });
  return async (clicked: number, until: number) => {
    await page.waitForTimeout(200);
    const [width, height, perRow] = [320, 200, 5];
    const strip = [];
    for (let at = 0; at < until + 200; at += 100) {
      const shown = frames.findLast((frame) => frame.at <= clicked + at) ?? frames[0]!;
      strip.push({
        input: await sharp(shown.picture).resize(width, height).toBuffer(),
        left: (strip.length % perRow) * width,
        top: Math.floor(strip.length / perRow) * height,
      });
    }
    await mkdir(dirname(file), { recursive: true });
    const rows = Math.ceil(strip.length / perRow);
    await sharp({
      create: { width: perRow * width, height: rows * height, channels: 3, background: '#888' },
    })
      .composite(strip)
      .toFile(file);
  };
}
