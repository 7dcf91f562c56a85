import type { Page } from 'playwright';

/** Elements with animations over 1 ms. */
export function animatedElements(page: Page): Promise<string[]> {
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

/** Filled controls that lose their edge in forced colours. */
export async function borderlessControls(page: Page): Promise<string[]> {
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
