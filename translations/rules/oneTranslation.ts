import { languageName } from '../languageNames.js';
import type { CatalogMessage } from '../Rule.js';

/** Of all catalogs: a text used on several pages reads the same on all, unless contexts differ. */
export const oneTranslation = {
  name: 'one-translation',
  group: 'translation' as const,
  *check(messages: readonly CatalogMessage[]) {
    const first = new Map<string, CatalogMessage>();
    for (const message of messages) {
      const { entry, language, isSource } = message;
      if (isSource || entry.context) continue;
      const key = `${language}\n${entry.id}`;
      const other = first.get(key);
      if (!other) {
        first.set(key, message);
      } else if (other.translation.text !== message.translation.text) {
        yield {
          message,
          wrong: `“${message.translation.text}” here, but “${other.translation.text}” in ${other.file}.`,
          right: `Use one ${languageName(language)} text for both; if the meanings differ, give the messages a context in the source code.`,
        };
      }
    }
  },
};
