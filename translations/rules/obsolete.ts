import type { Rule } from '../Rule.js';

/** Messages that the code no longer uses are removed from the file. */
export const obsolete: Rule = {
  name: 'obsolete',
  group: 'translation',
  runsOn: 'every',
  *check({ entry }) {
    if (!entry.obsolete) return;
    yield {
      wrong: 'The website no longer uses this message.',
      right:
        'In Poedit choose Translation, Purge deleted translations, or delete the lines that begin with #~.',
    };
  },
};
