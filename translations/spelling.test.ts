import { expect, test } from 'vitest';
import { lintCatalogs } from './lintCatalogs.js';
import { readGlossary } from './Glossary.js';
import { readFileSync } from 'node:fs';
import { writePo } from './po.js';
import { readCatalogs } from './readCatalogs.js';
import { checkSpelling } from './spelling.js';

const misspelt: [language: string, text: string, words: string[]][] = [
  ['en', 'An organizational {xyzw} organisation', ['organizational']],
  ['de', 'Die Verantwrtung, das Gesprach', ['Verantwrtung', 'Gesprach']],
  ['de', 'Wir moechten fuer Sie da sein, genau wie neue Teams', ['moechten', 'fuer']],
  ['de', 'Das thema, ein Führungs Training', ['thema', 'Führungs']],
  ['de', 'Die Datenschutz\u00aderklärung, Führungs- und andere Aufgaben', []],
  ['fr', 'Cette entreprize, déjà très tres', ['entreprize', 'tres']],
];

test.each(misspelt)(
  'in %s, “%s”: what is misspelt is found',
  async (language, text, words) => {
    const po = writePo({}, [{ id: 'A text', translation: text }]);
    const english = writePo({}, [{ id: text, translation: text }]);
    const catalog = { file: 'page.po', language, text: language === 'en' ? english : po };
    const found = await checkSpelling([catalog]);
    expect(found.map(({ wrong }) => wrong.split('”')[0]!.slice(1))).toEqual(words);
  },
  60_000,
);

test('nothing is found in the real catalogs', async () => {
  const catalogs = readCatalogs();
  const file = 'site/locales/glossary.json';
  expect(lintCatalogs(catalogs, readGlossary(readFileSync(file, 'utf8'), file))).toEqual([]);
  expect(await checkSpelling(catalogs)).toEqual([]);
}, 60_000);
