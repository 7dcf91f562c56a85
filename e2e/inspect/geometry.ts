import type { Page } from 'playwright';

/** Position and size of each element of a page, in px, in document order. */
export function geometry(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const box = [x, y + scrollY, width, height].map((px) => Math.round(px * 10) / 10);
        return `${element.tagName.toLowerCase()} at ${box.join(', ')}`;
      });
  });
}

/** The elements of `before` that have moved in `after`, or are gone. */
export function moved(before: readonly string[], after: readonly string[]): string[] {
  const kept = new Set(after);
  return before.filter((element) => !kept.has(element));
}
