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
 * @param rules - `colors`: only those that depend on the colour scheme. @default all
 */
export async function accessibilityViolations(
  page: Page,
  rules: 'all' | 'colors' = 'all',
): Promise<string[]> {
  // Describing passes, too, would take as long as the rules.
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
