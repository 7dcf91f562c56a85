import { berlinDay } from '@advisor/contact';
import { inTwoLanguages } from '../../owner/inTwoLanguages.js';

/**
 * Checks the day on which a case study was published.
 *
 * @param on - such as `2026-11-25`
 * @throws if the day does not exist, or is in the future in Berlin
 */
export function checkPublication(on: string, now: Date): void {
  // Date reads 30 February as 2 March.
  const exists = new Date(`${on}T00:00Z`).toJSON()?.startsWith(on);
  const today = berlinDay(now);
  if (exists && on <= today) return;
  throw new Error(
    inTwoLanguages(
      `site/pages/case-studies/messages.ts: published „${on}“ muss ein Tag bis heute sein, wie ${today}.`,
      `site/pages/case-studies/messages.ts: published “${on}” must be a day up to today, such as ${today}.`,
    ),
  );
}
