import type { Page } from 'playwright';

type Journey = {
  /** Where the key stops, each as its element's place in the document. */
  places: number[];
  /**
   * Elements that one can see and use but not reach, and stops that are out of order, have no ring of
   * at least 2 px, or are outside the window or below something else, such as the sticky bar. And a trap: a
   * walk that does not end.
   */
  faults: string[];
};

/** More stops than any page has. */
const manyStops = 200;

/**
 * Walks through a page by the Tab key, from the top until the focus leaves the page at its end.
 *
 * @param key - `Shift+Tab` walks from the end to the top
 */
export async function keyboardJourney(
  page: Page,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<Journey> {
  const places: number[] = [];
  const faults: string[] = [];
  while (places.length < manyStops) {
    await page.keyboard.press(key);
    let stop = await page.evaluate(readStop);
    // On a busy machine the browser scrolls to the focus a moment later.
    for (let tries = 0; stop && !stop.isUncovered && tries < 50; tries += 1) {
      await page.waitForTimeout(100);
      stop = await page.evaluate(readStop);
    }
    // At its end the walk leaves the page, or begins anew.
    if (!stop || stop.place === places[0]) break;
    const { tag, place, hasRing, isUncovered } = stop;
    const last = places.at(-1) ?? place;
    if (key === 'Tab' ? place < last : place > last) faults.push(`out of order: ${tag}`);
    if (!hasRing) faults.push(`without a ring: ${tag}`);
    if (!isUncovered) faults.push(`covered: ${tag}`);
    places.push(place);
  }
  if (places.length === manyStops) faults.push('trapped');
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
    // The shadow inside it is the ring's second tone, and no ring alone.
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
