import type { Page } from 'playwright';

/** What moves for longer than a millisecond, which it must not for a reader who wants less motion. */
export function motionLeft(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('*')].flatMap((element) =>
      ['', '::before', '::after'].flatMap((pseudo) => {
        const style = getComputedStyle(element, pseudo);
        const durations = `${style.animationDuration}, ${style.transitionDuration}`.split(', ');
        const longest = Math.max(...durations.map((duration) => Number.parseFloat(duration)));
        return longest > 0.001 ? [`${element.localName}.${element.className}${pseudo}`] : [];
      }),
    ),
  );
}

/**
 * Controls that are told from text by their background alone, which forced colours take away: each
 * of them needs an edge there.
 */
export async function edgesLost(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    for (const element of document.querySelectorAll('a, button, input, select, textarea')) {
      const { backgroundColor } = getComputedStyle(element);
      if (backgroundColor !== 'rgba(0, 0, 0, 0)') element.setAttribute('data-filled', '');
    }
  });
  await page.emulateMedia({ forcedColors: 'active' });
  const lost = await page.evaluate(() =>
    [...document.querySelectorAll('[data-filled]')].flatMap((element) => {
      const { borderTopStyle, borderTopWidth } = getComputedStyle(element);
      const hasEdge = borderTopStyle !== 'none' && Number.parseFloat(borderTopWidth) >= 1;
      element.removeAttribute('data-filled');
      return hasEdge ? [] : [(element.cloneNode() as Element).outerHTML];
    }),
  );
  await page.emulateMedia({ forcedColors: 'none' });
  return lost;
}
