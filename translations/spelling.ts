import { fileURLToPath } from 'node:url';
import { combineTextAndLanguageSettings, getDictionary, loadConfig } from 'cspell-lib';
import { excerpt, languageName, type Diagnostic } from './Diagnostic.js';
import { diagnostic, messagesOf } from './lintCatalogs.js';
import type { Catalog } from './readCatalogs.js';

/** Dictionaries by language, and the right words that they lack. */
const configFile = 'site/locales/cspell.json';

/** Three letters or more, with a sign behind them; no part of an address. */
const words = /(?<!\p{L}|[\w.]@)(\p{L}{3,})(?!\p{L})([-.]?)/gu;

const small = /^\p{Ll}/u;

const letters: Record<string, string> = { ae: 'ä', oe: 'ö', ue: 'ü', ss: 'ß' };

/** Words that ß turns into other ones: Maße, Buße. */
const ownWords = /^(?:Mass|Buss)en?$/;

/** Finds misspelt words in confirmed translations and in the English; none without a dictionary. */
export async function checkSpelling(catalogs: readonly Catalog[]): Promise<Diagnostic[]> {
  const config = await loadConfig(fileURLToPath(new URL(`../${configFile}`, import.meta.url)));
  const diagnostics: Diagnostic[] = [];
  for (const language of new Set(catalogs.map((catalog) => catalog.language))) {
    const settings = combineTextAndLanguageSettings({ ...config, language }, '', 'plaintext');
    if (settings.dictionaries?.length === 0) continue;
    const dictionary = await getDictionary(settings);
    // A capital may begin a sentence; a small letter, or one without its accent, is another word.
    const has = (word: string) =>
      !dictionary.isForbidden(word) &&
      [word, word[0]!.toLowerCase() + word.slice(1)].some(
        (one) => dictionary.has(one, { ignoreCase: false }) && !dictionary.isForbidden(one),
      );
    /** The German dictionary has fuer and the Swiss Strasse as well. */
    const withUmlauts = (word: string) =>
      language === 'de' && !ownWords.test(word)
        ? [/[aou]e/g, /ss/g, /[aou]e|ss/g]
            .map((pairs) => word.replace(pairs, (pair) => letters[pair]!))
            .filter((one) => one !== word && has(one))
        : [];
    const messages = catalogs.filter((one) => one.language === language).flatMap(messagesOf);
    for (const message of messages) {
      const text = message.translation.shown.join('\n');
      for (const match of text.matchAll(words)) {
        const { 1: word = '', 2: sign = '' } = match;
        const proper = withUmlauts(word);
        // German has „Führungs-“ and „inkl.“ with their signs.
        const isRight = word === word.toUpperCase() || has(word) || has(word + sign);
        if (proper.length === 0 && isRight) continue;
        const guesses = dictionary.suggest(word, { ignoreCase: false, numSuggestions: 8 });
        const likely = guesses.filter((one) => one.isPreferred || has(one.word));
        const cased = ({ word: [first = '', ...rest] }: { word: string }) =>
          (small.test(word) ? first : first.toUpperCase()) + rest.join('');
        const all = new Set([...proper, ...likely.map(cased)]);
        const perhaps = all.size > 0 ? `Perhaps: ${[...all].slice(0, 3).join(', ')}. ` : '';
        const wrong = `“${word}” is in no ${languageName(language)} dictionary: ${excerpt(match)}.`;
        const right = `${perhaps}If the word is right, add it to ${configFile}.`;
        diagnostics.push(diagnostic(message, [wrong, right]));
      }
    }
  }
  return diagnostics;
}
