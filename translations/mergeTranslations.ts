import { distance } from 'fastest-levenshtein';
import { isSameMessage, type PoMessage } from './po.js';

export type FiledMessage = PoMessage & { file: string };

/**
 * Gives the messages of the code their translations in one language:
 *
 * - a message takes the translation that it has in its own file, or else in another;
 * - one without takes that of the most similar message that the code no longer has, unless another is nearer to that:
 *   marked as fuzzy, with the old English, until it is confirmed. Lingui would drop it.
 */
export function mergeTranslations(
  extracted: readonly FiledMessage[],
  previous: readonly FiledMessage[],
): FiledMessage[] {
  const translated = previous.filter(({ translation }) => translation !== '');
  const merged = extracted.map((message) => {
    const isOwn = (one: FiledMessage) => isSameMessage(one, message) && one.file === message.file;
    const from =
      translated.find(isOwn) ??
      translated.find((one) => isSameMessage(one, message)) ??
      previous.find(isOwn);
    return from ? { ...message, ...translationOf(from) } : message;
  });
  const drafts = new Set(
    translated.filter((old) => !extracted.some((message) => isSameMessage(message, old))),
  );
  const nearestFirst = merged
    .filter(({ translation }) => translation === '')
    .flatMap((message) =>
      Array.from(drafts, (old) => ({ message, old, share: difference(message, old) })),
    )
    .filter(({ share }) => share <= 0.4)
    .toSorted((a, b) => a.share - b.share);
  const draftOf = new Map<FiledMessage, FiledMessage>();
  for (const { message, old } of nearestFirst)
    if (!draftOf.has(message) && drafts.delete(old)) draftOf.set(message, old);
  return merged.map((message) => {
    const old = draftOf.get(message);
    if (!old) return message;
    const previous = old.previous ?? old.message;
    return { ...message, ...translationOf(old), isFuzzy: true, previous };
  });
}

const translationOf = ({ translation, translatorComments, isFuzzy, previous }: FiledMessage) => ({
  translation,
  translatorComments,
  isFuzzy,
  previous,
});

/** What differs of the longer text, from 0 to 1. */
const difference = ({ message: one }: FiledMessage, { message: other }: FiledMessage) =>
  distance(one, other) / Math.max(one.length, other.length);
