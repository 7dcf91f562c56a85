import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright';
import { animationsEnd } from './site.js';

/** Tags of all axe rules, AAA included. */
const tags = ['wcag2a', 'wcag21a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'wcag2aaa', 'best-practice'];

/** Rules whose result depends on the colour scheme. */
const colorRules = ['color-contrast', 'color-contrast-enhanced', 'link-in-text-block'];

/**
 * Violations that axe finds, one line each: rule and element.
 *
 * @param scheme - `dark` checks only what depends on the colour scheme. @default light
 */
export async function accessibilityViolations(
  page: Page,
  scheme: 'light' | 'dark' = 'light',
): Promise<string[]> {
  await page.emulateMedia({ colorScheme: scheme });
  await animationsEnd(page);
  // Describing passes, too, would take as long as the rules.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] });
  if (scheme === 'light') axe.withTags(tags);
  else axe.withRules(colorRules);
  // The newer mode opens a second page for its summary, which is slow.
  const { violations } = await axe.setLegacyMode().analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

/** Controls, and links of bar and sheet, below 44 px. Axe finds links below 24 px (WCAG 2.5.8). */
export function smallControls(page: Page): Promise<string[]> {
  return page
    .locator('button, input, select, textarea, summary, header a, dialog a')
    .filter({ visible: true })
    .evaluateAll((controls) =>
      controls
        .filter((control) => {
          const { width, height } = control.getBoundingClientRect();
          return !control.matches('[tabindex="-1"]') && Math.round(Math.min(width, height)) < 44;
        })
        .map((control) => (control.cloneNode() as Element).outerHTML),
    );
}

export function animatedElements(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('*')].flatMap((element) =>
      ['', '::before', '::after'].flatMap((pseudo) => {
        const { animationDuration, transitionDuration } = getComputedStyle(element, pseudo);
        const durations = `${animationDuration}, ${transitionDuration}`.split(', ').map(parseFloat);
        return Math.max(...durations) > 0.001 ? [element.outerHTML.slice(0, 80) + pseudo] : [];
      }),
    ),
  );
}

/** Lists without a marker, which WebKit takes for layout: to screen readers, they are no lists. */
export function unmarkedLists(page: Page): Promise<string[]> {
  return page.locator('ul, ol').evaluateAll((lists) => {
    const isEmpty = (item: Element) =>
      ['none', 'normal', '""'].includes(getComputedStyle(item, '::before').content);
    return lists
      .filter((list) => [...list.children].every(isEmpty))
      .map((list) => (list.cloneNode() as Element).outerHTML);
  });
}

/** Filled controls that lose their edge in forced colours, which keep a background's alpha. */
export async function borderlessControls(page: Page): Promise<string[]> {
  await page.emulateMedia({ forcedColors: 'active' });
  const lost = await page.locator('a, button, input, select, textarea').evaluateAll((controls) =>
    controls
      .filter((control) => {
        const { backgroundColor, borderTopStyle, borderTopWidth } = getComputedStyle(control);
        const isFilled = !/[,/] 0\)$/.test(backgroundColor);
        return isFilled && (borderTopStyle === 'none' || parseFloat(borderTopWidth) < 1);
      })
      .map((control) => (control.cloneNode() as Element).outerHTML),
  );
  await page.emulateMedia({ forcedColors: 'none' });
  return lost;
}
