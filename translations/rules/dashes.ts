import { replaceRemark } from '../excerpt.js';
import { baseLanguage } from '../languageNames.js';
import { mask } from '../readMessage.js';
import type { Rule } from '../Rule.js';

const isValue = new RegExp(`^[\\d${mask}]{2}$`);

/** En dashes: with spaces between words, without them between numbers (50–500). */
export const dashes: Rule = {
  name: 'dashes',
  group: 'typography',
  *check({ translation: { masked, text }, language }) {
    // Two hyphens in a row of digits are a date or a telephone number.
    const range = new RegExp(`(?<![\\d-])(\\d+|${mask})( ?- ?)(?=\\d+(?![\\d-])|${mask})`, 'g');
    for (const match of masked.matchAll(range)) {
      const [, first = '', hyphen = ''] = match;
      const start = match.index + first.length;
      yield replaceRemark('A range has a hyphen.', text, place(start, hyphen, '–'));
    }
    for (const match of masked.matchAll(/(?<=\d)([ \u00a0]–[ \u00a0]?|–[ \u00a0])(?=\d)/g)) {
      yield replaceRemark(
        'A range of numbers has spaces.',
        text,
        place(match.index, match[0], '–'),
      );
    }
    for (const match of masked.matchAll(/(?<=\S) - (?=\S)/g)) {
      const inRange = isValue.test(masked.charAt(match.index - 1) + masked.charAt(match.index + 3));
      if (inRange) continue;
      yield replaceRemark('A hyphen is used as a dash.', text, place(match.index, match[0], ' – '));
    }
    if (baseLanguage(language) !== 'de') return;
    for (const match of masked.matchAll(/[ \u00a0]?—[ \u00a0]?/g)) {
      yield replaceRemark('German has no em dash.', text, place(match.index, match[0], ' – '));
    }
    for (const match of masked.matchAll(/(?<=\p{L})(– | –)(?=\p{L})/gu)) {
      yield replaceRemark(
        'The dash has a space on one side only.',
        text,
        place(match.index, match[0], ' – '),
      );
    }
  },
};

function place(start: number, found: string, replacement: string) {
  return { start, end: start + found.length, replacement };
}
