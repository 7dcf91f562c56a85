import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright';

/** What axe finds on a page as it is shown, one line each: the rule, and where it is broken. */
export async function accessibilityViolations(page: Page): Promise<string[]> {
  // The other mode opens a second page for its summary, which takes longer than the rules do.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}
