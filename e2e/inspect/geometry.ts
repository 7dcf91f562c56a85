import type { Page } from 'playwright';

/** Position and size of each element in px, in document order. */
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
