import { applyEdits, excerpt, replace, replaceAll } from '../edits.js';
import { baseLanguage, languageName } from '../languageNames.js';
import { mask } from '../readMessage.js';
import type { CatalogMessage } from '../rules.js';

const anySpace = '[ \\t\\u00a0\\u2009\\u202f]*';
const narrow = {
  to: '\u202f',
  wrong: 'A narrow no-break space (U+202F) belongs before ; ! and ?.',
};
const wide = { to: '\u00a0', wrong: 'A no-break space (U+00A0) belongs before : and inside « ».' };
const frenchPlaces = [
  { place: `(?<=[^\\s(])${anySpace}(?=[;!?])(?<![;!?])`, ...narrow },
  { place: `(?<=[^\\s(])${anySpace}(?=:(?!\\d))`, ...wide },
  { place: `(?<=«)${anySpace}`, ...wide },
  { place: `(?<=[^\\s«])${anySpace}(?=»)`, ...wide },
];

/** French: U+202F before ; ! ? and U+00A0 before : and inside « ». */
export function frenchSpaces({ translation, language }: CatalogMessage) {
  if (baseLanguage(language) !== 'fr') return [];
  return frenchPlaces.flatMap(({ place, to, wrong }) =>
    replaceAll(wrong, translation, new RegExp(place, 'g'), to),
  );
}

const marks = '§|(?<!\\p{L})(?:[Aa]rt\\.|Abs\\.|Nr\\.|n°)';
const units = [
  '(?:(?:Arbeits|Werk)tage?|Tage?|Stunden?|Minuten?|Monate?|Wochen?|Jahre?)n?',
  '(?:jours?|heures?|minutes?|mois|semaines?|ans?)',
  'Uhr|%',
].join('|');
// A number may be a placeholder.
const joint = new RegExp(
  `(?:(?<=${marks}) (?=\\d)|(?<=[\\d${mask}]) (?=(?:${units})(?!\\p{L})))`,
  'gu',
);

/** German and French: a no-break space between a number and its sign or unit, § 5, 6 Monate. */
export function keptTogether({ translation, language }: CatalogMessage) {
  if (!['de', 'fr'].includes(baseLanguage(language))) return [];
  const wrong = 'A line may end between a number and what belongs to it.';
  return replaceAll(wrong, translation, joint, '\u00a0');
}

const space = '[ \\u00a0\\u202f]';

/** One space between words, none at the ends and none before a mark that takes none. */
export function* spaces({ translation, language }: CatalogMessage) {
  const { masked, text } = translation;
  for (const match of masked.matchAll(new RegExp(`${space}{2,}`, 'g'))) {
    const keep = /[\u00a0\u202f]/.exec(match[0])?.[0] ?? ' ';
    yield replace('There are two spaces in a row.', text, match, keep);
  }
  const atEnds = new RegExp(`^${space}|${space}$`, 'gm');
  yield* replaceAll('There is a space at the beginning or end of a line.', translation, atEnds, '');
  // French puts a space before the high marks; french-spaces says which.
  const bare = baseLanguage(language) === 'fr' ? '[,.]' : '[,.;:!?]';
  const before = new RegExp(`(?<=\\S)${space}(?=${bare}(?![.\\d]))`, 'g');
  yield* replaceAll('There is a space before a mark.', translation, before, '');
}

const entities: Record<string, string> = { nbsp: '\u00a0', amp: '&', shy: '\u00ad', quot: '"' };

/** Letters of this alphabet, nothing invisible that was pasted along, no HTML. */
export function* characters({ translation: { masked, text } }: CatalogMessage) {
  for (const match of masked.matchAll(/[\u200b-\u200d\ufeff]/g))
    yield replace('There is an invisible character (zero width).', text, match, '');
  for (const match of masked.matchAll(/&(#?\w+);/g)) {
    const sign = entities[match[1] ?? ''];
    const wrong = `“${match[0]}” is HTML: visitors would read it as it is written.`;
    if (sign) yield replace(wrong, text, match, sign);
    else yield { wrong, right: 'Write the character itself.' };
  }
  const other = /[\p{Script=Cyrillic}\p{Script=Greek}]/u.exec(masked);
  if (!other) return;
  const wrong = `“${other[0]}” only looks like a letter of this alphabet: ${excerpt(text, other)}.`;
  yield { wrong, right: 'Type the word again.' };
}

/** French: capitals have their accents, À la fin, Écrivez. */
export function capitalAccent({ translation, language }: CatalogMessage) {
  if (baseLanguage(language) !== 'fr') return [];
  const wrong = 'A capital has its accent too.';
  const a =
    /(?<![\p{L}’])A(?= (?:la|l’\p{L}+|les?|un|une|ce|cet|cette|chaque|partir|propos|qui) )/gu;
  const e = /(?<!\p{L})E(?=cri|cout|chan|chec|quip|tabli|tape|tat|tude|vit)/gu;
  return [...replaceAll(wrong, translation, a, 'À'), ...replaceAll(wrong, translation, e, 'É')];
}

/** Words that a language does repeat: vous vous engagez. */
const repeatable = /^(?:vous|nous|die|der|das|had|that)$/i;

export function* doubledWord({ translation: { masked, text } }: CatalogMessage) {
  for (const match of masked.matchAll(/(?<!\p{L})(\p{L}{2,})\s\1(?!\p{L})/gu)) {
    if (repeatable.test(match[1]!)) continue;
    yield {
      wrong: `“${match[1]}” occurs twice in a row: ${excerpt(text, match)}.`,
      right: `Keep one “${match[1]}”.`,
    };
  }
}

/** The apostrophe is ’, never the straight one or an accent. */
export function* apostrophe({ translation: { masked, text } }: CatalogMessage) {
  for (const match of masked.matchAll(/(?<between>(?<=\p{L})['´`]+(?=\p{L}))|['´`]+/gu)) {
    const wrong = `A straight apostrophe or an accent (${match[0]}) is in the place of ’.`;
    if (match.groups?.['between']) yield replace(wrong, text, match, '’');
    else {
      const right = `Write ’ or the quotation marks of the language in ${excerpt(text, match)}.`;
      yield { wrong, right };
    }
  }
}

/** Three dots are one character. */
export function ellipsis({ translation }: CatalogMessage) {
  return replaceAll('Three full stops are used for an ellipsis.', translation, /\.{3,}/g, '…');
}

// Two hyphens in a row of digits are a date or a telephone number.
const range = new RegExp(`(?<=(?<![\\d-])(?:\\d+|${mask})) ?- ?(?=\\d+(?![\\d-])|${mask})`, 'g');
const value = `\\s\\d${mask}`;
const dash = new RegExp(`(?<=\\S) - (?=[^${value}])|(?<=[^${value}]) - (?=\\S)`, 'g');

/** En dashes: with spaces between words, without them between numbers (50–500). */
export function* dashes({ translation, language }: CatalogMessage) {
  yield* replaceAll('A range has a hyphen.', translation, range, '–');
  const spaced = /(?<=\d)([ \u00a0]–[ \u00a0]?|–[ \u00a0])(?=\d)/g;
  yield* replaceAll('A range of numbers has spaces.', translation, spaced, '–');
  yield* replaceAll('A hyphen is used as a dash.', translation, dash, ' – ');
  if (baseLanguage(language) !== 'de') return;
  yield* replaceAll('German has no em dash.', translation, /[ \u00a0]?—[ \u00a0]?/g, ' – ');
  const oneSided = /(?<=\p{L})(– | –)(?=\p{L})/gu;
  yield* replaceAll('The dash has a space on one side only.', translation, oneSided, ' – ');
}

type Pair = { open: string; close: string };

/**
 * Quotation marks by language, the inner pair for a quotation within one. A language that is missing here
 * isn't checked. The single English closing mark is the apostrophe as well.
 */
const quoteMarks: Record<string, { outer: Pair; inner: Pair; innerAlone?: boolean }> = {
  en: {
    outer: { open: '“', close: '”' },
    inner: { open: '‘', close: '’' },
    innerAlone: true,
  },
  de: { outer: { open: '„', close: '“' }, inner: { open: '‚', close: '‘' } },
  fr: { outer: { open: '«\u00a0', close: '\u00a0»' }, inner: { open: '“', close: '”' } },
};

const everyMark = /["“”„‟«»‹›‚‘]/g;

/** Quotation marks are those of the language: “…” in English, „…“ in German, « … » in French. */
export function* quotes({ translation: { masked, text }, language }: CatalogMessage) {
  const marks = quoteMarks[baseLanguage(language)];
  if (!marks) return;
  const { outer, inner, innerAlone } = marks;
  const allowed = Object.values({ ...outer, in: inner.open, out: inner.close }).join('');
  const found = [...masked.matchAll(everyMark)];
  const [first] = found;
  // A German pair set the English way, “Wort”, opens with the mark that closes in German.
  const isWrongWay = first?.[0] === outer.close || (first?.[0] === inner.open && !innerAlone);
  const odd = found.find(([mark]) => !allowed.includes(mark)) ?? (isWrongWay ? first : undefined);
  if (!odd) return;
  const edits = found.map((match, index) => ({
    start: match.index,
    end: match.index + 1,
    replacement: index % 2 === 0 ? outer.open : outer.close,
  }));
  const isPair = found.length === 2;
  yield {
    wrong: `${odd[0]} is not the quotation mark that ${languageName(language)} has here.`,
    right: isPair ? `“${applyEdits(text, edits)}”` : `Write ${outer.open}…${outer.close}.`,
    ...(isPair && { edits }),
  };
}

/** Every quotation mark and bracket that opens is closed. */
export function* quoteBalance({ translation: { masked }, language }: CatalogMessage) {
  const { outer, inner } = quoteMarks[baseLanguage(language)] ?? {};
  const pairs = new Map([['(', ')']]);
  for (const one of [outer, inner]) if (one) pairs.set(one.open.trim(), one.close.trim());
  const closing = new Set(pairs.values());
  const open: string[] = [];
  for (const char of masked) {
    const closes = pairs.get(char);
    if (open.at(-1) === char) open.pop();
    else if (closes) open.push(closes);
    // ’ without ‘ before it is an apostrophe.
    else if (closing.has(char) && char !== '’') open.push('');
  }
  if (open.every((char) => char === '’')) return;
  yield {
    wrong: 'A quotation mark or a bracket has no counterpart.',
    right: 'Write both: one where the words begin and one where they end.',
  };
}
