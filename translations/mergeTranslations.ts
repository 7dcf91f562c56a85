import { distance } from 'fastest-levenshtein';
import { isSameMessage, type PoMessage } from './po.js';

export type FiledMessage = PoMessage & { file: string };

/**
 * Gives the messages of the code their translations in one language, as gettext’s msgmerge does:
 *
 * - a message takes the translation that it has in its own file, or else in another;
 * - one without takes that of a similar message that the code no longer has: marked as fuzzy, with the old English,
 *   until it is confirmed. Lingui would drop it.
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
  return merged.map((message) => {
    const old = message.translation === '' && [...drafts].find((one) => isSimilar(one, message));
    if (!old) return message;
    drafts.delete(old);
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

/** Whether less than two fifths of the longer text differ. */
const isSimilar = ({ message: one }: FiledMessage, { message: other }: FiledMessage) =>
  distance(one, other) <= 0.4 * Math.max(one.length, other.length);
