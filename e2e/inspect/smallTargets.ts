import type { Page } from 'playwright';

/** Targets below 24 px (WCAG 2.5.8; links in a sentence excepted), and controls below 44 px. */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('a[href], button, input, select, textarea, summary')].flatMap(
      (element) => {
        const isShown =
          element.checkVisibility({ visibilityProperty: true }) &&
          !element.matches('[tabindex="-1"]');
        const isInSentence = getComputedStyle(element).display === 'inline';
        if (!isShown || isInSentence) return [];
        const box = element.getBoundingClientRect();
        const [width, height] = [Math.round(box.width), Math.round(box.height)];
        const isControl = element.matches(
          'button, input, select, textarea, summary, header a, dialog a',
        );
        const least = isControl ? 44 : 24;
        if (width >= least && height >= least) return [];
        const tag = (element.cloneNode() as Element).outerHTML;
        return [`${width} × ${height}: ${tag}`];
      },
    ),
  );
}
