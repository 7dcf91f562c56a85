import type { Diagnostic } from './catalogs.js';
import { isFixed } from './poFormat.js';
import words from '../site/locales/words.json' with { type: 'json' };
import type { MessageText } from './readMessage.js';

/** A message with a confirmed text. */
export type CatalogMessage = {
  language: string;
  /** True in the catalogs of the language the code is written in. */
  isSource: boolean;
  note: string;
  source: MessageText;
  /** The text in this catalog's language, its signs set; in a source catalog the text itself. */
  translation: MessageText;
};

export type Problem = Pick<Diagnostic, 'problem' | 'fix'>;

/** A pattern that is wrong in any text once its typography is set. */
type SignRule = {
  pattern: RegExp;
  fix: string;
  /** @default all */
  languages?: readonly string[];
};

/** The language's name in English, as the sentences use it: `German` for `de`. */
export const languageName = (language: string) =>
  new Intl.DisplayNames('en', { type: 'language' }).of(language) ?? language;

const wrongQuotationMark =
  'A quotation mark is wrong or alone. Type " before and after the words; the site sets the right ones.';

const signRules: readonly SignRule[] = [
  {
    pattern: /&#?\w+;|[*_$<>[\]\\#´`]/,
    fix: "Markup or an accent: write plain words, and type ' as apostrophe.",
  },
  {
    pattern: /\S[ \u00a0\u202f][,.](?![.\d])|\( | \)|[ \u00a0\u202f]{2}|^ | $/,
    fix: 'A space is too many.',
  },
  {
    // Zero width or direction, as copied from other programs.
    pattern: /[\u200b-\u200f\u2028-\u202e\ufeff]/,
    fix: 'There is an invisible sign: delete the place, and type it again.',
  },
  { pattern: /\S[ \u00a0\u202f][;:!?]/, fix: 'A space is too many.', languages: ['en', 'de'] },
  { pattern: /\p{Ll}{2}(?:,\p{L}|[.;:!?]\p{Lu})/u, fix: 'A space is missing.' },
  {
    pattern: /(?:€|EUR|\uFFFC)[ \u00a0\u202f]?(?:€|EUR)/,
    fix: 'The amount already has its currency.',
  },
  { pattern: /([,;:.?!])[ \u00a0\u202f]?\1|[.,]…|…\./, fix: 'A mark is there twice.' },
  {
    pattern: /(?<!\p{L})(?!(?:had|that|you|die|sie|vous|nous)\s)(\p{L}{2,})\s\1(?!\p{L})/iu,
    fix: 'A word is there twice.',
  },
  { pattern: /\((?![^(]*\))|(?<!\([^)]*)\)/, fix: 'A bracket has no counterpart.' },
  {
    languages: ['en'],
    pattern: /["„«»‹›‚]|“(?![^“]*”)|(?<!“[^”]*)”/,
    fix: wrongQuotationMark,
  },
  {
    languages: ['de'],
    pattern: /["”«»‹›]|„(?![^„]*“)|(?<!„[^“]*)“/,
    fix: wrongQuotationMark,
  },
  {
    languages: ['fr'],
    pattern: /["„‚‘‹›]|«(?![^«]*»)|(?<!«[^»]*)»/,
    fix: wrongQuotationMark,
  },
  ...Object.entries(words).flatMap(([language, { rejected }]) =>
    rejected.map((term) => ({
      languages: [language],
      // Also with a no-break space in it.
      pattern: new RegExp(`(?<!\\p{L})${term.replaceAll(' ', '\\s')}`, 'iu'),
      fix: 'We say it otherwise: look it up in docs/voice.md.',
    })),
  ),
];

const rulesForTranslations = [checkIsTranslated, checkParts, checkNumbers, checkEnd];

export function checkMessage(message: CatalogMessage): Problem[] {
  if (message.translation.problem) return [describeUnreadable(message)];
  // The finding about the English is enough.
  if (message.source.problem) return [];
  const rules = [checkLength, ...(message.isSource ? [] : rulesForTranslations)];
  return [...rules.flatMap((rule) => rule(message) ?? []), ...checkSigns(message)];
}

function describeUnreadable({ source, translation }: CatalogMessage): Problem {
  return {
    problem: `Placeholders, plurals or tags cannot be read: ${translation.problem}.`,
    fix: `Copy them from the English, and translate only the words: “${source.text}”.`,
  };
}

/** A match with its context, so that a translator finds the place. */
const excerpt = ({ 0: found, index, input }: RegExpExecArray) =>
  `“${input.slice(Math.max(0, index - 20), index + found.length + 20)}”`.replaceAll(
    '\uFFFC',
    '{…}',
  );

function checkSigns({ translation, language }: CatalogMessage): Problem[] {
  return signRules
    .filter(({ languages = [language] }) => languages.includes(language))
    .flatMap(({ pattern, fix }) => {
      const match = translation.forms.map((text) => pattern.exec(text)).find(Boolean);
      return match ? { problem: `Look at ${excerpt(match)}.`, fix } : [];
    });
}

/** The field of a note that limits a text's length: `[max 44]`, or `[120–155]` for a search result. */
const lengthField = /\[(?:max |(\d+)[–-])(\d+)\]/;

/** Without a limit in its note, a text may have 1.5 times the length of the English, plus 30 characters. */
function checkLength({ note, source, translation: { longest } }: CatalogMessage) {
  const field = lengthField.exec(note);
  const min = Number(field?.[1] ?? 0);
  const max = field ? Number(field[2]) : Math.floor(source.longest * 1.5) + 30;
  if (longest >= min && longest <= max) return;
  const fitting = min ? `${min} to ${max}` : `at most ${max}`;
  return {
    problem: `The text has ${longest} characters; ${fitting} fit here.`,
    fix: longest > max ? `Shorten it by ${longest - max}.` : `Add ${min - longest}.`,
  };
}

function checkIsTranslated({ source, translation, language }: CatalogMessage) {
  const english = source.forms[0]!.match(/\p{L}{2,}/gu) ?? [];
  if (translation.text !== source.text || english.length <= 3) return;
  return {
    problem: 'This is still the English text.',
    fix: `Translate it into ${languageName(language)}.`,
  };
}

function checkParts({ source, translation }: CatalogMessage) {
  const [missing] = difference(source.parts, translation.parts);
  const [extra] = difference(translation.parts, source.parts);
  if (!missing && !extra) return;
  return {
    problem: missing
      ? `${missing} is missing${extra ? `; the text has ${extra}` : ''}.`
      : `${extra} is one too many.`,
    fix: `Write everything in brackets as the English does: “${source.text}”.`,
  };
}

/** What the first list has that the second does not have, or not as often. */
function difference(all: readonly string[], others: readonly string[]): string[] {
  const rest = [...others];
  return all.filter((part) => {
    const at = rest.indexOf(part);
    if (at >= 0) rest.splice(at, 1);
    return at < 0;
  });
}

function checkNumbers({ source, translation }: CatalogMessage) {
  const [wanted, found] = [numbersIn(source), numbersIn(translation)];
  // A word may take the place of a digit.
  const mustHave = (number: string) => number.length > 1 || wanted.length === found.length;
  const missing = wanted.find((number) => !found.includes(number) && mustHave(number));
  if (missing === undefined) return;
  return {
    problem: `The number ${missing} of the English is missing.`,
    fix: `Take the numbers over, prices and dates as placeholders: “${source.text}”.`,
  };
}

/** Numbers without the separators of their thousands: 1,000 and 1.000 are the same. */
const numbersIn = ({ forms }: MessageText) =>
  (forms.at(-1)!.match(/\d+(?:[.,’\u00a0\u202f]\d{3}(?!\d))*/g) ?? []).map((number) =>
    number.replace(/\D/g, ''),
  );

function checkEnd({ note, source, translation }: CatalogMessage) {
  const [wanted, found] = [endOf(source), endOf(translation)];
  const isQuestionNow = found === '?' && (wanted === '' || wanted === '.');
  if (wanted === found || isQuestionNow || isFixed(note)) return;
  const name = (mark: string) => (mark ? `with “${mark}”` : 'without a mark');
  return {
    problem: `The text ends ${name(found)}, the English ${name(wanted)}.`,
    fix: `End it ${name(wanted)}.`,
  };
}

/** The mark that ends a text, but not the full stop of an abbreviation such as MwSt. */
const endOf = ({ forms }: MessageText) =>
  /(?<!\p{Lu}\p{Ll}+\p{Lu}\p{Ll}+)([.?!:…])[”“»’‘")\s]*$/u
    .exec(forms.at(-1)!)?.[1]
    ?.replace('…', '.') ?? '';
