import type { Page } from 'playwright';

/** Where the Tab key stops. */
type Stop = {
  /** The element's opening tag, to be recognised by. */
  tag: string;
  /** Its place in the document; stops in order have rising places. */
  place: number;
  /** Whether a ring of at least 2 px shows the focus. */
  hasRing: boolean;
  /** Whether it is in the window with nothing above it, such as the sticky bar. */
  isUncovered: boolean;
};

type Journey = {
  stops: Stop[];
  /** Elements that one can see and use, but not reach. */
  missed: string[];
};

/** More stops than any page has: a walk that gets there has been trapped. */
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
  const stops: Stop[] = [];
  while (stops.length < manyStops) {
    await page.keyboard.press(key);
    let stop = await page.evaluate(readStop);
    // On a busy machine the browser scrolls to the focus a moment later.
    for (let tries = 0; stop && !stop.isUncovered && tries < 50; tries += 1) {
      await page.waitForTimeout(100);
      stop = await page.evaluate(readStop);
    }
    // At its end the walk leaves the page, or begins anew.
    if (!stop || stop.place === stops[0]?.place) break;
    stops.push(stop);
  }
  const reached = new Set(stops.map(({ place }) => place));
  const usable = await page.evaluate(readUsable);
  return {
    stops,
    missed: usable.filter(({ place }) => !reached.has(place)).map(({ tag }) => tag),
  };
}

function readStop(): Stop | null {
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

function readUsable(): { tag: string; place: number }[] {
  return [...document.querySelectorAll('*')].flatMap((element, place) => {
    const isUsable =
      element.matches('a[href], button, input, select, textarea, summary') &&
      !element.matches('[type=hidden], :disabled, [tabindex="-1"]') &&
      element.checkVisibility({ visibilityProperty: true });
    return isUsable ? [{ tag: (element.cloneNode() as Element).outerHTML, place }] : [];
  });
}
