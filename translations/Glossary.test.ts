import { expect, test } from 'vitest';
import { readGlossary } from './Glossary.js';

test('reads terms and fixed texts', () => {
  const glossary = {
    fixed: ['Oops!'],
    synonyms: [['About', 'About me']],
    same: ['Menu'],
    terms: [{ term: 'board', renderings: { de: { use: ['Beirat'] } } }],
  };
  expect(readGlossary(JSON.stringify(glossary), 'glossary.json')).toEqual(glossary);
});

test.each([
  ['{', /^locales\/glossary\.json: This is not valid JSON/],
  ['{"terms": [{"renderings": {}}]}', /^locales\/glossary\.json: [^]*at terms\[0\]\.term/],
])('refuses %s with a sentence that names file and place', (json, sentence) => {
  expect(() => readGlossary(json, 'locales/glossary.json')).toThrow(sentence);
});
