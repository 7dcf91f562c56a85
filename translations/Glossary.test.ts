import { expect, test } from 'vitest';
import { readGlossary } from './Glossary.js';

test('reads terms and fixed texts', () => {
  const glossary = {
    fixed: ['Oops!'],
    synonyms: [['About', 'About me']],
    terms: [{ term: 'board', renderings: { de: { use: ['Beirat'] } } }],
  };
  expect(readGlossary(JSON.stringify(glossary), 'glossary.json')).toEqual(glossary);
});

test.each([
  ['{', 'This is not valid JSON'],
  ['[]', 'expected object'],
  ['{"fixed": "Oops!"}', 'expected array, received string[^]*at fixed'],
  ['{"terms": [{"renderings": {}}]}', 'expected string[^]*at terms[0].term'],
  [
    '{"terms": [{"term": "board", "renderings": {"de": {"use": "Beirat"}}}]}',
    'expected array[^]*renderings.de.use',
  ],
  ['{"terms": [{"term": "b", "renderings": {}, "except": 1}]}', 'expected array, received number'],
])('refuses %s with a sentence that names the file', (json, sentence) => {
  expect(() => readGlossary(json, 'locales/glossary.json')).toThrow(
    expect.objectContaining({
      message: expect.stringMatching(
        new RegExp(`^locales/glossary\\.json: .*${sentence.replace(/\[0\]/g, '\\$&')}`),
      ),
    }),
  );
});
