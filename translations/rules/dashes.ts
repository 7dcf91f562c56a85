import { replaceAll } from '../excerpt.js';
import { baseLanguage } from '../languageNames.js';
import { mask } from '../readMessage.js';
import type { Rule } from '../Rule.js';

// Two hyphens in a row of digits are a date or a telephone number.
const range = new RegExp(`(?<=(?<![\\d-])(?:\\d+|${mask})) ?- ?(?=\\d+(?![\\d-])|${mask})`, 'g');
const value = `\\s\\d${mask}`;
const dash = new RegExp(`(?<=\\S) - (?=[^${value}])|(?<=[^${value}]) - (?=\\S)`, 'g');

/** En dashes: with spaces between words, without them between numbers (50–500). */
export const dashes: Rule = {
  name: 'dashes',
  group: 'typography',
  *check({ translation, language }) {
    yield* replaceAll('A range has a hyphen.', translation, range, '–');
    const spaced = /(?<=\d)([ \u00a0]–[ \u00a0]?|–[ \u00a0])(?=\d)/g;
    yield* replaceAll('A range of numbers has spaces.', translation, spaced, '–');
    yield* replaceAll('A hyphen is used as a dash.', translation, dash, ' – ');
    if (baseLanguage(language) !== 'de') return;
    yield* replaceAll('German has no em dash.', translation, /[ \u00a0]?—[ \u00a0]?/g, ' – ');
    const oneSided = /(?<=\p{L})(– | –)(?=\p{L})/gu;
    yield* replaceAll('The dash has a space on one side only.', translation, oneSided, ' – ');
  },
};
