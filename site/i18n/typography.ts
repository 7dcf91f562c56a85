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
  [/'{2,}|[´`]/g, "'"],
  [/(?<=\S) - (?=\S)/g, ' – '],
  // Two hyphens are a date, longer numbers are telephone numbers.
  [/(?<![\d-])(\d{1,4}|\}) ?[-–] ?(?=(?:\d{1,4}(?![\d-])|\{))/g, '$1–'],
  [/ ?\.{3,}/g, (found) => (found.startsWith(' ') ? `${nbsp}…` : '…')],
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
  if (fixedTexts.includes(text)) return text;
  const ofLanguage = replacementsByLanguage[language] ?? [];
  return replaceAll(text, [...commonReplacements, ...ofLanguage, apostrophe]);
}

/** The long words of a language with | where they may break, and those that must not break at their hyphen. */
type Words = { breaks: readonly string[]; unbroken: readonly string[] };

const wordReplacements = new Map(
  Object.entries<Words>(hyphenation).map(([language, { breaks, unbroken }]) => {
    const broken = breaks.map((word): Replacement => {
      const parts = word.split('|');
      const pattern = parts.map((part) => `(${part})`).join('');
      return [
        new RegExp(pattern, 'giu'),
        (_, ...found) => found.slice(0, parts.length).join(softHyphen),
      ];
    });
    const kept = unbroken.map((word): Replacement => [
      new RegExp(word, 'giu'),
      (found) => found.replaceAll('-', `-${wordJoiner}`),
    ]);
    return [language, [...broken, ...kept]];
  }),
);

/** Sets soft hyphens in long words, so that no narrow column cuts them without one, and keeps others in one line. */
export const setBreaks = (text: string, language: string) =>
  replaceAll(text, wordReplacements.get(language));

/** Turns a text of a catalog into what a page shows. */
export const toDisplayText = (text: string, language: string) =>
  setBreaks(setTypography(text.normalize(), language), language);

function replaceAll(text: string, replacements: readonly Replacement[] = []): string {
  return replacements.reduce((rest, [pattern, by]) => rest.replace(pattern, by as string), text);
}
