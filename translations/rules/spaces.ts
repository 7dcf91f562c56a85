import { replaceRemark } from '../excerpt.js';
import { baseLanguage } from '../languageNames.js';
import type { Rule } from '../Rule.js';

/** One space between words, none at the ends and none before a mark that takes none. */
export const spaces: Rule = {
  name: 'spaces',
  group: 'typography',
  *check({ translation, language }) {
    const { masked, text } = translation;
    const space = '[ \\u00a0\\u202f]';
    for (const match of masked.matchAll(new RegExp(`${space}{2,}`, 'g'))) {
      const keep = /[\u00a0\u202f]/.exec(match[0])?.[0] ?? ' ';
      yield replaceRemark('There are two spaces in a row.', text, match, keep);
    }
    for (const match of masked.matchAll(new RegExp(`^${space}|${space}$`, 'gm'))) {
      yield {
        wrong: 'There is a space at the beginning or end of a line.',
        right: 'Texts and lines begin and end without a space.',
        edits: [{ start: match.index, end: match.index + 1, replacement: '' }],
      };
    }
    // French puts a space before the high marks; french-spaces says which.
    const marks = baseLanguage(language) === 'fr' ? '[,.]' : '[,.;:!?]';
    const before = new RegExp(`(?<=\\S)${space}(?=(${marks})(?![.\\d]))`, 'g');
    for (const match of masked.matchAll(before)) {
      yield replaceRemark(`There is a space before “${match[1]}”.`, text, match, '');
    }
  },
};
