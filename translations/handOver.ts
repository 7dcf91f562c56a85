import { distance } from 'fastest-levenshtein';
import { extractVariables } from 'pofile-ts';
import { keyOf, previousLines, readPo, writePo, type PoEntry } from './po.js';
import { plainText, readMessage } from './readMessage.js';

/** The PO files of one language by path, with their texts. */
export type LanguageFiles = ReadonlyMap<string, string>;

/** How similar (1 is equal) two source texts must be for a translation of one to be a draft for the other. */
const likeEnough = 0.6;

type Block = { file: string; entry: PoEntry };

/**
 * Keeps translations when the source text is edited, after an extraction that has left the obsolete
 * messages in the files (`lingui extract` without `--clean`):
 *
 * - a new message whose text is translated elsewhere takes that translation;
 * - one that is close to an obsolete message takes its translation as `fuzzy`, with the old source text
 *   in `#| msgid`, until it is confirmed; Lingui doesn't write these lines;
 * - obsolete messages are then removed.
 */
export function handOver(before: LanguageFiles, after: LanguageFiles): Map<string, string> {
  const files = parsed(after);
  const blocks = blocksOf(files);
  const previous = new Map(
    blocksOf(parsed(before)).map((block) => [placeOf(block), block.entry.previous]),
  );
  const hasText = ({ entry }: Block) => entry.translation !== '';
  const isNew = (block: Block) => !block.entry.obsolete && !hasText(block);
  const changed = new Map<PoEntry, PoEntry>();
  const take = ({ entry }: Block, from: Block, fuzzy: boolean, old?: readonly string[]) =>
    changed.set(entry, {
      ...entry,
      translation: from.entry.translation,
      flags: fuzzy ? [...new Set([...entry.flags, 'fuzzy'])] : entry.flags,
      previous: (fuzzy && old) || [],
    });

  for (const block of blocks.filter(isNew)) {
    const same = blocks.find(
      (other) => hasText(other) && keyOf(other.entry) === keyOf(block.entry),
    );
    if (same) take(block, same, same.entry.flags.includes('fuzzy'), previous.get(placeOf(same)));
  }
  const open = blocks.filter((block) => isNew(block) && !changed.has(block.entry));
  const leaving = blocks.filter((block) => block.entry.obsolete && hasText(block));
  for (const [block, old] of closestPairs(open, leaving)) {
    const first = previous.get(placeOf(old));
    take(block, old, true, first?.length ? first : previousLines(old.entry.id));
  }

  return new Map(
    files.map(({ file, header, entries }) => {
      const kept = entries.flatMap((entry) => {
        if (entry.obsolete) return [];
        const fuzzy = entry.flags.includes('fuzzy');
        const old = (fuzzy && previous.get(placeOf({ file, entry }))) || [];
        return [changed.get(entry) ?? { ...entry, previous: old }];
      });
      return [file, writePo({ header, entries: kept })];
    }),
  );
}

const parsed = (files: LanguageFiles) =>
  [...files].map(([file, text]) => ({ file, ...readPo(text) }));

const blocksOf = (files: ReturnType<typeof parsed>): Block[] =>
  files.flatMap(({ file, entries }) => entries.map((entry) => ({ file, entry })));

/** Pairs of new and obsolete messages, the most alike first; each message is used once. */
function closestPairs(
  open: readonly Block[],
  leaving: readonly Block[],
): (readonly [Block, Block])[] {
  // Of two equally similar ones, the one on the same page was edited.
  const score = ([one, old]: readonly [Block, Block]) =>
    likeness(one.entry.id, old.entry.id) + (one.file === old.file ? 0.01 : 0);
  const used = new Set<Block>();
  return open
    .flatMap((block) => leaving.map((old) => [block, old] as const))
    .map((pair) => ({ pair, score: score(pair) }))
    .filter((one) => one.score >= likeEnough)
    .toSorted((a, b) => b.score - a.score)
    .map(({ pair }) => pair)
    .filter((pair) => {
      if (pair.some((block) => used.has(block))) return false;
      for (const block of pair) used.add(block);
      return true;
    });
}

export function isEditOf(one: string, other: string): boolean {
  return likeness(one, other) >= likeEnough;
}

/** Of two plurals the words of one form are compared: the syntax around them is alike in all. */
function likeness(one: string, other: string): number {
  const words = [one, other].map((text) => plainText(readMessage(text).nodes) || text);
  const variables = [one, other].map((text) => extractVariables(text).toSorted().join());
  const sameVariables = variables[0] !== '' && variables[0] === variables[1] ? 0.2 : 0;
  return Math.max(alike(one, other), alike(words[0]!, words[1]!) + sameVariables);
}

const alike = (one: string, other: string) =>
  1 - distance(one, other) / Math.max(one.length, other.length);

const placeOf = ({ file, entry }: Block) => `${file}\u0004${keyOf(entry)}`;
