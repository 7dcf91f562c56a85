import { readFileSync } from 'node:fs';
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
  const all = [...commonReplacements, ...(replacementsByLanguage[language] ?? []), apostrophe];
  return all.reduce((rest, [pattern, by]) => rest.replace(pattern, by as string), text);
}

/** Words by language, or endings such as `-vous`: they break at each | and nowhere else, not at a hyphen either. */
const breaks: Record<string, string[]> = JSON.parse(
  readFileSync(new URL('../site/locales/hyphenation.json', import.meta.url), 'utf8'),
);

/** Soft hyphens in the long words of a language, so that no narrow column cuts them without a hyphen. */
export function insertSoftHyphens(text: string, language: string): string {
  return (breaks[language] ?? []).reduce((rest, word) => {
    const pattern = new RegExp(word.replaceAll('|', ''), 'giu');
    const places = [...word.matchAll(/\|/g)].map(({ index }, count) => index - count);
    return rest.replace(pattern, (found) =>
      [...found]
        .map((sign, at) => {
          const mayBreak = places.includes(at + 1);
          if (sign === '-') return mayBreak ? sign : sign + wordJoiner;
          return mayBreak ? sign + softHyphen : sign;
        })
        .join(''),
    );
  }, text);
}

/** Turns a text of a catalog into what a page shows. */
export const toDisplayText = (text: string, language: string) =>
  insertSoftHyphens(setTypography(text.normalize(), language), language);
