import { expect, type Page } from 'playwright/test';

/** More than any page has. */
const maxStops = 200;

/**
 * Tabs through a page until the focus leaves it.
 *
 * @param key - `Shift+Tab` walks backwards
 * @returns stops without a visible ring of 2 px, covered or outside of the window; usable elements that the key
 * misses; `trapped` if the walk never ends
 */
export async function tabFaults(page: Page, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<string[]> {
  const places: number[] = [];
  const faults: string[] = [];
  while (places.length < maxStops) {
    await page.keyboard.press(key);
    const stop = await page.evaluate(readStop);
    // At the end the focus leaves the page or starts over.
    if (!stop || stop.place === places[0]) break;
    // The browser may scroll to the focus later.
    const isCovered = async () => (await page.evaluate(readStop))?.isCovered;
    await expect.poll(isCovered, `covered: ${stop.html}`).toBe(false);
    if (!stop.hasRing) faults.push(`without a ring: ${stop.html}`);
    places.push(stop.place);
  }
  if (places.length === maxStops) faults.push('trapped');
  const missed = (await page.evaluate(readUsable)).filter(({ place }) => !places.includes(place));
  return [...faults, ...missed.map(({ html }) => `missed: ${html}`)];
}

function readStop() {
  const element = document.activeElement;
  if (!element || element === document.body) return null;
  const { outlineStyle, outlineWidth } = getComputedStyle(element);
  const { left, top, width, height } = element.getClientRects()[0]!;
  const above = document.elementFromPoint(left + width / 2, top + height / 2);
  return {
    html: (element.cloneNode() as Element).outerHTML,
    place: [...document.querySelectorAll('*')].indexOf(element),
    // The inner shadow is the ring's second tone, not a ring by itself.
    hasRing: outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2,
    isCovered: !element.contains(above) || top < 0 || left < 0,
  };
}

function readUsable() {
  return [...document.querySelectorAll('*')].flatMap((element, place) => {
    const isUsable =
      element.matches('a[href], button, input, select, textarea, summary') &&
      !element.matches('[type=hidden], :disabled, [tabindex="-1"]') &&
      element.checkVisibility({ visibilityProperty: true });
    return isUsable ? [{ html: (element.cloneNode() as Element).outerHTML, place }] : [];
  });
}
