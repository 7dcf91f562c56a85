import { expect, test } from 'vitest';
import { writePo } from './po.js';
import { checkSpelling } from './spelling.js';

const misspelt: [language: string, text: string, words: string[]][] = [
  ['en', 'An organizational {xyzw} organisation', ['organizational']],
  ['de', 'Die Verantwrtung, das Gesprach', ['Verantwrtung', 'Gesprach']],
  ['de', 'Wir moechten fuer Sie da sein, genau wie neue Teams', ['moechten', 'fuer']],
  ['de', 'Die Strasse ist gross, gemäss Grösse', ['Strasse', 'gross', 'gemäss', 'Grösse']],
  ['de', 'Wissen, dass Massen müssen', []],
  ['de', 'Das thema, ein Führungs Training', ['thema', 'Führungs']],
  ['de', 'Die Datenschutz\u00aderklärung, Führungs- und andere Aufgaben', []],
  [
    'fr',
    'Conseil en Stratégie et Suisse',
    [' word inside the sentence has a capital: “Conseil en Stratégie et Suisse'],
  ],
  ['fr', 'Ecrivez ou Etes là, Établir', ['Ecrivez', 'Etes']],
  ['fr', 'Nos equipes, dejà par email', ['equipes', 'dejà', 'email']],
  ['de', 'Per Email oder E-Mail', ['Email']],
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

test('a misspelt word comes with a right one', async () => {
  const text = writePo({}, [{ id: 'A text', translation: 'Gesprach über Strassen per Email' }]);
  const found = await checkSpelling([{ file: 'page.po', language: 'de', text }]);
  expect(found.map(({ right }) => /“(.+)”/.exec(right)![1])).toEqual([
    'Gespräch',
    'Straßen',
    'E-Mail',
  ]);
});
