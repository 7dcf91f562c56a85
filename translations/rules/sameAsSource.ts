import { languageName } from '../languageNames.js';
import type { Rule } from '../Rule.js';

/** Shorter texts are often the same in two languages: names, loan words, `{start}–{end}`. */
const fewestWords = 4;

/** A translation equal to the source sentence was copied and forgotten. */
export const sameAsSource: Rule = {
  name: 'same-as-source',
  group: 'translation',
  *check({ source, translation, language, isSource }) {
    if (isSource || translation.text !== source.text) return;
    if ((source.masked.match(/\p{L}+/gu) ?? []).length < fewestWords) return;
    yield {
      wrong: `The ${languageName(language)} translation is the source text itself.`,
      right: `Translate it into ${languageName(language)}.`,
    };
  },
};
