import { diagnosticOf, type Diagnostic } from './Diagnostic.js';
import type { Catalog } from './lintCatalogs.js';
import { keyOf, readPo, type PoEntry } from './po.js';

const right =
  'If you changed the English, its context or its note in the file, put it back. Otherwise the website has changed: a maintainer runs npm run messages:extract.';

/**
 * Finds catalogs whose messages or notes are not those of the code. Order, references and wrapped lines
 * don't count: translation platforms change them, and the next extraction restores them.
 *
 * @param catalogs - as they are
 * @param extracted - texts by file, as the extraction would write them; `null` where no page uses one
 */
export function findStaleness(
  catalogs: readonly Pick<Catalog, 'file' | 'text'>[],
  extracted: ReadonlyMap<string, string | null>,
): Diagnostic[] {
  const texts = new Map(catalogs.map(({ file, text }) => [file, text]));
  return [...extracted].flatMap(([file, text]) => {
    const before = messagesOf(texts.get(file) ?? '');
    const after = messagesOf(text ?? '');
    const diagnostic = (rule: string, entry: PoEntry, wrong: string) =>
      diagnosticOf(file, entry, { rule, group: 'translation', wrong, right });
    return [
      ...[...before].flatMap(([key, entry]) => {
        const now = after.get(key);
        if (!now) return diagnostic('stale', entry, 'The website has no such message.');
        const isSame = now.notes.join('\n') === entry.notes.join('\n');
        return isSame ? [] : diagnostic('stale', entry, 'The note is not that of the website.');
      }),
      ...[...after].flatMap(([key, entry]) => {
        const wrong = `This message of ${entry.item.references.join(', ')} is missing in the file.`;
        return before.has(key) ? [] : diagnostic('not-extracted', { ...entry, line: 1 }, wrong);
      }),
    ];
  });
}

function messagesOf(text: string): Map<string, PoEntry> {
  const used = readPo(text).entries.filter(({ obsolete }) => !obsolete);
  return new Map(used.map((entry) => [keyOf(entry), entry]));
}
