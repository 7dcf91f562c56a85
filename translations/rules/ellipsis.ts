import { replaceAll } from '../excerpt.js';
import type { Rule } from '../Rule.js';

/** Three dots are one character. */
export const ellipsis: Rule = {
  name: 'ellipsis',
  group: 'typography',
  check: ({ translation }) =>
    replaceAll('Three full stops are used for an ellipsis.', translation, /\.{3,}/g, '…'),
};
