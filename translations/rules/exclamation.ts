import type { Rule } from '../Rule.js';

/** No exclamation marks, except in the texts that are fixed and in their translations. */
export const exclamation: Rule = {
  name: 'exclamation',
  group: 'tone',
  *check({ translation, source, isSource }, glossary) {
    if (!translation.masked.includes('!')) return;
    if (!isSource && glossary.fixed.includes(source.text) && source.text.includes('!')) return;
    yield {
      wrong: 'The text has an exclamation mark.',
      right: 'End with a full stop, or with nothing; the words carry the weight.',
    };
  },
};
