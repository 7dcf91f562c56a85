import { distance } from 'fastest-levenshtein';
import { isSameMessage, type PoMessage } from './po.js';

export type FiledMessage = PoMessage & { file: string };

/**
 * Gives the messages of the code their translations in one language, as gettext’s msgmerge does:
 *
 * - a message takes the translation that it has in its own file, or else in another;
 * - one without takes that of a message that the code no longer has, if their English is similar or they are in the
 *   same file: marked as fuzzy, with the old English, until it is confirmed. Lingui would drop it.
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
  for (const fits of [isSimilar, isInSameFile])
    for (const [index, message] of merged.entries()) {
      const old = message.translation === '' && [...drafts].find((one) => fits(one, message));
      if (!old) continue;
      const oldEnglish = old.previous ?? old.message;
      merged[index] = { ...message, ...translationOf(old), isFuzzy: true, previous: oldEnglish };
      drafts.delete(old);
    }
  return merged;
}

const translationOf = ({ translation, translatorComments, isFuzzy, previous }: FiledMessage) => ({
  translation,
  translatorComments,
  isFuzzy,
  previous,
});

const isInSameFile = (one: FiledMessage, other: FiledMessage) => one.file === other.file;

/** Whether less than two fifths of the longer text differ. */
const isSimilar = ({ message: one }: FiledMessage, { message: other }: FiledMessage) =>
  distance(one, other) <= 0.4 * Math.max(one.length, other.length);
