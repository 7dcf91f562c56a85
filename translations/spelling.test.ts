import { expect, test } from 'vitest';
import { lintCatalogs } from './lintCatalogs.js';
import { writePo } from './po.js';
import { loadSpelling } from './spelling.js';

const spelling = await loadSpelling(['en', 'de', 'fr']);

function found(language: string, text: string) {
  const po = writePo({}, [{ id: language === 'en' ? text : 'A text', translation: text }]);
  const all = lintCatalogs([{ file: 'page.po', language, text: po }], spelling);
  return all.filter(({ wrong }) => wrong.includes('dictionary'));
}

const misspelt: [language: string, text: string, words: string[]][] = [
  ['en', 'An organizational {xyzw} organisation', ['organizational']],
  ['de', 'Die Verantwrtung udn das Gesprach', ['Verantwrtung', 'udn', 'Gesprach']],
  ['de', 'Wir moechten fuer Sie da sein, genau wie neue Teams', ['moechten', 'fuer']],
  ['de', 'Die Strasse ist gross, gemäss Grösse', ['Strasse', 'gross', 'gemäss', 'Grösse']],
  ['de', 'Wissen, dass Massen müssen, inkl. MwSt., Führungs- und andere Aufgaben, ÖGGX', []],
  ['de', 'Das thema mit deinem Team', ['thema', 'deinem']],
  ['de', 'Das Leitungsteam', ['Leitungsteam']],
  ['de', 'Die Datenschutz\u00aderklärung per Email', ['Email']],
  ['fr', 'Ecrivez aujourd’hui, Établir, très tres', ['Ecrivez', 'tres']],
];

test.each(misspelt)('in %s, “%s”: what is misspelt is found', (language, text, words) => {
  expect(found(language, text).map(({ wrong }) => wrong.split('”')[0]!.slice(1))).toEqual(words);
});

test('what the word may have been is a guess, never an order', () => {
  expect(found('de', 'Gesprach mit Ihen, Strassen, Xqzwv').map((one) => one.right)).toEqual([
    expect.stringMatching(/^Perhaps: Gespräch[^.]*\. If the word/),
    expect.stringMatching(/^Perhaps: [^.]*Ihnen[^.]*\. If the word/),
    expect.stringMatching(/^Perhaps: Straßen[^.]*\. If the word/),
    'If the word is right, add it to site/locales/cspell.json.',
  ]);
});
