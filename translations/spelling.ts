import { resolve } from 'node:path';
import { combineTextAndLanguageSettings, getDictionary, loadConfig } from 'cspell-lib';
import { diagnosticOf, type Diagnostic } from './Diagnostic.js';
import { excerpt } from './edits.js';
import { languageName } from './languageNames.js';
import { messagesOf, type Catalog } from './lintCatalogs.js';

/** Dictionaries by language, and the right words that they lack. */
const configFile = 'site/locales/cspell.json';

/** Four letters or more: cspell's own limit, which leaves abbreviations out. */
const words = /(?<!\p{L}|[\w.]@)\p{L}{4,}(?!\p{L})/gu;

/** Finds misspelt words in confirmed translations and in the English; none without a dictionary. */
export async function checkSpelling(catalogs: readonly Catalog[]): Promise<Diagnostic[]> {
  const config = await loadConfig(resolve(configFile));
  const diagnostics: Diagnostic[] = [];
  for (const language of new Set(catalogs.map((catalog) => catalog.language))) {
    const settings = combineTextAndLanguageSettings({ ...config, language }, '', 'plaintext');
    if (settings.dictionaries?.length === 0) continue;
    const dictionary = await getDictionary(settings);
    const messages = catalogs.filter((one) => one.language === language).flatMap(messagesOf);
    for (const { file, entry, translation } of messages) {
      for (const match of translation.masked.matchAll(words)) {
        const [word] = match;
        // German has „Führungs-“ and „inkl.“ with their signs.
        const isKnown = ['', '-', '.'].some((sign) => dictionary.has(word + sign));
        if (isKnown && !dictionary.isForbidden(word)) continue;
        const wrong = `“${word}” is in no ${languageName(language)} dictionary: ${excerpt(translation.text, match)}.`;
        const right = `Correct it; if the word is right, add it to ${configFile}.`;
        const rule = { rule: 'spelling', group: 'tone' } as const;
        diagnostics.push(diagnosticOf(file, entry, { ...rule, wrong, right }));
      }
    }
  }
  return diagnostics;
}
