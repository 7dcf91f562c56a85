import { excerpt } from '../excerpt.js';
import type { Rule } from '../Rule.js';

const start = '(?:\\{(?:start|begin|from|time)\\}|\\d{1,2}:\\d{2})';
const end = '(?:\\{(?:end|until|to)\\}|\\d{1,2}:\\d{2})';
const time = new RegExp(
  `${start}(?:[ \\u00a0]?[–-][ \\u00a0]?${end})?(?![\\d}]|[ \\u00a0]Uhr|[ \\u00a0]?[–-])`,
  'g',
);

/** German: a time of day is followed by Uhr, a range of times once: 12:30–16:30 Uhr. */
export const germanTime: Rule = {
  name: 'german-time',
  group: 'typography',
  languages: ['de'],
  *check({ translation: { text } }) {
    for (const match of text.matchAll(time)) {
      yield {
        wrong: `“Uhr” is missing after the time: ${excerpt(text, match)}.`,
        right: `${match[0]} Uhr`,
      };
    }
  },
};
