import { excerpt, replaceRemark } from '../excerpt.js';
import type { Rule } from '../Rule.js';

/** The apostrophe is ’, never the straight one or an accent. */
export const apostrophe: Rule = {
  name: 'apostrophe',
  group: 'typography',
  *check({ translation: { masked, text } }) {
    for (const match of masked.matchAll(/(?<between>(?<=\p{L})['´`]+(?=\p{L}))|['´`]+/gu)) {
      const wrong = `A straight apostrophe or an accent (${match[0]}) stands where ’ belongs.`;
      if (match.groups?.['between']) yield replaceRemark(wrong, text, match, '’');
      else {
        const right = `Write ’ or the quotation marks of the language in ${excerpt(text, match)}.`;
        yield { wrong, right };
      }
    }
  },
};
