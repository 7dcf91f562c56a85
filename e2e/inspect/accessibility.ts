import { AxeBuilder } from '@axe-core/playwright';
import { formatHex } from 'culori';
import type { Page } from 'playwright';
import { tokens } from '../../packages/ui/src/theme/tokens.js';

/** Tags of all axe rules, AAA included. */
const tags = ['wcag2a', 'wcag21a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'wcag2aaa', 'best-practice'];

/** Exception from AAA: small brass labels reach 4.5:1, not 7:1. The heading below repeats them. */
const isException = (
  rule: string,
  data: { fgColor?: string; contrastRatio?: number } | undefined,
) =>
  rule === 'color-contrast-enhanced' &&
  data?.fgColor === formatHex(tokens.color.light.accentText) &&
  data!.contrastRatio! >= 4.5;

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
  await page.evaluate(() =>
    Promise.allSettled(document.getAnimations().map(({ finished }) => finished)),
  );
  // Describing passes, too, would take as long as the rules.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] });
  if (scheme === 'light') axe.withTags(tags);
  else axe.withRules(colorRules);
  // The newer mode opens a second page for its summary, which is slow.
  const { violations } = await axe.setLegacyMode().analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes
      .filter(({ any }) => !isException(id, any[0]?.data as object | undefined))
      .map(({ html }) => `${id}: ${html}`),
  );
}

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
        const { width, height } = element.getBoundingClientRect();
        const isControl = element.matches(
          'button, input, select, textarea, summary, header a, dialog a',
        );
        if (Math.round(Math.min(width, height)) >= (isControl ? 44 : 24)) return [];
        return [`${width} × ${height}: ${(element.cloneNode() as Element).outerHTML}`];
      },
    ),
  );
}

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
  const filled = await page.evaluateHandle(() =>
    [...document.querySelectorAll('a, button, input, select, textarea')].filter(
      (element) => getComputedStyle(element).backgroundColor !== 'rgba(0, 0, 0, 0)',
    ),
  );
  await page.emulateMedia({ forcedColors: 'active' });
  const lost = await filled.evaluate((controls) =>
    controls
      .filter((control) => {
        const { borderTopStyle, borderTopWidth } = getComputedStyle(control);
        return borderTopStyle === 'none' || Number.parseFloat(borderTopWidth) < 1;
      })
      .map((control) => (control.cloneNode() as Element).outerHTML),
  );
  await page.emulateMedia({ forcedColors: 'none' });
  return lost;
}
