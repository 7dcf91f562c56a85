import { expect, test } from 'vitest';
import { writePo } from './po.js';
import { checkSpelling } from './spelling.js';

const misspelt: [language: string, text: string, words: string[]][] = [
  ['en', 'An organizational {xyzw} organisation', ['organizational']],
  ['de', 'Die Verantwrtung udn das Gesprach', ['Verantwrtung', 'udn', 'Gesprach']],
  ['de', 'Wir moechten fuer Sie da sein, genau wie neue Teams', ['moechten', 'fuer']],
  ['de', 'Die Strasse ist gross, gemäss Grösse', ['Strasse', 'gross', 'gemäss', 'Grösse']],
  ['de', 'Wissen, dass Massen müssen, inkl. MwSt., Führungs- und andere Aufgaben', []],
  ['de', 'Das thema mit deinem Team', ['thema', 'deinem']],
  ['de', 'Die Datenschutz\u00aderklärung per Email', ['Email']],
  ['fr', 'Ecrivez aujourd’hui, Établir, très tres', ['Ecrivez', 'tres']],
];

test.each(misspelt)('in %s, “%s”: what is misspelt is found', async (language, text, words) => {
  const po = writePo({}, [{ id: language === 'en' ? text : 'A text', translation: text }]);
  const found = await checkSpelling([{ file: 'page.po', language, text: po }]);
  expect(found.map(({ wrong }) => wrong.split('”')[0]!.slice(1))).toEqual(words);
});

test('what the word may have been is a guess, never an order', async () => {
  const text = writePo({}, [{ id: 'A text', translation: 'Gesprach mit Ihen, Strassen, Xqzwv' }]);
  const found = await checkSpelling([{ file: 'page.po', language: 'de', text }]);
  const right = 'If the word is right, add it to site/locales/cspell.json.';
  expect(found.map((one) => one.right)).toEqual([
    expect.stringMatching(/^Perhaps: Gespräch[^.]*\. If the word/),
    expect.stringMatching(/^Perhaps: [^.]*Ihnen[^.]*\. If the word/),
    expect.stringMatching(/^Perhaps: Straßen[^.]*\. If the word/),
    right,
  ]);
});
