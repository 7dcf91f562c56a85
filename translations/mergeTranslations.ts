import { distance } from 'fastest-levenshtein';
import type { PoMessage } from './po.js';

/** A message with its PO file. */
export type FiledMessage = PoMessage & { file: string };

/** How similar (1 is equal) two source texts must be for a translation of one to be a draft for the other. */
const minSimilarity = 0.6;

/**
 * Gives the messages of the code their translations in one language, as gettext’s msgmerge does. Unlike Lingui,
 * it looks in the other files as well, and drops no translation whose English was edited:
 *
 * - a message takes the translation that it has in its own file, or else in another;
 * - one that is close to a text the code no longer has, or is in its place, takes its translation as
 *   `fuzzy`, with the old source text, until it is confirmed.
 */
export function mergeTranslations(
  extracted: readonly FiledMessage[],
  kept: readonly FiledMessage[],
): FiledMessage[] {
  const translated = kept.filter(({ translation }) => translation !== '');
  const merged = extracted.map((message) => {
    const isSame = ({ id }: FiledMessage) => id === message.id;
    const isOwn = (one: FiledMessage) => isSame(one) && one.file === message.file;
    const from = translated.find(isOwn) ?? translated.find(isSame) ?? kept.find(isOwn);
    return from ? { ...message, translation: from.translation, extra: from.extra } : message;
  });
  const used = new Set(extracted.map(({ id }) => id));
  const drafts = pairDrafts(
    merged.filter(({ translation }) => translation === ''),
    translated.filter(({ id }) => !used.has(id)),
    (message, old) => placeOf(message, merged, kept) === placeOf(old, kept, merged),
  );
  return merged.map((message) => {
    const old = drafts.get(message);
    if (!old) return message;
    const extra = { ...old.extra, flags: ['fuzzy'], previous: old.extra.previous ?? old.message };
    return { ...message, translation: old.translation, extra };
  });
}

/** A message's place: the file, and the nearest message above that exists before and after. */
function placeOf(
  message: FiledMessage,
  all: readonly FiledMessage[],
  others: readonly FiledMessage[],
): string {
  const above = all.slice(0, all.indexOf(message)).filter(({ file }) => file === message.file);
  const anchor = above.findLast(({ id }) => others.some((one) => one.id === id));
  return `${message.file} ${anchor?.id}`;
}

/** The removed message for each open one, the most similar first, then those in the same place; each is used once. */
function pairDrafts(
  open: readonly FiledMessage[],
  removed: readonly FiledMessage[],
  areInSamePlace: (message: FiledMessage, old: FiledMessage) => boolean,
): Map<FiledMessage, FiledMessage> {
  const scoreOf = (message: FiledMessage, old: FiledMessage) => {
    // Of two equally similar messages, the one in the same file was edited.
    const score = similarity(message.message, old.message) + (message.file === old.file ? 0.01 : 0);
    return score >= minSimilarity ? score : areInSamePlace(message, old) ? 0.1 : 0;
  };
  const candidates = open
    .flatMap((message) => removed.map((old) => ({ message, old, score: scoreOf(message, old) })))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score);
  const drafts = new Map<FiledMessage, FiledMessage>();
  const taken = new Set<FiledMessage>();
  for (const { message, old } of candidates) {
    if (drafts.has(message) || taken.has(old)) continue;
    drafts.set(message, old);
    taken.add(old);
  }
  return drafts;
}

/** From 0 to 1, which is equal. */
const similarity = (one: string, other: string) =>
  1 - distance(one, other) / Math.max(one.length, other.length);
