import { excerpt, replaceRemark } from '../excerpt.js';
import type { Rule } from '../Rule.js';

/** The apostrophe is ’, never the straight one or an accent. */
export const apostrophe: Rule = {
  name: 'apostrophe',
  group: 'typography',
  *check({ translation: { masked, text } }) {
    for (const match of masked.matchAll(/['´`]+/g)) {
      const start = match.index;
      const end = start + match[0].length;
      const wrong = `A straight apostrophe or an accent (${match[0]}) stands where ’ belongs.`;
      const between = /\p{L}$/u.test(masked.slice(0, start)) && /^\p{L}/u.test(masked.slice(end));
      if (between) yield replaceRemark(wrong, text, { start, end, replacement: '’' });
      else
        yield {
          wrong,
          right: `Write ’ or the quotation marks of the language in ${excerpt(text, start, end)}.`,
        };
    }
  },
};
