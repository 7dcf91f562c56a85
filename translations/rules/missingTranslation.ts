import { languageName } from '../languageNames.js';
import type { Rule } from '../Rule.js';

/** Every message in use has a text in every language. */
export const missingTranslation: Rule = {
  name: 'missing-translation',
  group: 'translation',
  runsOn: 'every',
  *check({ entry, language, isSource }) {
    if (isSource || entry.obsolete || entry.translation !== '') return;
    yield {
      wrong: `There is no ${languageName(language)} translation.`,
      right: 'Write it below “Translation” in Poedit, or between the quotation marks after msgstr.',
    };
  },
};
