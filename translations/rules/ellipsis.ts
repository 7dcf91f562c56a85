import { replaceRemark } from '../excerpt.js';
import type { Rule } from '../Rule.js';

/** Three dots are one character. */
export const ellipsis: Rule = {
  name: 'ellipsis',
  group: 'typography',
  *check({ translation: { masked, text } }) {
    for (const match of masked.matchAll(/\.{3,}/g)) {
      yield replaceRemark('Three full stops are used for an ellipsis.', text, {
        start: match.index,
        end: match.index + match[0].length,
        replacement: '…',
      });
    }
  },
};
