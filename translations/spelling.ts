import { resolve } from 'node:path';
import { combineTextAndLanguageSettings, getDictionary, loadConfig } from 'cspell-lib';
import { excerpt, type Diagnostic } from './Diagnostic.js';
import { languageName } from './languageName.js';
import { diagnostic, messagesOf } from './lintCatalogs.js';
import type { Catalog } from './readCatalogs.js';

/** Dictionaries by language, and the right words that they lack. */
const configFile = 'site/locales/cspell.json';

/** Four letters or more, cspell's own limit, which leaves abbreviations out; with a sign behind them. */
const words = /(?<!\p{L}|[\w.]@)([\p{L}\u00ad]{4,})(?!\p{L})([-.]?)/gu;

const letters: Record<string, string> = { ae: 'ä', oe: 'ö', ue: 'ü', ss: 'ß' };

/** Words that the other spelling turns into other ones: Maße, Buße. */
const ownWords = /^(?:Mass|Buss)en?$/;

/** French words with a capital that are words without one, too. */
const names = /^(?:Suisse|Emotional|Leadership)$/;

/** Finds misspelt words in confirmed translations and in the English; none without a dictionary. */
export async function checkSpelling(catalogs: readonly Catalog[]): Promise<Diagnostic[]> {
  const config = await loadConfig(resolve(configFile));
  const diagnostics: Diagnostic[] = [];
  for (const language of new Set(catalogs.map((catalog) => catalog.language))) {
    const settings = combineTextAndLanguageSettings({ ...config, language }, '', 'plaintext');
    if (settings.dictionaries?.length === 0) continue;
    const dictionary = await getDictionary(settings);
    // A capital may begin a sentence; a small letter, or one without its accent, is another word.
    const has = (word: string) =>
      [word, word[0]!.toLowerCase() + word.slice(1)].some(
        (one) => dictionary.has(one, { ignoreCase: false }) && !dictionary.isForbidden(one),
      );
    const messages = catalogs.filter((one) => one.language === language).flatMap(messagesOf);
    for (const message of messages) {
      const { masked, text } = message.translation;
      for (const match of masked.matchAll(words)) {
        const [, found = '', sign = ''] = match;
        const { index: at } = match;
        const place = () => excerpt(text, at, found.length);
        const word = found.replaceAll('\u00ad', '');
        // The German dictionary has fuer and the Swiss Strasse as well.
        const proper =
          language === 'de' && !ownWords.test(word)
            ? [/[aou]e/g, /ss/g, /[aou]e|ss/g]
                .map((pairs) => word.replace(pairs, (pair) => letters[pair]!))
                .find((one) => one !== word && has(one))
            : undefined;
        const small = found.toLowerCase();
        const isTitle = /\p{Ll} $/u.test(masked.slice(0, at)) && small !== found;
        if (language === 'fr' && isTitle && !names.test(found) && has(small)) {
          const wrong = `A word inside the sentence has a capital: ${place()}.`;
          diagnostics.push(
            diagnostic(message, { rule: 'words', wrong, right: `Write “${small}”.` }),
          );
        }
        // German has „Führungs-“ and „inkl.“ with their signs.
        if (!proper && (has(word) || has(word + sign))) continue;
        const wrong = `“${word}” is in no ${languageName(language)} dictionary: ${place()}.`;
        const suggested = dictionary.suggest(word, { ignoreCase: false });
        const better = proper ?? suggested.find((one) => one.isPreferred || has(one.word))?.word;
        const right = better
          ? `Write “${better}”; if the word is right, add it to ${configFile}.`
          : `Correct it; if the word is right, add it to ${configFile}.`;
        diagnostics.push(diagnostic(message, { rule: 'spelling', wrong, right }));
      }
    }
  }
  return diagnostics;
}
