import { AxeBuilder } from '@axe-core/playwright';
import { formatHex } from 'culori';
import type { Page } from 'playwright';
import { tokens } from '../../packages/ui/src/theme/tokens.js';

/** Every rule of axe, those for the highest level of WCAG included. */
const tags = ['wcag2a', 'wcag21a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'wcag2aaa', 'best-practice'];

/**
 * Where the highest level is not kept, and why: brass small print has 5.4:1 on paper. At 7:1 it would
 * be brown, and it only names what the heading below it says.
 */
const isException = (
  rule: string,
  data: { fgColor?: string; contrastRatio?: number } | undefined,
) =>
  rule === 'color-contrast-enhanced' &&
  data?.fgColor === formatHex(tokens.color.light.accentText) &&
  data!.contrastRatio! >= 4.5;

/** The rules whose answer a colour scheme can change. */
const colorRules = ['color-contrast', 'color-contrast-enhanced', 'link-in-text-block'];

/**
 * What axe finds on a page as it is shown, one line each: the rule, and where it is broken.
 *
 * @param rules - `colors`: only those that a colour scheme can change. Default: every rule
 */
export async function accessibilityViolations(
  page: Page,
  rules: 'all' | 'colors' = 'all',
): Promise<string[]> {
  // To describe what passes, too, would take as long as the rules.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] });
  if (rules === 'all') axe.withTags(tags);
  else axe.withRules(colorRules);
  // The newer mode opens a second page for its summary, which is slow.
  const { violations } = await axe.setLegacyMode().analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes
      .filter(({ any }) => !isException(id, any[0]?.data as object | undefined))
      .map(({ html }) => `${id}: ${html}`),
  );
}
