import { expect, test } from 'vitest';
import { lintCatalogs } from './lintCatalogs.js';
import { readPo } from './po.js';

async function found(language: string, text: string) {
  const id = language === 'en' ? text : 'A text';
  const messages = readPo(`msgid ""\nmsgstr ""\n\nmsgid "${id}"\nmsgstr "${text}"\n`);
  const all = await lintCatalogs([{ file: 'page.po', language, messages }]);
  return all.filter(({ problem }) => problem.includes('dictionary'));
}

const misspelt: [language: string, text: string, words: string[]][] = [
  ['en', 'An organizational {xyzw} organisation', ['organizational']],
  ['de', 'Die Verantwrtung udn das Gesprach', ['Verantwrtung', 'udn', 'Gesprach']],
  ['de', 'Wissen, dass Massen müssen, inkl. MwSt., Führungs- und andere Aufgaben', []],
  ['de', 'Das thema, die Datenschutz\u00aderklärung per Email', ['thema', 'Email']],
  ['fr', 'Ecrivez aujourd’hui, Établir, très tres', ['Ecrivez', 'tres']],
];

test.each(misspelt)('in %s, “%s”: what is misspelt is found', async (language, text, words) => {
  const all = await found(language, text);
  expect(all.map(({ problem }) => problem.split('”')[0]!.slice(1))).toEqual(words);
});

test('a spelling suggestion is worded as a guess', async () => {
  const all = await found('de', 'Ein Gesprach, per Xqzwv');
  expect(all.map(({ fix }) => fix)).toEqual([
    expect.stringMatching(/^Perhaps: Gespräch[^.]*\. If the word is right, add it to/),
    'If the word is right, add it to site/locales/cspell.json.',
  ]);
});
