import { fileURLToPath } from 'node:url';
import { spellCheckDocument } from 'cspell-lib';
import { placeOf, sourceLanguage, type Catalog, type Diagnostic } from './catalogs.js';
import { readMessage } from './readMessage.js';
import { checkMessage, languageName, type CatalogMessage, type Problem } from './rules.js';
import { isFixed, type PoCatalog } from './poFormat.js';
import { withoutBreaks } from '../site/i18n/translate.js';
import { setTypography } from '../site/i18n/typography.js';

/** Problems of English where the code has it, and of the other languages in their PO files. */
export async function lintCatalogs(
  catalogs: readonly Pick<Catalog, 'file' | 'language' | 'code' | 'messages'>[],
): Promise<Diagnostic[]> {
  const diagnostics: Diagnostic[] = [];
  for (const { file, language, code, messages } of catalogs) {
    const isSource = language === sourceLanguage;
    for (const message of Object.values(isSource ? code : messages)) {
      const { message: id = '', context, extra } = message;
      const [at, line = 1] = isSource ? placeOf(message) : [file, extra?.line];
      for (const problem of await findProblems(message, language))
        diagnostics.push({ file: at, line, id, context, ...problem });
    }
  }
  return diagnostics;
}

async function findProblems(entry: PoCatalog[string], language: string): Promise<Problem[]> {
  const { message = '', translation: typeset = '', comments = [], extra = {} } = entry;
  const { typed = typeset, flags = [] } = extra;
  if (typed === '') return [describeMissing(language)];
  // Only this finding for a fuzzy text, which is about to change.
  if (flags.includes('fuzzy')) return [describeFuzzy(typed, extra.previous)];
  const isSource = language === sourceLanguage;
  const note = comments.join('\n');
  if (isSource && isFixed(note)) return [];
  const parse = (text: string, of: string) => readMessage(withoutBreaks(setTypography(text, of)));
  const source = parse(message, sourceLanguage);
  const translation = isSource ? source : parse(typed, language);
  const catalogMessage = { language, isSource, note, source, translation };
  return [...checkMessage(catalogMessage), ...(await checkSpelling(catalogMessage))];
}

const describeMissing = (language: string): Problem => ({
  problem: `There is no ${languageName(language)} translation.`,
  fix: 'Write it below “Translation” in Poedit, or after msgstr, between the quotation marks.',
});

const describeFuzzy = (translation: string, previous = ''): Problem => ({
  problem: `“${translation}” has to be confirmed.${previous ? ` It was made for “${previous}”.` : ''}`,
  fix: 'Adapt it to the new English if necessary; then take the mark “Needs work” away in Poedit, or delete the lines above it that begin with #, fuzzy and #|.',
});

/** Dictionaries by language, the right words that they lack, and words that are never right. */
const configFile = fileURLToPath(new URL('../site/locales/cspell.json', import.meta.url));
const options = { configFile, noConfigSearch: true, generateSuggestions: true, numSuggestions: 3 };

/** The words of a message that cspell does not know. */
async function checkSpelling({ translation, language }: CatalogMessage): Promise<Problem[]> {
  const text = translation.forms.join('\n');
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
