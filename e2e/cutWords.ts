import type { Page } from 'playwright';

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
        const rectsOf = (start: number, end: number) => {
          range.setStart(node, index + start);
          range.setEnd(node, index + end);
          return [...range.getClientRects()];
        };
        if (rectsOf(0, word.length).length < 2) continue;
        // The first letter after a soft hyphen has the hyphen's box as well, its own is the last one.
        const lefts = [...word].flatMap(
          (_, letter) => rectsOf(letter, letter + 1).at(-1)?.left ?? [],
        );
        if (lefts.some((left, letter) => left < (lefts[letter - 1] ?? left) - 1)) cut.push(word);
      }
    }
    return cut;
  });
