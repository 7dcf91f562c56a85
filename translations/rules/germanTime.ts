import { excerpt } from '../excerpt.js';
import type { Rule } from '../Rule.js';

const start = '(?:\\{(?:start|begin|from|time)\\}|\\d{1,2}:\\d{2})';
const end = '(?:\\{(?:end|until|to)\\}|\\d{1,2}:\\d{2})';
const time = new RegExp(
  `${start}(?:[ \\u00a0]?[–-][ \\u00a0]?${end})?(?![\\d}])(?![ \\u00a0]Uhr)`,
  'g',
);

/** German: a time of day is followed by Uhr, a range of times once: 12:30–16:30 Uhr. */
export const germanTime: Rule = {
  name: 'german-time',
  group: 'typography',
  languages: ['de'],
  *check({ translation: { text } }) {
    for (const match of text.matchAll(time)) {
      const stop = match.index + match[0].length;
      // The first half of a range that is followed by Uhr.
      if (/^[ \u00a0]?[–-]/.test(text.slice(stop))) continue;
      yield {
        wrong: `“Uhr” is missing after the time: ${excerpt(text, match.index, stop)}.`,
        right: `${match[0]} Uhr`,
      };
    }
  },
};
