import { expect, test } from 'vitest';
import { findStaleness } from './staleness.js';

const old = 'The plan is rarely the problem.';
const edited = 'The plan is seldom the problem.';
const one = (id: string, text: string, context = '') =>
  `${context && `msgctxt "${context}"\n`}msgid "${id}"\nmsgstr "${text}"\n`;
const header = 'msgid ""\nmsgstr ""\n"Language: de\\n"\n\n';

/** What is found in a catalog as it is, against the one that would be extracted. */
const found = (committed: string, extracted: string | null) =>
  findStaleness(
    [{ file: 'de/home.po', text: header + committed }],
    new Map([['de/home.po', extracted === null ? null : header + extracted]]),
  );

test.each([
  ['a fresh catalog', one(old, 'a'), one(old, 'a')],
  [
    'another order, other references, wrapped lines',
    `#: home.ts\n${one('B', 'b')}\nmsgid "Old words"\nmsgstr "Alte "\n"Worte"\n`,
    `${one('Old words', 'Alte Worte')}\n${one('B', 'b')}`,
  ],
])('%s is not mentioned', (_, committed, extracted) => {
  expect(found(committed, extracted)).toEqual([]);
});

const unknown = 'The website has no such message.';
test.each([
  ['a message that the code lacks', one(old, 'a'), '', [[5, old, unknown]]],
  ['a catalog that no page uses', one(old, 'a'), null, [[5, old, unknown]]],
  [
    'a message that the file lacks, with its source file',
    '',
    `#: home.ts\n${one(old, '')}`,
    [[1, old, 'This message of home.ts is missing in the file.']],
  ],
  [
    'English edited in the file',
    one(edited, 'b'),
    `#: home.ts\n${one(old, 'b')}`,
    [
      [5, edited, unknown],
      [1, old, 'This message of home.ts is missing in the file.'],
    ],
  ],
  [
    'another context',
    one('Location', 'Ort'),
    `#: home.ts\n${one('Location', 'Ort', 'seminar')}`,
    [
      [5, 'Location', unknown],
      [1, 'Location', 'This message of home.ts is missing in the file.'],
    ],
  ],
  [
    'another note',
    one(old, 'a'),
    `#. Note.\n${one(old, 'a')}`,
    [[5, old, 'The note is not that of the website.']],
  ],
])('%s is named, with its line', (_, committed, extracted, expected) => {
  const diagnostics = found(committed, extracted);
  expect(diagnostics.map(({ line, id, wrong }) => [line, id, wrong])).toEqual(expected);
  for (const { right } of diagnostics) expect(right).toContain('npm run messages:extract');
});
