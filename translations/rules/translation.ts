import { languageName } from '../languageNames.js';
import { previousId } from '../po.js';
import { plainText } from '../readMessage.js';
import type { RuleResult } from '../Diagnostic.js';
import type { Glossary } from '../Glossary.js';
import { isEditOf } from '../handOver.js';
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

/** The translation has the numbers of the source. */
export function* numbers({ source, translation, isSource }: CatalogMessage) {
  if (isSource || source.problem || translation.problem) return;
  const wanted = numbersIn(source.masked);
  const found = numbersIn(translation.masked);
  const missing = [...wanted].find((number) => !found.has(number));
  const extra = [...found].find((number) => !wanted.has(number));
  // “Doubled” may stand for 2×, and a date may be added for a reader who needs it.
  if (!missing || (missing.length === 1 && !extra)) return;
  yield {
    wrong: `The number ${missing} of the source is missing${extra ? `; ${extra} is not in the source` : ''}.`,
    right: `Take the numbers over: “${source.text}”.`,
  };
}

/** Numbers without the separators of their thousands: 1,000 and 1.000 are the same. */
function numbersIn(text: string): Set<string> {
  const all = text.match(/\d+(?:[.,’\u00a0\u202f]\d{3}(?!\d))*/g) ?? [];
  return new Set(all.map((number) => number.replace(/\D/g, '')));
}

/** A text ends and begins as its source does: with or without a full stop, with a capital. */
export function* sentenceEnds(
  { source, translation, isSource }: CatalogMessage,
  { fixed }: Glossary,
): Iterable<RuleResult> {
  if (isSource || source.problem || translation.problem || fixed.includes(source.text)) return;
  const original = plainText(source.nodes);
  const text = plainText(translation.nodes);
  const wanted = endOf(original);
  const found = endOf(text);
  // A statement may become a question.
  if (wanted !== found && (wanted || found !== '?')) {
    yield {
      wrong: `The text ends ${found ? `with “${found}”` : 'without a mark'}, the source ${wanted ? `with “${wanted}”` : 'without one'}.`,
      right: wanted ? `End it with “${wanted}”.` : 'End it without a mark.',
    };
  }
  if (/^[^\p{L}\p{N}]*\p{Lu}/u.test(original) && /^[^\p{L}\p{N}]*\p{Ll}/u.test(text))
    yield { wrong: 'The text begins with a small letter.', right: 'Begin it with a capital.' };
}

/** The mark that ends a text; the full stop of an abbreviation such as MwSt. is none. */
const endOf = (text: string) =>
  /(?<!\p{Lu}\p{Ll}+\p{Lu}\p{Ll}+)([.?!:…])[”“»’‘")\s]*$/u.exec(text)?.[1]?.replace('…', '.') ?? '';

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

/** Fewer words may well be the same for two English texts. */
const fewestWordsOfSentence = 4;

/** Across catalogs: one text has one translation, and two sentences have two. */
export const acrossMessages = {
  *check(messages: readonly CatalogMessage[], { fixed }: Glossary) {
    const byId = new Map<string, CatalogMessage>();
    const byText = new Map<string, CatalogMessage>();
    for (const message of messages) {
      const { entry, language, isSource, translation, file } = message;
      if (isSource) continue;
      const name = languageName(language);
      const key = `${language}\n${entry.id}`;
      const other = entry.context ? undefined : byId.get(key);
      if (!entry.context && !other) byId.set(key, message);
      if (other && other.translation.text !== translation.text) {
        yield {
          message,
          rule: 'one-translation',
          wrong: `“${translation.text}” here, but “${other.translation.text}” in ${other.file}.`,
          right: `Use one ${name} text for both; if the meanings differ, give the messages a context in the source code.`,
        };
      }
      if (wordsOf(translation.masked).length < fewestWordsOfSentence) continue;
      if (fixed.includes(entry.id)) continue;
      const twin = byText.get(`${file}\n${translation.text}`);
      if (!twin) byText.set(`${file}\n${translation.text}`, message);
      else if (!isEditOf(twin.entry.id, entry.id)) {
        yield {
          message,
          rule: 'same-translation',
          wrong: `This is also the translation of “${twin.entry.id}”.`,
          right: 'One of the two was pasted in the wrong place: translate each sentence.',
        };
      }
    }
  },
};
