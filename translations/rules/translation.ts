import { languageName } from '../languageNames.js';
import { previousId } from '../po.js';
import type { CatalogMessage } from '../Rule.js';

/** Every message in use has a text in every language. */
export function* missingTranslation({ entry, language, isSource }: CatalogMessage) {
  if (isSource || entry.obsolete || entry.translation !== '') return;
  yield {
    wrong: `There is no ${languageName(language)} translation.`,
    right: 'Write it below “Translation” in Poedit, or between the quotation marks after msgstr.',
  };
}

/** A translation to confirm, because its source text was edited. */
export function* fuzzy({ entry, language }: CatalogMessage) {
  if (entry.obsolete || !entry.flags.includes('fuzzy')) return;
  const previous = previousId(entry);
  const before = previous ? ` It was made for “${previous}”.` : '';
  yield {
    wrong: `The ${languageName(language)} translation “${entry.translation}” has to be confirmed.${before}`,
    right: 'Adapt it to the new text if necessary, then take the mark “Needs work” (fuzzy) away.',
  };
}

/** Messages that the code no longer uses are removed from the file. */
export function* obsolete({ entry }: CatalogMessage) {
  if (!entry.obsolete) return;
  yield {
    wrong: 'The website no longer uses this message.',
    right:
      'In Poedit choose Translation, Purge deleted translations, or delete the lines that begin with #~.',
  };
}

/** In the source language the id is the text: an edit of the catalog would never be seen as one. */
export function* sourceText({ entry, language, isSource }: CatalogMessage) {
  if (!isSource || entry.translation === entry.id) return;
  yield {
    wrong: `The ${languageName(language)} text was changed in the catalog: “${entry.translation}”.`,
    right: 'Put it back: English is written in the code. To have it changed, tell a maintainer.',
  };
}

/** Shorter texts are often the same in two languages: names, loan words, `{start}–{end}`. */
const fewestWordsInAll = 4;

/** A translation equal to the source sentence was copied and forgotten. */
export function* sameAsSource({ source, translation, language, isSource }: CatalogMessage) {
  if (isSource || translation.text !== source.text) return;
  if ((source.masked.match(/\p{L}+/gu) ?? []).length < fewestWordsInAll) return;
  yield {
    wrong: `The ${languageName(language)} translation is the source text itself.`,
    right: `Translate it into ${languageName(language)}.`,
  };
}

/** A shorter run may be a name, a title or a loan: “Emotional Leadership Workshop”. */
const fewestWordsInRow = 5;

/** A run of source words left in the translation: half a sentence was forgotten. */
export function* untranslatedWords({ source, translation, language, isSource }: CatalogMessage) {
  if (isSource || translation.text === source.text) return;
  const words = wordsOf(source.masked);
  const text = ` ${wordsOf(translation.masked).join(' ')} `;
  const has = (from: number, to: number) => text.includes(` ${words.slice(from, to).join(' ')} `);
  for (let start = 0; start + fewestWordsInRow <= words.length; start += 1) {
    let end = start + fewestWordsInRow;
    if (!has(start, end)) continue;
    while (end < words.length && has(start, end + 1)) end += 1;
    yield {
      wrong: `These words are still those of the source: “${words.slice(start, end).join(' ')}”.`,
      right: `Translate them into ${languageName(language)}.`,
    };
    return;
  }
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}’']+/gu) ?? [];
}

/** Up to this many words a text says too little about itself. */
const mostWordsOfLabel = 3;

/** A short label has a note or a context that says where it appears and what it does. */
export function* shortLabel({ entry, note, isSource }: CatalogMessage) {
  if (!isSource || entry.context || note.trim() !== '') return;
  if (entry.id.trim().split(/\s+/).length > mostWordsOfLabel) return;
  yield {
    wrong:
      'A text of one to three words has neither a note nor a context, so a translator can’t tell what it is.',
    right: 'Add a comment to the message in the source code: where it appears and what it does.',
  };
}

/** Of all catalogs: a text used on several pages reads the same on all, unless contexts differ. */
export const oneTranslation = {
  name: 'one-translation',
  group: 'translation' as const,
  *check(messages: readonly CatalogMessage[]) {
    const first = new Map<string, CatalogMessage>();
    for (const message of messages) {
      const { entry, language, isSource } = message;
      if (isSource || entry.context) continue;
      const key = `${language}\n${entry.id}`;
      const other = first.get(key);
      if (!other) {
        first.set(key, message);
      } else if (other.translation.text !== message.translation.text) {
        yield {
          message,
          wrong: `“${message.translation.text}” here, but “${other.translation.text}” in ${other.file}.`,
          right: `Use one ${languageName(language)} text for both; if the meanings differ, give the messages a context in the source code.`,
        };
      }
    }
  },
};
