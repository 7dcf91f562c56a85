import { languageName } from '../languageNames.js';
import type { Rule } from '../Rule.js';

/** A shorter run may be a name, a title or a loan: “Emotional Leadership Workshop”. */
const fewestWords = 5;

/** A run of source words left in the translation: half a sentence was forgotten. */
export const untranslatedWords: Rule = {
  name: 'untranslated-words',
  group: 'translation',
  *check({ source, translation, language, isSource }) {
    if (isSource || translation.text === source.text) return;
    const words = wordsOf(source.masked);
    const text = ` ${wordsOf(translation.masked).join(' ')} `;
    const has = (from: number, to: number) => text.includes(` ${words.slice(from, to).join(' ')} `);
    for (let start = 0; start + fewestWords <= words.length; start += 1) {
      let end = start + fewestWords;
      if (!has(start, end)) continue;
      while (end < words.length && has(start, end + 1)) end += 1;
      yield {
        wrong: `These words are still those of the source: “${words.slice(start, end).join(' ')}”.`,
        right: `Translate them into ${languageName(language)}.`,
      };
      return;
    }
  },
};

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}’']+/gu) ?? [];
}
