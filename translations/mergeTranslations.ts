import { distance } from 'fastest-levenshtein';
import type { PoMessage } from './po.js';

export type FiledMessage = PoMessage & { file: string };

/** How similar (1 is equal) two source texts must be for a translation of one to be a draft for the other. */
const minSimilarity = 0.6;

/**
 * Gives the messages of the code their translations in one language, as gettext’s msgmerge does. Unlike Lingui,
 * it looks in the other files as well, and drops no translation whose English was edited:
 *
 * - a message takes the translation that it has in its own file, or else in another;
 * - one that is close to a text the code no longer has, or takes its place in the file, takes its translation as
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
  );
  return merged.map((message) => {
    const old = drafts.get(message);
    if (!old) return message;
    const extra = { ...old.extra, flags: ['fuzzy'], previous: old.extra.previous ?? old.message };
    return { ...message, translation: old.translation, extra };
  });
}

/** The removed message for each open one, the most similar first, then in the order of the file; each is used once. */
function pairDrafts(
  open: readonly FiledMessage[],
  removed: readonly FiledMessage[],
): Map<FiledMessage, FiledMessage> {
  const scoreOf = (message: FiledMessage, old: FiledMessage) => {
    // Of two equally similar messages, the one in the same file was edited.
    const score = similarity(message.message, old.message) + (message.file === old.file ? 0.01 : 0);
    return score >= minSimilarity ? score : message.file === old.file ? 0.1 : 0;
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
