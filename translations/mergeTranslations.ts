import { distance } from 'fastest-levenshtein';
import { keyOf, type PoEntry, type PoMessage } from './po.js';

/** A message of the code, with its PO file. */
export type Extracted = PoMessage & { file: string };

/** A message of a PO file as it is now. */
export type Kept = PoEntry & { file: string };

/** How similar (1 is equal) two source texts must be for a translation of one to be a draft for the other. */
const minSimilarity = 0.6;

/**
 * Gives the messages of the code their translations in one language, as gettext’s msgmerge does:
 *
 * - a message takes the translation that its text has, in its own file or else in another; an obsolete one
 *   (`#~`) only if there is no other;
 * - one that is close to a text the code no longer has, or is in its place, takes its translation as
 *   `fuzzy`, with the old source text, until it is confirmed. Lingui would drop the translation.
 */
export function mergeTranslations(
  extracted: readonly Extracted[],
  kept: readonly Kept[],
): Extracted[] {
  const translated = kept
    .filter(({ translation }) => translation !== '')
    .toSorted((a, b) => Number(a.obsolete) - Number(b.obsolete));
  const used = new Set(extracted.map(keyOf));
  const result = extracted.map((message) => {
    const isSame = (one: Kept) => keyOf(one) === keyOf(message);
    const isOwn = (one: Kept) => isSame(one) && one.file === message.file && !one.obsolete;
    const from = translated.find(isOwn) ?? translated.find(isSame) ?? kept.find(isOwn);
    return from ? withTranslation(message, from) : message;
  });
  const open = result.filter(({ translation }) => translation === '');
  const removed = translated.filter((one) => !used.has(keyOf(one)));
  const isInPlace = (one: Extracted, old: Kept) =>
    placeOf(one, result, kept) === placeOf(old, kept, result);
  const drafts = new Map(closestPairs(open, removed, isInPlace));
  return result.map((message) => {
    const old = drafts.get(message);
    if (!old) return message;
    return withTranslation(message, { ...old, flags: ['fuzzy'], previous: old.previous ?? old.id });
  });
}

type PlacedMessage = Extracted | Kept;

/** A message's place: the file, and the nearest message above that exists before and after. */
function placeOf(
  message: PlacedMessage,
  all: readonly PlacedMessage[],
  others: readonly PlacedMessage[],
): string {
  const keys = new Set(others.map(keyOf));
  const above = all.slice(0, all.indexOf(message)).filter(({ file }) => file === message.file);
  const anchor = above.findLast((one) => keys.has(keyOf(one)));
  return `${message.file}\n${anchor ? keyOf(anchor) : ''}`;
}

function withTranslation(message: Extracted, kept: Omit<Kept, 'line'>): Extracted {
  const { translation, flags, previous, item } = kept;
  const old = flags.includes('fuzzy') && previous && { previous };
  const comments = { ...message.item, comments: item.comments };
  return { ...message, translation, flags, ...old, item: comments };
}

/** Pairs of new and removed messages, the most similar first, then those in the same place; each is used once. */
function closestPairs(
  open: readonly Extracted[],
  removed: readonly Kept[],
  isInPlace: (one: Extracted, old: Kept) => boolean,
): [Extracted, Kept][] {
  // Of two equally similar messages, the one in the same file was edited.
  const score = (one: Extracted, old: Kept) => {
    const alike = similarity(one.id, old.id) + (one.file === old.file ? 0.01 : 0);
    return alike >= minSimilarity ? alike : isInPlace(one, old) ? 0.1 : 0;
  };
  const used = new Set<object>();
  return open
    .flatMap((one) => removed.map((old) => ({ one, old, score: score(one, old) })))
    .filter((pair) => pair.score > 0)
    .toSorted((a, b) => b.score - a.score)
    .flatMap(({ one, old }): [Extracted, Kept][] => {
      if (used.has(one) || used.has(old)) return [];
      used.add(one).add(old);
      return [[one, old]];
    });
}

/** From 0 to 1, which is equal. */
const similarity = (one: string, other: string) =>
  1 - distance(one, other) / Math.max(one.length, other.length);
