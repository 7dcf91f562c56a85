import { fileURLToPath } from 'node:url';
import { combineTextAndLanguageSettings, getDictionary, loadConfig } from 'cspell-lib';
import { excerpt, languageName } from './Diagnostic.js';
import type { CatalogMessage, Finding } from './rules.js';

/** Dictionaries by language, and the right words that they lack. */
const configFile = 'site/locales/cspell.json';

/** Three letters or more, with a sign behind them; no part of an address. */
const words = /(?<!\p{L}|[\w.]@)(\p{L}{3,})(?!\p{L})([-.]?)/gu;

const letters: Record<string, string> = { ae: 'ä', oe: 'ö', ue: 'ü', ss: 'ß' };

/** Words that ß turns into other ones: Maße, Buße. */
const ownWords = /^(?:Mass|Buss)en?$/;

const toUpper = (sign: string) => sign.toUpperCase();

/** Loads what finds the misspelt words of a message; none in a language without a dictionary. */
export async function loadSpelling(languages: Iterable<string>) {
  const config = await loadConfig(fileURLToPath(new URL(`../${configFile}`, import.meta.url)));
  const dictionaries = new Map<string, Awaited<ReturnType<typeof getDictionary>>>();
  for (const language of languages) {
    const settings = combineTextAndLanguageSettings({ ...config, language }, '', 'plaintext');
    if (settings.dictionaries?.length) dictionaries.set(language, await getDictionary(settings));
  }
  return ({ translation, language }: CatalogMessage): Finding[] => {
    const dictionary = dictionaries.get(language);
    if (!dictionary) return [];
    const isWord = (word: string) =>
      dictionary.has(word, { ignoreCase: false }) && !dictionary.isForbidden(word);
    // A capital may begin a sentence; a small letter, or one without its accent, is another word.
    const has = (word: string) =>
      isWord(word) ||
      (!dictionary.isForbidden(word) && isWord(word[0]!.toLowerCase() + word.slice(1)));
    /** The German dictionary has fuer and the Swiss Strasse as well. */
    const withUmlauts = (word: string) =>
      language === 'de' && !ownWords.test(word)
        ? [/[aou]e/g, /ss/g, /[aou]e|ss/g]
            .map((pairs) => word.replace(pairs, (pair) => letters[pair]!))
            .filter((one) => one !== word && has(one))
        : [];
    return [...translation.shown.join('\n').matchAll(words)].flatMap((match): Finding[] => {
      const { 1: word = '', 2: sign = '' } = match;
      const proper = withUmlauts(word);
      // German has „Führungs-“ and „inkl.“ with their signs.
      const isRight = word === word.toUpperCase() || has(word) || has(word + sign);
      if (proper.length === 0 && isRight) return [];
      const likely = dictionary
        .suggest(word, { ignoreCase: false, numSuggestions: 8 })
        .filter((one) => one.isPreferred || has(one.word))
        .map((one) => (/^\p{Lu}/u.test(word) ? one.word.replace(/^./u, toUpper) : one.word));
      const all = [...new Set([...proper, ...likely])].slice(0, 3).join(', ');
      return [
        [
          `“${word}” is in no ${languageName(language)} dictionary: ${excerpt(match)}.`,
          `${all && `Perhaps: ${all}. `}If the word is right, add it to ${configFile}.`,
        ],
      ];
    });
  };
}
