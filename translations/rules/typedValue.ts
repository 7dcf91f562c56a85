import { excerpt } from '../edits.js';
import type { CatalogMessage } from '../Rule.js';

const amount = "\\d+(?:[.,'\u00a0\u2009\u202f ]\\d+)*";
const euro = '(?:€|EUR\\b|[Ee]uros?\\b)';
const price = new RegExp(`${euro}\\s?${amount}|${amount}\\s?${euro}`, 'g');
const time =
  /\b(?:[01]?\d|2[0-4])(?::[0-5]\d|[ \u00a0\u202f]?h[ \u00a0\u202f]?[0-5]\d|(?:\.[0-5]\d)?[ \u00a0](?:Uhr|[ap]\.?m\b))/g;
const numericDate = /\b\d{4}-\d{2}-\d{2}\b|\b\d{1,2}[./]\d{1,2}[./](?:\d{4}|\d{2})\b/g;

/** `Intl` formats dates, times and prices: typed ones go wrong in some language sooner or later. */
export function* typedValue({ translation: { masked, text }, language }: CatalogMessage) {
  const found = {
    price: masked.matchAll(price),
    time: masked.matchAll(time),
    date: [...masked.matchAll(numericDate), ...masked.matchAll(dateInWords(language))],
  };
  for (const [what, matches] of Object.entries(found)) {
    for (const match of matches) {
      yield {
        wrong: `A ${what} is typed into the text: ${excerpt(text, match)}.`,
        right: `The code passes it in, set for the language: write a placeholder such as {${what}}.`,
      };
    }
  }
}

function dateInWords(language: string): RegExp {
  let pattern = cache.get(language);
  if (!pattern) {
    const format = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' });
    const months = Array.from({ length: 12 }, (_, month) =>
      format.format(Date.UTC(2025, month, 15)),
    ).join('|');
    const day = '(?:[0-2]?\\d|3[01])(?:\\.|st|nd|rd|th|er)?';
    pattern = new RegExp(
      `(?<![\\d\\p{L}])(?:${day}[ \\u00a0](?:${months})|(?:${months})[ \\u00a0](?:\\d{4}|${day}))(?![\\d\\p{L}])`,
      'gu',
    );
    cache.set(language, pattern);
  }
  return pattern;
}

const cache = new Map<string, RegExp>();
