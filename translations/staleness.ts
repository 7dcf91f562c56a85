import type { Diagnostic } from './Diagnostic.js';
import { isEditOf } from './handOver.js';
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

type Result = Pick<Diagnostic, 'wrong' | 'right'> & { entry?: PoEntry; line?: number };

const forMaintainers =
  'A translator has nothing to do here: a maintainer runs “npm run messages:extract”.';

/**
 * Finds catalogs whose messages or notes are not those of the code. Order, references and wrapped lines
 * don't count: translation platforms change them, and the next extraction restores them.
 *
 * An edit of the code affects every language; a difference in one language only was made in its file.
 */
export function findStaleness(states: readonly CatalogState[]): Diagnostic[] {
  const committed = states.map(({ committed: text }) => messagesOf(text));
  return states.flatMap((state, index) => {
    const inOthers = (key: string) =>
      committed.some((messages, other) => other !== index && messages.has(key));
    return [...differences(state, inOthers)].map(({ entry, line, wrong, right }): Diagnostic => ({
      file: state.file,
      line: line ?? entry?.line ?? 1,
      id: entry?.id ?? '',
      ...(entry?.context && { context: entry.context }),
      rule: 'stale',
      group: 'translation',
      wrong,
      right,
      fixable: false,
    }));
  });
}

function* differences(
  { committed, extracted }: CatalogState,
  inOthers: (key: string) => boolean,
): Iterable<Result> {
  if (committed === extracted) return;
  if (extracted === null) {
    yield { wrong: 'No page uses this catalog any more.', right: forMaintainers };
    return;
  }
  const before = messagesOf(committed);
  const after = messagesOf(extracted);
  const added = new Map([...after].filter(([key]) => !before.has(key)));

  for (const [key, entry] of before) {
    const now = after.get(key);
    if (now) {
      if (now.notes.join('\n') !== entry.notes.join('\n'))
        yield { entry, wrong: 'The note is not that of the website.', right: forMaintainers };
      continue;
    }
    const original = inOthers(key) ? undefined : originalOf(entry, [...added.values()]);
    if (original) {
      added.delete(keyOf(original));
      yield { entry: original, line: entry.line, ...explainEdit(entry, original) };
    } else {
      yield {
        entry,
        wrong: 'The website has no such message.',
        right: inOthers(key) ? forMaintainers : 'Delete this block, from its first # line on.',
      };
    }
  }
  for (const [key, entry] of added) {
    const right = inOthers(key)
      ? 'Download the file again and copy your sentences into it with Poedit.'
      : forMaintainers;
    yield { entry, line: 1, wrong: 'This message of the website is missing in the file.', right };
  }
}

/** The website's message that an entry belonged to before its English or its context was edited. */
function originalOf({ id }: PoEntry, candidates: readonly PoEntry[]): PoEntry | undefined {
  return candidates.find((one) => one.id === id) ?? candidates.find((one) => isEditOf(one.id, id));
}

function explainEdit(entry: PoEntry, { id, context }: PoEntry): Result {
  if (entry.id !== id)
    return {
      wrong: `The English was changed in this file: “${entry.id}”.`,
      right: `Put it back as it is on the website: “${id}”. Only the text below it is yours; to have the English changed, tell a maintainer.`,
    };
  return {
    wrong: context
      ? `The context of this message, “${context}”, is no longer above it.`
      : `A context was added above this message: “${entry.context}”.`,
    right: context
      ? `Write this line above the one that begins with msgid: msgctxt "${context}"`
      : 'Delete the line that begins with msgctxt.',
  };
}

function messagesOf(text: string): Map<string, PoEntry> {
  const used = readPo(text).entries.filter(({ obsolete }) => !obsolete);
  return new Map(used.map((entry) => [keyOf(entry), entry]));
}
