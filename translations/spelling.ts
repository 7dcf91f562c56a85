import { fileURLToPath } from 'node:url';
import { spellCheckDocument } from 'cspell-lib';
import { excerpt, languageName } from './Diagnostic.js';
import type { CatalogMessage, Problem } from './rules.js';

/** Dictionaries by language, the right words that they lack, and words that are never right. */
const configFile = fileURLToPath(new URL('../site/locales/cspell.json', import.meta.url));
const options = { configFile, noConfigSearch: true, generateSuggestions: true, numSuggestions: 3 };

/** The words of a message that cspell does not know. */
export async function checkSpelling({ translation, language }: CatalogMessage): Promise<Problem[]> {
  const text = translation.shown.join('\n');
  const document = { uri: 'text:message', text, languageId: 'plaintext', locale: language };
  const { issues } = await spellCheckDocument(document, options, {});
  return issues.map(({ text: word, offset, suggestions = [] }) => {
    const place = excerpt({ 0: word, index: offset, input: text });
    const guess = suggestions.length > 0 ? `Perhaps: ${suggestions.join(', ')}. ` : '';
    return {
      problem: `“${word}” is in no ${languageName(language)} dictionary: ${place}.`,
      fix: `${guess}If the word is right, add it to site/locales/cspell.json.`,
    };
  });
}
