import type { Finding } from './Finding.js';
import { isEditOf } from './handOver.js';
import { keyOf, readPo, writePo, type PoEntry } from './po.js';

/** A catalog as committed, and as the extraction would write it. */
export type CatalogState = {
  /** Path as printed in findings. */
  file: string;
  /** Empty, if the file doesn't exist yet. */
  committed: string;
  /** `null`, if no page uses the catalog. */
  extracted: string | null;
};

type Said = Pick<Finding, 'wrong' | 'right'> & { entry?: PoEntry; line?: number };

const forMaintainers =
  'A translator has nothing to do here: a maintainer runs “npm run messages:extract”.';

/**
 * Finds catalogs that differ from what the extraction would write, and explains the difference. An
 * edit of the code affects every language; a difference in one language only was made in its file.
 */
export function findStaleness(states: readonly CatalogState[]): Finding[] {
  const committed = states.map(({ committed: text }) => messagesOf(text));
  const inOthers = (key: string, index: number) =>
    committed.some((messages, other) => other !== index && messages.has(key));
  return states.flatMap((state, index) =>
    [...differences(state, (key) => inOthers(key, index))].map(
      ({ entry, line, wrong, right }): Finding => ({
        file: state.file,
        line: line ?? entry?.line ?? 1,
        id: entry?.id ?? '',
        ...(entry?.context && { context: entry.context }),
        rule: 'stale',
        group: 'translation',
        wrong,
        right,
        fixable: false,
      }),
    ),
  );
}

function* differences(
  { committed, extracted }: CatalogState,
  inOthers: (key: string) => boolean,
): Iterable<Said> {
  if (committed === extracted) return;
  if (extracted === null) {
    yield { wrong: 'No page uses this catalog any more.', right: forMaintainers };
    return;
  }
  const before = messagesOf(committed);
  const after = messagesOf(extracted);
  const added = new Map([...after].filter(([key]) => !before.has(key)));
  const gone = [...before].filter(([key]) => !after.has(key));

  for (const [key, entry] of gone) {
    const partner = inOthers(key) ? undefined : originalOf(entry, [...added.values()]);
    if (partner) {
      added.delete(keyOf(partner));
      yield { entry: partner, line: entry.line, ...slipOf(entry, partner) };
    } else {
      const wrong = 'The website no longer has this message, the file still does.';
      yield { entry, wrong, right: forMaintainers };
    }
  }
  for (const [key, entry] of added) {
    const deleted = inOthers(key);
    yield {
      entry,
      line: 1,
      wrong: deleted
        ? 'This message is missing in the file; the other languages have it.'
        : 'The website has a new message, the file does not have it yet.',
      right: deleted
        ? 'Download the file again and copy your sentences into it with Poedit.'
        : forMaintainers,
    };
  }
  if (added.size > 0 || gone.length > 0) return;
  const other = extracted.split('\n');
  const line = committed.split('\n').findIndex((text, index) => text !== other[index]) + 1;
  const isWrapped = writePo(readPo(committed)) === extracted;
  yield {
    line,
    wrong: isWrapped
      ? 'Long lines are broken in this file, where the others keep each text on one line.'
      : 'Notes or order of the messages are not those of the website.',
    right: isWrapped
      ? 'In Poedit switch Preferences, Advanced, “Wrap at” off, and save the file once more.'
      : forMaintainers,
  };
}

/** The website's message that an entry belonged to before its English or its context was edited. */
function originalOf({ id }: PoEntry, candidates: readonly PoEntry[]): PoEntry | undefined {
  return candidates.find((one) => one.id === id) ?? candidates.find((one) => isEditOf(one.id, id));
}

function slipOf(entry: PoEntry, { id, context }: PoEntry): { wrong: string; right: string } {
  if (entry.id !== id)
    return {
      wrong: `The English was changed in this file: “${entry.id}”.`,
      right: `Put it back as it is on the website: “${id}”. Only the text below it is yours; to have the English changed, tell a maintainer.`,
    };
  if (!context)
    return {
      wrong: `A context was added above this message: “${entry.context}”.`,
      right: 'Delete the line that begins with msgctxt.',
    };
  return {
    wrong: `The context of this message, “${context}”, is no longer above it.`,
    right: `Write this line above the one that begins with msgid: msgctxt "${context}"`,
  };
}

function messagesOf(text: string): Map<string, PoEntry> {
  const used = readPo(text).entries.filter(({ obsolete }) => !obsolete);
  return new Map(used.map((entry) => [keyOf(entry), entry]));
}
