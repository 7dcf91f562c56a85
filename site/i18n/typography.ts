import words from '../locales/words.json' with { type: 'json' };

const nbsp = '\u00a0';
const narrow = '\u202f';
const softHyphen = '\u00ad';
/** Forbids a break, has no width, and in-page search ignores it. */
const wordJoiner = '\u2060';

type Replacement = readonly [pattern: RegExp, by: string];

/** Replaces straight marks around words, but no apostrophes: they follow a letter. */
const quotes = (double: string, single: string): Replacement[] => [
  [/"([^"]*)"/g, double],
  [/(?<=^|[\s(„“«])'([^'\n]+)'(?=$|[\s.,;:!?)”“»])/gm, single],
];

/** A French space before a sign that ends something; a time (12:30) and an address have none. */
const spaced = (signs: string, space: string): Replacement => [
  new RegExp(`(?<=[^\\s(;:!?])[ \\u00a0\\u2009\\u202f]*([${signs}])(?=[\\s»”)<;:!?]|$)`, 'gm'),
  `${space}$1`,
];

const signsByLanguage: Readonly<Record<string, readonly Replacement[]>> = {
  en: quotes('“$1”', '‘$1’'),
  de: quotes('„$1“', '‚$1‘'),
  fr: [
    ...quotes('«$1»', '“$1”'),
    [/«[ \u00a0\u2009\u202f]*/g, `«${nbsp}`],
    [/(?<=[^\s«])[ \u00a0\u2009\u202f]*»/g, `${nbsp}»`],
    spaced(';!?', narrow),
    spaced(':', nbsp),
  ],
};

const commonSigns: readonly Replacement[] = [
  [/'/g, '’'],
  // A hyphen between two spaces is a dash.
  [/(?<=\S) - (?=\S)/g, ' – '],
  // A range of numbers or placeholders. Two hyphens are a date, longer numbers are telephone numbers.
  [/(?<![\d-])(\d{1,4}|\})-(?=(?:\d{1,4}(?![\d-])|\{))/g, '$1–'],
  [/[\d}]–(?=[\d{])/g, `$&${wordJoiner}`],
  [/\.{3,}/g, '…'],
  [/ …/g, `${nbsp}…`],
  [/§ /g, `§${nbsp}`],
  // A number, or a placeholder, and the word or unit behind it: “30 minutes”, “3. April”. Four digits are a year,
  // and a long word would not fit beside its number on a phone.
  [/((?:^|[^\d.,])\d{1,3}\.?|\{\w+\}|#) (?=\p{L}{1,12}(?!\p{L}| ?\{))/gu, `$1${nbsp}`],
];

const joined = (parts: readonly string[], by: string): Replacement => [
  new RegExp(`(${parts.join(')(')})`, 'giu'),
  parts.map((_, at) => `$${at + 1}`).join(by),
];

/** Soft hyphens for the `|` of long words, and word joiners after hyphens that must not break. */
const breaksByLanguage = new Map(
  Object.entries(words).map(([language, { breaks, unbroken }]) => [
    language,
    [
      ...breaks.map((word) => joined(word.split('|'), softHyphen)),
      ...unbroken.map((word) => joined(word.split(/(?<=-)/), wordJoiner)),
    ],
  ]),
);

/**
 * Sets the typography of a catalog's text: quotation marks, dashes and spaces of its language, soft hyphens in long
 * words, and no-break spaces.
 */
export function setTypography(text: string, language: string): string {
  return [
    ...(signsByLanguage[language] ?? []),
    ...commonSigns,
    ...(breaksByLanguage.get(language) ?? []),
  ].reduce((rest, [pattern, by]) => rest.replace(pattern, by), text.normalize());
}
