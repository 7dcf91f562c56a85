import { formatFinding } from './formatFinding.js';
import { emptyGlossary } from './Glossary.js';
import { lintCatalogs } from './lintCatalogs.js';
import { readCatalogs } from './readCatalogs.js';

/** Rules outside the group `structure` whose findings a visitor would meet as a blank or as old news. */
const alsoStops = ['missing-translation', 'fuzzy'];

/**
 * Stops a build on catalogs that a visitor must not meet: a file that cannot be read, a placeholder,
 * tag or plural that doesn't match, a translation that is missing or not confirmed. Typography and
 * tone don't stop a build; `npm run messages:check` finds them.
 *
 * @throws Error with the findings as sentences
 */
export function assertPublishable(folder = 'site/locales'): void {
  const findings = lintCatalogs(readCatalogs(folder), {
    sourceLanguage: 'en',
    glossary: emptyGlossary,
    groups: ['structure', 'translation'],
  }).filter(({ rule, group }) => group === 'structure' || alsoStops.includes(rule));
  if (findings.length === 0) return;
  throw new Error(
    [...findings.map(formatFinding), 'Nothing is built from catalogs like these.'].join('\n'),
  );
}
