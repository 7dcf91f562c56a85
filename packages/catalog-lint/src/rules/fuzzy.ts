import { languageName } from '../languageNames.js';
import type { Rule } from '../Rule.js';

/** A translation that somebody must confirm, since its source text was edited. */
export const fuzzy: Rule = {
  name: 'fuzzy',
  group: 'translation',
  runsOn: 'every',
  *check({ entry, language }) {
    if (entry.obsolete || !entry.flags.includes('fuzzy')) return;
    const before = entry.previousId ? ` It was made for “${entry.previousId}”.` : '';
    yield {
      wrong: `The ${languageName(language)} translation “${entry.translation.value}” waits to be confirmed.${before}`,
      right: 'Adapt it to the new text if necessary, then take away the mark “fuzzy” (Needs work).',
    };
  },
};
