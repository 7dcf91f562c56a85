import { formatAll, type Diagnostic } from './Diagnostic.js';
import { extractCatalogs } from './extraction.js';
import { lintCatalogs } from './lintCatalogs.js';
import { readCatalogs } from './readCatalogs.js';
import { findStaleness } from './staleness.js';

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
  refuse(
    lintCatalogs(readCatalogs(folder)).filter(
      ({ rule, group }) => group === 'structure' || alsoStops.includes(rule),
    ),
  );
}

/**
 * Fails a build whose code has a message that is in no English catalog: it is new or was edited.
 *
 * @throws Error with its text and the file of the code
 */
export async function assertExtracted(catalogs = readCatalogs(), root = process.cwd()) {
  const english = catalogs.filter(({ language }) => language === 'en');
  const files = new Set(english.map(({ file }) => file));
  const stale = findStaleness(english, await extractCatalogs(root));
  refuse(stale.filter(({ rule, file }) => rule === 'not-extracted' && files.has(file)));
}

function refuse(diagnostics: readonly Diagnostic[]): void {
  if (diagnostics.length === 0) return;
  throw new Error(
    [...formatAll(diagnostics), 'Nothing is built from catalogs like these.'].join('\n'),
  );
}
