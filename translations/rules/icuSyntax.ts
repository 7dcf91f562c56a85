import type { Rule } from '../Rule.js';

/** Placeholders and plurals can be read. */
export const icuSyntax: Rule = {
  name: 'icu-syntax',
  group: 'structure',
  *check({ translation }) {
    if (translation.problem) yield translation.problem;
  },
};
