import { expect, test } from 'vitest';
import { readGlossary } from './Glossary.js';

test('reads terms and fixed texts', () => {
  const glossary = {
    fixed: ['Oops!'],
    terms: [{ term: 'board', renderings: { de: { use: ['Beirat'] } } }],
  };
  expect(readGlossary(JSON.stringify(glossary), 'glossary.json')).toEqual(glossary);
});

test.each([
  ['{', 'This is not valid JSON'],
  ['[]', 'The glossary must be an object'],
  ['{"fixed": "Oops!"}', 'fixed must be a list of texts'],
  ['{"terms": [{"renderings": {}}]}', 'terms.0.term must be a text'],
  [
    '{"terms": [{"term": "board", "renderings": {"de": {"use": "Beirat"}}}]}',
    'terms.0.renderings.de.use must be a list of texts',
  ],
  ['{"terms": [{"term": "b", "renderings": {}, "except": 1}]}', 'must be a list of'],
])('refuses %s with a sentence that names the file', (json, sentence) => {
  expect(() => readGlossary(json, 'locales/glossary.json')).toThrow(
    expect.objectContaining({
      message: expect.stringMatching(
        new RegExp(`^locales/glossary\\.json: .*${sentence.replace(/[()]/g, '\\$&')}`),
      ),
    }),
  );
});
