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

/** Words that the page breaks without a hyphen, in a browser without a dictionary of the page's language. */
export const cutWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { hyphens: manual !important }');
    document.adoptedStyleSheets = [sheet];
    const range = document.createRange();
    const cut: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      if (!node.parentElement!.checkVisibility({ visibilityProperty: true })) continue;
      // Not the parts of an address, which would be wrong with a hyphen.
      const words = /(?<![./@\p{L}])[\p{L}\p{M}]+(?!\p{L}|[.@]\p{L})/gu;
      for (const { 0: word, index } of node.textContent!.matchAll(words)) {
        // The first letter after a soft hyphen has the hyphen's box as well, its own is the last one.
        const lefts = [...word].flatMap((_, letter) => {
          range.setStart(node, index + letter);
          range.setEnd(node, index + letter + 1);
          return [...range.getClientRects()].at(-1)?.left ?? [];
        });
        if (lefts.some((left, letter) => left < (lefts[letter - 1] ?? left) - 1)) cut.push(word);
      }
    }
    return cut;
  });
