import { distance } from 'fastest-levenshtein';
import type { PoEntry, PoText } from './po/PoFile.js';
import { readPo } from './po/readPo.js';

/** The PO files of one language by path, with their texts. */
export type LanguageFiles = ReadonlyMap<string, string>;

/**
 * How alike two source texts must be (1 is equal) for the translation of the one to be a start for
 * the other. A sentence with one clause rewritten stays above it; two labels of the same length
 * and different meaning fall below.
 */
const likeEnough = 0.6;

interface Block {
  file: string;
  entry: PoEntry;
  text: string;
}

/**
 * Keeps translations over an edit of the source text. To be called for each language after an
 * extraction that has left the obsolete messages in the files (`lingui extract` without `--clean`):
 *
 * - a new message whose text stands translated elsewhere, in use or obsolete, takes that translation;
 * - a new message that is close to an obsolete one takes its translation marked `fuzzy`, with the
 *   old source text in `#| msgid`, until somebody confirms it;
 * - messages that are still fuzzy keep their `#| msgid`, which Lingui doesn't write;
 * - obsolete messages are then taken out.
 *
 * Files with nothing to do come back byte for byte as they were.
 *
 * @param before the files as they were before the extraction
 * @param after the files as the extraction has written them
 */
export function handOver(before: LanguageFiles, after: LanguageFiles): Map<string, string> {
  const blocks = [...after].flatMap(([file, text]) =>
    readPo(text).entries.map((entry): Block => ({ file, entry, text })),
  );
  const oldTexts = previousTexts(before);
  const changes = new Map<PoEntry, string>();

  const isNew = ({ entry }: Block) => !entry.obsolete && entry.translation.value === '';
  const hasText = ({ entry }: Block) => entry.translation.value !== '';
  const taken = new Set<Block>();

  for (const block of blocks.filter(isNew)) {
    const same = blocks.find((other) => hasText(other) && isSameMessage(other.entry, block.entry));
    if (!same) continue;
    taken.add(block);
    const fuzzy = same.entry.flags.includes('fuzzy');
    changes.set(block.entry, withTranslation(block, same, fuzzy, oldTexts.get(keyOf(same))));
  }

  const open = blocks.filter((block) => isNew(block) && !taken.has(block));
  const leaving = blocks.filter((block) => block.entry.obsolete && hasText(block));
  for (const [block, old] of closestPairs(open, leaving)) {
    const previous = oldTexts.get(keyOf(old)) ?? previousLines(old.text, old.entry.id);
    changes.set(block.entry, withTranslation(block, old, true, previous));
  }

  for (const block of blocks) {
    const { entry } = block;
    const previous = oldTexts.get(keyOf(block));
    if (!changes.has(entry) && !entry.obsolete && entry.flags.includes('fuzzy') && previous) {
      changes.set(entry, withPrevious(block, previous));
    }
  }

  return new Map([...after].map(([file, text]) => [file, rewrite(file, text, blocks, changes)]));
}

/** Pairs of new and obsolete messages, the most alike first; each message is used once. */
function closestPairs(open: readonly Block[], leaving: readonly Block[]): [Block, Block][] {
  const pairs = open
    .flatMap((block) => leaving.map((old) => ({ block, old, score: likeness(block, old) })))
    .filter(({ score }) => score >= likeEnough)
    .toSorted((a, b) => b.score - a.score);
  const used = new Set<Block>();
  return pairs.flatMap(({ block, old }): [Block, Block][] => {
    if (used.has(block) || used.has(old)) return [];
    used.add(block).add(old);
    return [[block, old]];
  });
}

function likeness(a: Block, b: Block): number {
  const [one, other] = [a.entry.id.value, b.entry.id.value];
  const score = 1 - distance(one, other) / Math.max(one.length, other.length);
  // Of two that are as close, the one on the same page is the one that was edited.
  return a.file === b.file ? score + 0.01 : score;
}

function isSameMessage(a: PoEntry, b: PoEntry): boolean {
  return a.id.value === b.id.value && (a.context?.value ?? '') === (b.context?.value ?? '');
}

function keyOf({ file, entry }: Block): string {
  return [file, entry.context?.value ?? '', entry.id.value].join('\u0004');
}

/** The `#| msgid` lines of messages that were fuzzy before the extraction, by message. */
function previousTexts(before: LanguageFiles): Map<string, string> {
  const result = new Map<string, string>();
  for (const [file, text] of before) {
    for (const entry of readPo(text).entries) {
      if (entry.previousId === undefined) continue;
      const lines = text.slice(entry.start, entry.end).split('\n');
      const kept = lines.filter((line) => line.startsWith('#|')).join('\n');
      result.set(keyOf({ file, entry, text }), `${kept}\n`);
    }
  }
  return result;
}

/** A string's lines as they stand in the file, without the mark of obsolete messages. */
function rawLines(text: string, { start, end }: PoText): string[] {
  return text
    .slice(start, end)
    .trimEnd()
    .split('\n')
    .map((line) => line.replace(/^#~ ?/, ''));
}

function previousLines(text: string, id: PoText): string {
  return rawLines(text, id)
    .map((line) => `#| ${line}\n`)
    .join('');
}

/** A block's text with the translation of another block. */
function withTranslation(block: Block, from: Block, fuzzy: boolean, previous?: string): string {
  const { entry, text } = block;
  const head = text.slice(entry.start, (entry.context ?? entry.id).start);
  const keys = text.slice((entry.context ?? entry.id).start, entry.translation.start);
  const translation = `${rawLines(from.text, from.entry.translation).join('\n')}\n`;
  const flags = fuzzy && !entry.flags.includes('fuzzy') ? '#, fuzzy\n' : '';
  return `${head}${flags}${fuzzy ? (previous ?? '') : ''}${keys}${translation}`;
}

function withPrevious({ entry, text }: Block, previous: string): string {
  const keys = (entry.context ?? entry.id).start;
  return text.slice(entry.start, keys) + previous + text.slice(keys, entry.end);
}

/** The file with changed blocks in their places and without the obsolete ones. */
function rewrite(
  file: string,
  text: string,
  blocks: readonly Block[],
  changes: ReadonlyMap<PoEntry, string>,
): string {
  let result = text;
  const own = blocks.filter((block) => block.file === file).map(({ entry }) => entry);
  const endsWithBreak = text.endsWith('\n');
  for (const entry of own.toReversed()) {
    const changed = changes.get(entry);
    if (entry.obsolete) {
      result = result.slice(0, entry.start) + result.slice(entry.end).replace(/^\n/, '');
    } else if (changed !== undefined) {
      result = result.slice(0, entry.start) + changed + result.slice(entry.end);
    }
  }
  if (result === text) return text;
  return result.trimEnd() + (endsWithBreak ? '\n' : '');
}
