import { baseLanguage } from '../languageNames.js';
import type { Rule } from '../Rule.js';
import { quoteMarks } from './quoteMarks.js';

/** Every quotation mark and bracket that opens is closed. */
export const quoteBalance: Rule = {
  name: 'quote-balance',
  group: 'typography',
  *check({ translation: { masked }, language }) {
    const marks = quoteMarks[baseLanguage(language)];
    const pairs = new Map([['(', ')']]);
    if (marks) {
      for (const { open, close } of [marks.outer, marks.inner])
        pairs.set(open.trim(), close.trim());
    }
    const closing = new Set(pairs.values());
    const open: string[] = [];
    for (const char of masked) {
      const closes = pairs.get(char);
      if (open.at(-1) === char) open.pop();
      else if (closes) open.push(closes);
      // ’ without ‘ before it is an apostrophe.
      else if (closing.has(char) && char !== '’') {
        yield {
          wrong: `${char} has no opening counterpart.`,
          right: `Add the opening mark, or remove ${char}.`,
        };
        return;
      }
    }
    const missing = open.filter((char) => char !== '’').at(-1);
    if (!missing) return;
    yield {
      wrong: `A quotation mark or bracket is not closed.`,
      right: `Put ${missing} where it ends.`,
    };
  },
};
