import type { Diagnostic, RuleResult } from '../Diagnostic.js';
import type { Glossary } from '../Glossary.js';
import { isEditOf } from '../handOver.js';
import { languageName } from '../languageNames.js';
import { previousId } from '../po.js';
import { plainText } from '../readMessage.js';
import type { CatalogMessage } from '../rules.js';
import { readBudget } from './lengthBudget.js';

/** A result that also names its rule. */
export type NamedResult = RuleResult & Pick<Diagnostic, 'rule'>;

/** What keeps a message from being translated and confirmed. */
export function* state({ entry, language, isSource }: CatalogMessage): Iterable<NamedResult> {
  if (entry.obsolete) return;
  if (entry.flags.includes('fuzzy')) {
    const previous = previousId(entry);
    yield {
      rule: 'fuzzy',
      wrong: `“${entry.translation}” has to be confirmed.${previous ? ` It was made for “${previous}”.` : ''}`,
      right: 'Adapt it to the new text if necessary, then take the mark “Needs work” (fuzzy) away.',
    };
  } else if (!isSource && entry.translation === '') {
    yield {
      rule: 'missing-translation',
      wrong: `There is no ${languageName(language)} translation.`,
      right: 'Write it below “Translation” in Poedit, or between the quotation marks after msgstr.',
    };
  }
}

/** In the source language the id is the text: an edit of the catalog would never be seen as one. */
export function* sourceText({ entry, isSource }: CatalogMessage) {
  if (!isSource || entry.translation === entry.id) return;
  yield {
    wrong: `The English was changed in the catalog: “${entry.translation}”.`,
    right: 'Put it back: English is written in the code. To have it changed, tell a maintainer.',
  };
}

/** Fewer words may be the same in two languages: a name, a title, a loan. */
const fewestWords = { inAll: 4, inRow: 5 };

/** No source words are left: the whole sentence, or a run of them. */
export function* untranslated({ source, translation, language, isSource }: CatalogMessage) {
  const words = wordsOf(source.masked);
  const isCopy = translation.text === source.text;
  const fewest = isCopy ? fewestWords.inAll : fewestWords.inRow;
  if (isSource || words.length < fewest) return;
  const text = ` ${wordsOf(translation.masked).join(' ')} `;
  const runs = words.slice(fewest - 1).map((_, at) => words.slice(at, at + fewest).join(' '));
  const left = runs.find((run) => text.includes(` ${run} `));
  if (!left) return;
  yield {
    wrong: `These words are still those of the source: “${left}${isCopy ? ' …' : ''}”.`,
    right: `Translate them into ${languageName(language)}.`,
  };
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}’']+/gu) ?? [];
}

export function* numbers({ source, translation, isSource }: CatalogMessage) {
  if (isSource || source.problem || translation.problem) return;
  const [wanted, found] = [numbersIn(source.masked), numbersIn(translation.masked)];
  const missing = [...wanted].find((number) => !found.has(number));
  // “Doubled” may stand for 2×, and a year or a paragraph of a law may help a reader.
  const extra = [...found].find((number) => !wanted.has(number) && !/^(?:\d|20\d\d)$/.test(number));
  if (!extra && (!missing || missing.length === 1)) return;
  const wrong = [
    missing && `The number ${missing} of the source is missing.`,
    extra && `The number ${extra} is not in the source.`,
  ];
  const right = `Take the numbers over, prices and dates as placeholders: “${source.text}”.`;
  yield { wrong: wrong.filter(Boolean).join(' '), right };
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
  const [original, text] = [plainText(source.nodes), plainText(translation.nodes)];
  const [wanted, found] = [endOf(original), endOf(text)];
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

/** A label of one to three words has a note or a context: where it appears and what it does. */
export function* shortLabel({ entry, note, isSource }: CatalogMessage) {
  if (!isSource || entry.context || note.trim() || entry.id.trim().split(/\s+/).length > 3) return;
  yield {
    wrong: 'A label of one to three words has neither a note nor a context for its translators.',
    right: 'Add a comment to the message in the source code: where it appears and what it does.',
  };
}

/** A text has the length that its note asks for, or else is at most half as long again as the English. */
export function* length({ note, source, translation }: CatalogMessage) {
  const { min = 0, max = Math.floor(source.longest * 1.5) + 30 } = readBudget(note) ?? {};
  const { longest, problem } = translation;
  if (source.problem || problem || (longest >= min && longest <= max)) return;
  const right = longest > max ? `Shorten it by ${longest - max}.` : `Add ${min - longest} or more.`;
  yield { wrong: `The text has ${longest} characters; ${min} to ${max} fit here.`, right };
}

/** Across catalogs: one text has one translation, and two sentences have two. */
export function* acrossMessages(
  messages: readonly CatalogMessage[],
  { fixed }: Glossary,
): Iterable<NamedResult & { message: CatalogMessage }> {
  const byId = new Map<string, CatalogMessage>();
  const byText = new Map<string, CatalogMessage>();
  const first = (map: typeof byId, key: string, message: CatalogMessage) =>
    map.get(key) ?? (map.set(key, message), undefined);
  for (const message of messages.filter(({ isSource }) => !isSource)) {
    const { entry, language, translation, file } = message;
    const other = entry.context ? undefined : first(byId, `${language}\n${entry.id}`, message);
    if (other && other.translation.text !== translation.text) {
      yield {
        message,
        rule: 'one-translation',
        wrong: `“${translation.text}” here, but “${other.translation.text}” in ${other.file}.`,
        right: `Use one text for both; if the meanings differ, give the messages a context in the source code.`,
      };
    }
    if (wordsOf(translation.masked).length < fewestWords.inAll || fixed.includes(entry.id))
      continue;
    const twin = first(byText, `${file}\n${translation.text}`, message);
    if (!twin || isEditOf(twin.entry.id, entry.id)) continue;
    yield {
      message,
      rule: 'same-translation',
      wrong: `This is also the translation of “${twin.entry.id}”.`,
      right: 'One of the two was pasted in the wrong place: translate each sentence.',
    };
  }
}
