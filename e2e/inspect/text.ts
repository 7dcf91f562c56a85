import type { Page } from 'playwright';

/** Horizontal overflow of the page in px. */
export function horizontalOverflow(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}

/**
 * Doubles the text size: by the browser's setting, which media queries follow, or by a user style,
 * which they don't.
 */
export async function doubleText(page: Page, by: 'setting' | 'style'): Promise<void> {
  if (by === 'style') {
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  } else {
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  }
  // While a stylesheet is loading, Chromium returns the previous styles.
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
}
