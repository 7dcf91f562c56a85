import { fileURLToPath } from 'node:url';
import { spellCheckDocument } from 'cspell-lib';
import { sourceLanguage, type Catalog } from './catalogs.js';
import { languageName, type Diagnostic } from './Diagnostic.js';
import type { PoMessage } from './po.js';
import { readMessage } from './readMessage.js';
import { checkMessage, type CatalogMessage, type Problem } from './rules.js';
import { setTypography } from '../site/i18n/typography.js';

export async function lintCatalogs(
  catalogs: readonly Omit<Catalog, 'text'>[],
): Promise<Diagnostic[]> {
  const diagnostics: Diagnostic[] = [];
  for (const { file, language, messages } of catalogs) {
    for (const message of messages) {
      const place = { file, line: message.line, id: message.message };
      for (const problem of await findProblems(message, language))
        diagnostics.push({ ...place, context: message.context, ...problem });
    }
  }
  return diagnostics;
}

async function findProblems(message: PoMessage, language: string): Promise<Problem[]> {
  const isSource = language === sourceLanguage;
  if (!isSource && message.translation === '') return [describeMissing(language)];
  // A fuzzy text gets one finding only: it is about to change.
  if (!isSource && message.isFuzzy) return [describeFuzzy(message)];
  const read = (text: string, of: string) =>
    readMessage(setTypography(text, of).replaceAll('\u00ad', ''));
  const source = read(message.message, sourceLanguage);
  const translation = isSource ? source : read(message.translation, language);
  const catalogMessage: CatalogMessage = { language, isSource, message, source, translation };
  return [...checkMessage(catalogMessage), ...(await checkSpelling(catalogMessage))];
}

const describeMissing = (language: string): Problem => ({
  problem: `There is no ${languageName(language)} translation.`,
  fix: 'Write it below “Translation” in Poedit, or after msgstr, between the quotation marks.',
});

const describeFuzzy = ({ translation, previous }: PoMessage): Problem => ({
  problem: `“${translation}” has to be confirmed.${previous ? ` It was made for “${previous}”.` : ''}`,
  fix: 'Adapt it to the new English if necessary; then take the mark “Needs work” away in Poedit, or delete the lines above it that begin with #, fuzzy and #|.',
});

/** Dictionaries by language, the right words that they lack, and words that are never right. */
const configFile = fileURLToPath(new URL('../site/locales/cspell.json', import.meta.url));
const options = { configFile, noConfigSearch: true, generateSuggestions: true, numSuggestions: 3 };

/** The words of a message that cspell does not know. */
async function checkSpelling({ translation, language }: CatalogMessage): Promise<Problem[]> {
  const text = translation.shown.join('\n');
  const document = { uri: 'text:message', text, languageId: 'plaintext', locale: language };
  const { issues } = await spellCheckDocument(document, options, {});
  return issues.map(({ text: word, suggestions = [] }) => {
    const guess = suggestions.length > 0 ? `Perhaps: ${suggestions.join(', ')}. ` : '';
    return {
      problem: `“${word}” is in no ${languageName(language)} dictionary.`,
      fix: `${guess}If the word is right, add it to site/locales/cspell.json.`,
    };
  });
}
