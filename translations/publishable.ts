import { formatAll } from './Diagnostic.js';
import { lintCatalogs } from './lintCatalogs.js';
import { readCatalogs } from './readCatalogs.js';

/** Rules outside the group `structure` whose slips would leave a page blank or outdated. */
const alsoStops = ['missing-translation', 'fuzzy'];

/**
 * Fails a build on catalogs that must not be published: an unreadable file, a placeholder,
 * tag or plural that doesn't match, a missing or fuzzy translation. Typography and
 * tone don't fail a build; `npm run messages:check` reports them.
 *
 * @throws Error with the problems as sentences
 */
export function assertPublishable(folder = 'site/locales'): void {
  const diagnostics = lintCatalogs(readCatalogs(folder)).filter(
    ({ rule, group }) => group === 'structure' || alsoStops.includes(rule),
  );
  if (diagnostics.length === 0) return;
  throw new Error(
    [...formatAll(diagnostics), 'Nothing is built from catalogs like these.'].join('\n'),
  );
}
