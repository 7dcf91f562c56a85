import { languageName } from '../languageNames.js';
import { previousId } from '../po.js';
import type { Rule } from '../Rule.js';

/** A translation to confirm, because its source text was edited. */
export const fuzzy: Rule = {
  name: 'fuzzy',
  group: 'translation',
  runsOn: 'every',
  *check({ entry, language }) {
    if (entry.obsolete || !entry.flags.includes('fuzzy')) return;
    const previous = previousId(entry);
    const before = previous ? ` It was made for “${previous}”.` : '';
    yield {
      wrong: `The ${languageName(language)} translation “${entry.translation}” has to be confirmed.${before}`,
      right: 'Adapt it to the new text if necessary, then take the mark “Needs work” (fuzzy) away.',
    };
  },
};
