import { languageName } from '../languageNames.js';
import type { Rule } from '../Rule.js';

/** In the source language the id is the text: an edit of the catalog would never be seen as one. */
export const sourceText: Rule = {
  name: 'source-text',
  group: 'translation',
  *check({ entry, language, isSource }) {
    if (!isSource || entry.translation === entry.id) return;
    yield {
      wrong: `The ${languageName(language)} text was changed in the catalog: “${entry.translation}”.`,
      right: 'Put it back: English is written in the code. To have it changed, tell a maintainer.',
    };
  },
};
