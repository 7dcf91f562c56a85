import { expect, test } from 'vitest';
import { readGlossary } from './Glossary.js';

test('reads terms and fixed texts', () => {
  const glossary = {
    fixed: ['Oops!'],
    terms: [{ term: 'board', renderings: { de: { use: ['Beirat'] } } }],
  };
  expect(readGlossary(JSON.stringify(glossary), 'glossary.json')).toEqual(glossary);
  expect(readGlossary('{}', 'glossary.json')).toEqual({ fixed: [], terms: [] });
});

test.each([
  ['{', 'not valid JSON'],
  ['[]', 'must be an object'],
  ['{"fixed": "Oops!"}', '"fixed" must be a list'],
  ['{"terms": {}}', '"terms" must be a list'],
  ['{"terms": [{"renderings": {}}]}', 'Term 1 has no "term"'],
  ['{"terms": [{"term": "board"}]}', 'Term 1 (board) has no "renderings"'],
  ['{"terms": [{"term": "board", "renderings": {"de": "Beirat"}}]}', '"de" needs "use"'],
  ['{"terms": [{"term": "b", "renderings": {}, "except": [{"id": "x"}]}]}', 'needs "id" and "why"'],
])('refuses %s with a sentence that names the file', (json, sentence) => {
  expect(() => readGlossary(json, 'locales/glossary.json')).toThrow(
    expect.objectContaining({
      message: expect.stringMatching(
        new RegExp(`^locales/glossary\\.json: .*${sentence.replace(/[()]/g, '\\$&')}`),
      ),
    }),
  );
});
