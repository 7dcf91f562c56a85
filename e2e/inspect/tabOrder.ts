import type { Page } from 'playwright';

type Journey = {
  /** Index in the document of each focused element, in tab order. */
  places: number[];
  /**
   * Unreachable controls, stops out of order, without a visible 2 px ring, outside the window or
   * covered; `trapped` if the walk never ends.
   */
  faults: string[];
};

/** More than any page has. */
const maxStops = 200;

/**
 * Tabs through a page until the focus leaves it.
 *
 * @param key - `Shift+Tab` walks backwards
 */
export async function tabOrder(page: Page, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<Journey> {
  const places: number[] = [];
  const faults: string[] = [];
  while (places.length < maxStops) {
    await page.keyboard.press(key);
    let stop = await page.evaluate(readStop);
    // The browser may scroll to the focus later.
    for (let tries = 0; stop && !stop.isUncovered && tries < 50; tries += 1) {
      await page.waitForTimeout(100);
      stop = await page.evaluate(readStop);
    }
    // At the end the focus leaves the page or starts over.
    if (!stop || stop.place === places[0]) break;
    const { tag, place, hasRing, isUncovered } = stop;
    const last = places.at(-1) ?? place;
    if (key === 'Tab' ? place < last : place > last) faults.push(`out of order: ${tag}`);
    if (!hasRing) faults.push(`without a ring: ${tag}`);
    if (!isUncovered) faults.push(`covered: ${tag}`);
    places.push(place);
  }
  if (places.length === maxStops) faults.push('trapped');
  for (const { tag, place } of await page.evaluate(readUsable))
    if (!places.includes(place)) faults.push(`missed: ${tag}`);
  return { places, faults };
}

function readStop() {
  const element = document.activeElement;
  if (!element || element === document.body) return null;
  const { outlineStyle, outlineWidth } = getComputedStyle(element);
  const { left, top, width, height } = element.getClientRects()[0]!;
  const above = document.elementFromPoint(left + width / 2, top + height / 2);
  return {
    tag: (element.cloneNode() as Element).outerHTML.slice(0, 200),
    place: [...document.querySelectorAll('*')].indexOf(element),
    // The inner shadow is the ring's second tone, not a ring by itself.
    hasRing: outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
    isUncovered: element.contains(above) && top >= 0 && left >= 0,
  };
}

function readUsable() {
  return [...document.querySelectorAll('*')].flatMap((element, place) => {
    const isUsable =
      element.matches('a[href], button, input, select, textarea, summary') &&
      !element.matches('[type=hidden], :disabled, [tabindex="-1"]') &&
      element.checkVisibility({ visibilityProperty: true });
    return isUsable ? [{ tag: (element.cloneNode() as Element).outerHTML, place }] : [];
  });
}
