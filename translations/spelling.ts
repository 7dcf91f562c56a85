import { fileURLToPath } from 'node:url';
import { loadConfig, spellCheckDocument } from 'cspell-lib';
import type { Diagnostic } from './Diagnostic.js';
import { excerpt } from './edits.js';
import { languageName } from './languageNames.js';
import type { Catalog } from './lintCatalogs.js';
import { readPo } from './po.js';
import { mask, readMessage } from './readMessage.js';

/** Dictionaries by language, and the words that they lack. */
const configFile = 'site/locales/cspell.json';
const wordJoiner = /[\u2060\u00ad]/g;
const elision = /(?<!\p{L})(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu)’/giu;

/** Misspelt words in the confirmed texts; a language without a dictionary is not checked. */
export async function checkSpelling(catalogs: readonly Catalog[]): Promise<Diagnostic[]> {
  const config = await loadConfig(fileURLToPath(new URL(`../${configFile}`, import.meta.url)));
  const known = config.languageSettings?.flatMap(({ locale = [] }) => locale) ?? [];
  const all = catalogs
    .filter(({ language }) => known.includes(language))
    .flatMap(({ file, language, text }) =>
      readPo(text)
        .entries.filter(({ obsolete, flags }) => !obsolete && !flags.includes('fuzzy'))
        .map((entry) => ({ file, language, entry })),
    );
  const diagnostics: Diagnostic[] = [];
  for (const language of new Set(all.map((one) => one.language))) {
    const messages = all.filter((one) => one.language === language);
    // One document a language: each message is a line of it.
    const lines = messages.map(({ entry }) =>
      readMessage(entry.translation)
        .masked.replaceAll(mask, ' ')
        .replace(wordJoiner, '')
        .replace(elision, (found) => ' '.repeat(found.length))
        .replaceAll('\n', ' '),
    );
    const { issues } = await spellCheckDocument(
      { uri: `${language}.txt`, text: lines.join('\n'), languageId: 'plaintext', locale: language },
      { generateSuggestions: true, noConfigSearch: true },
      { ...config, language },
    );
    let start = 0;
    const starts = lines.map((line) => (start += line.length + 1) - line.length - 1);
    for (const { text: word, offset, suggestions = [] } of issues) {
      const at = starts.findLastIndex((begin) => begin <= offset);
      const { file, entry } = messages[at]!;
      const place = { 0: word, index: Math.max(entry.translation.indexOf(word), 0) };
      const better = suggestions
        .slice(0, 3)
        .map((one) => `“${one}”`)
        .join(' or ');
      diagnostics.push({
        file,
        line: entry.line,
        id: entry.id,
        ...(entry.context && { context: entry.context }),
        rule: 'spelling',
        group: 'tone',
        wrong: `“${word}” is in no ${languageName(language)} dictionary: ${excerpt(entry.translation, place)}.`,
        right: `${better && `Perhaps ${better}. `}If the word is right, add it to ${configFile}.`,
        fixable: false,
      });
    }
  }
  return diagnostics;
}
