import hyphenation from '../locales/hyphenation.json' with { type: 'json' };
import { fixedTexts } from './fixedTexts.js';

const nbsp = '\u00a0';
const narrow = '\u202f';
const softHyphen = '\u00ad';
/** Forbids a break, has no width, and in-page search ignores it. */
const wordJoiner = '\u2060';

type Replacement = readonly [pattern: RegExp, by: string | ((...groups: string[]) => string)];

/** A French space before a sign that ends something; a time (12:30) and an address have none. */
const spaced = (signs: string, space: string): Replacement => [
  new RegExp(`(?<=[^\\s(;:!?])[ \\u00a0\\u2009\\u202f]*([${signs}])(?=[\\s»”)<;:!?]|$)`, 'gm'),
  `${space}$1`,
];

const commonReplacements: readonly Replacement[] = [
  // Accents, or two apostrophes, for an apostrophe.
  [/'{2,}|[´`]/g, "'"],
  // A hyphen between two spaces is a dash.
  [/(?<=\S) - (?=\S)/g, ' – '],
  // A range of numbers or placeholders. Two hyphens are a date, longer numbers are telephone numbers.
  [/(?<![\d-])(\d{1,4}|\})-(?=(?:\d{1,4}(?![\d-])|\{))/g, '$1–'],
  [/\.{3,}/g, '…'],
  [/ …/g, `${nbsp}…`],
  [/§ /g, `§${nbsp}`],
];
const apostrophe: Replacement = [/'/g, '’'];
/** Straight marks around words; an apostrophe has a letter before it. */
const single = (open: string, close: string): Replacement => [
  /(?<=^|[\s(„“«])'([^'\n]+)'(?=$|[\s.,;:!?)”“»])/gm,
  `${open}$1${close}`,
];

/** What a translator types, and what the site shows. */
const replacementsByLanguage: Readonly<Record<string, readonly Replacement[]>> = {
  en: [[/"([^"]*)"/g, '“$1”'], single('‘', '’')],
  de: [
    // “…” with any marks, or »…« and «…»: the one group that has matched is what they enclose.
    [/["„“]([^"„“”]*)["“”]|»([^«»]*)«|«([^«»]*)»/g, (_, a, b, c) => `„${a ?? b ?? c}“`],
    single('‚', '‘'),
    [/ ?— ?/g, ' – '],
  ],
  fr: [
    // Inside « » they are quotation marks of their own.
    [
      /«[^»]*»|["„“]([^"„“”]*)["“”]/g,
      (found, inner) => (inner === undefined ? found : `«${inner}»`),
    ],
    single('“', '”'),
    [/«[ \u00a0\u2009\u202f]*/g, `«${nbsp}`],
    [/(?<=[^\s«])[ \u00a0\u2009\u202f]*»/g, `${nbsp}»`],
    spaced(';!?', narrow),
    spaced(':', nbsp),
  ],
};

/** Sets the quotation marks, apostrophes, dashes and French spaces of a language, whatever was typed. */
export function setTypography(text: string, language: string): string {
  const ofLanguage = replacementsByLanguage[language] ?? [];
  return replaceAll(text, [...commonReplacements, ...ofLanguage, apostrophe]);
}

/**
 * Keep a number, or a placeholder, on one line with the word or unit behind it: “30 minutes”, “3. April”,
 * “50–500 employees”. Four digits are a year, and a long word would not fit beside its number on a phone.
 */
const numberReplacements: readonly Replacement[] = [
  [/((?:^|[^\d.,])\d{1,3}\.?|\{\w+\}|#) (?=\p{L}{1,12}(?!\p{L}| ?\{))/gu, `$1${nbsp}`],
  [/[\d}]–(?=[\d{])/g, `$&${wordJoiner}`],
];

/** The long words of a language with | where they may break, and those that must not break at their hyphen. */
type Words = { breaks: readonly string[]; unbroken: readonly string[] };

const wordReplacements = new Map(
  Object.entries<Words>(hyphenation).map(([language, { breaks, unbroken }]) => {
    const broken = breaks.map((word): Replacement => {
      const parts = word.split('|');
      const pattern = parts.map((part) => `(${part})`).join('');
      return [new RegExp(pattern, 'giu'), parts.map((_, at) => `$${at + 1}`).join(softHyphen)];
    });
    const kept = unbroken.map((word): Replacement => [
      new RegExp(word, 'giu'),
      (found) => found.replaceAll('-', `-${wordJoiner}`),
    ]);
    return [language, [...broken, ...kept]];
  }),
);

/**
 * Turns a text of a catalog into what a page shows: with the signs of its language, with soft hyphens in long words, so
 * that no narrow column cuts them, and without breaks where none should be.
 */
export function toDisplayText(text: string, language: string): string {
  if (fixedTexts.includes(text)) return text;
  const breaks = [...(wordReplacements.get(language) ?? []), ...numberReplacements];
  return replaceAll(setTypography(text.normalize(), language), breaks);
}

function replaceAll(text: string, replacements: readonly Replacement[]): string {
  return replacements.reduce((rest, [pattern, by]) => rest.replace(pattern, by as string), text);
}
