import type { Diagnostic } from './Diagnostic.js';
import { keyOf, readPo, type PoEntry } from './po.js';

/** A catalog as committed, and as the extraction would write it. */
export type CatalogState = {
  /** Path as printed in diagnostics. */
  file: string;
  /** Empty, if the file doesn't exist yet. */
  committed: string;
  /** `null`, if no page uses the catalog. */
  extracted: string | null;
};

/**
 * Finds catalogs whose messages or notes are not those of the code. Order, references and wrapped lines
 * don't count: translation platforms change them, and the next extraction restores them.
 */
export function findStaleness(states: readonly CatalogState[]): Diagnostic[] {
  return states.flatMap(({ file, committed, extracted }) => {
    const before = messagesOf(committed);
    const after = messagesOf(extracted ?? '');
    const diagnostic = (entry: PoEntry, wrong: string, line = entry.line): Diagnostic => ({
      file,
      line,
      id: entry.id,
      ...(entry.context && { context: entry.context }),
      rule: 'stale',
      group: 'translation',
      wrong,
      right:
        'If you changed the English, its context or its note in the file, put it back. Otherwise the website has changed: a maintainer runs npm run messages:extract.',
      fixable: false,
    });
    return [
      ...[...before].flatMap(([key, entry]) => {
        const now = after.get(key);
        if (!now) return diagnostic(entry, 'The website has no such message.');
        const isSame = now.notes.join('\n') === entry.notes.join('\n');
        return isSame ? [] : diagnostic(entry, 'The note is not that of the website.');
      }),
      ...[...after].flatMap(([key, entry]) => {
        const wrong = `This message of ${entry.item.references.join(', ')} is missing in the file.`;
        return before.has(key) ? [] : diagnostic(entry, wrong, 1);
      }),
    ];
  });
}

function messagesOf(text: string): Map<string, PoEntry> {
  const used = readPo(text).entries.filter(({ obsolete }) => !obsolete);
  return new Map(used.map((entry) => [keyOf(entry), entry]));
}
