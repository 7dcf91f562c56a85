import { expect, test } from 'vitest';
import { findStaleness, type CatalogState } from './staleness.js';

const old = 'The plan is rarely the problem.';
const edited = 'The plan is seldom the problem.';
const one = (id: string, text: string, context = '') =>
  `${context && `msgctxt "${context}"\n`}msgid "${id}"\nmsgstr "${text}"\n`;
const header = 'msgid ""\nmsgstr ""\n"Language: de\\n"\n\n';

/** German and French of one page, as they are and as they would be extracted. */
function states(committed: string, extracted: string | null, inFrench = extracted): CatalogState[] {
  const state = (language: string, before: string): CatalogState => ({
    file: `${language}/home.po`,
    committed: header + before,
    extracted: extracted === null ? null : header + extracted,
  });
  return [state('de', committed), state('fr', inFrench ?? committed)];
}

const found = (...args: Parameters<typeof states>) => findStaleness(states(...args));

test('a fresh catalog is not mentioned', () => {
  expect(found(one(old, 'a'), one(old, 'a'))).toEqual([]);
});

test('an edit of the code shows in every language and is work for a maintainer', () => {
  const both = found(one(old, 'a'), one(edited, ''), one(old, 'a'));
  const wrong = [
    'The website has no such message.',
    'This message of the website is missing in the file.',
  ];
  expect(both.map((finding) => [finding.file, finding.id, finding.wrong])).toEqual([
    ['de/home.po', old, wrong[0]],
    ['de/home.po', edited, wrong[1]],
    ['fr/home.po', old, wrong[0]],
    ['fr/home.po', edited, wrong[1]],
  ]);
  for (const { right } of both) expect(right).toMatch(/^A translator has nothing to do here/);
});

test('English edited in one file is told with the sentence to put back, at its line', () => {
  expect(
    found(one('A', 'a') + '\n' + one(edited, 'b'), one('A', 'a') + '\n' + one(old, 'b')),
  ).toEqual([
    expect.objectContaining({
      file: 'de/home.po',
      line: 8,
      id: old,
      wrong: `The English was changed in this file: “${edited}”.`,
      right: expect.stringContaining(`Put it back as it is on the website: “${old}”.`),
    }),
  ]);
});

test('a context that is lost is told with the line to write', () => {
  expect(found(one('Location', 'Ort'), one('Location', 'Ort', 'seminar'))).toEqual([
    expect.objectContaining({
      id: 'Location',
      context: 'seminar',
      right: 'Write this line above the one that begins with msgid: msgctxt "seminar"',
    }),
  ]);
  expect(found(one('Location', 'Ort', 'mine'), one('Location', 'Ort'))).toMatchObject([
    { right: 'Delete the line that begins with msgctxt.' },
  ]);
});

test('a message that was deleted in one language comes back from a fresh file', () => {
  expect(found('', one(old, ''))).toMatchObject([
    { id: old, right: expect.stringContaining('Download the file again') },
  ]);
});

test('order, references and wrapped lines do not count, notes do', () => {
  const wrapped = `#: home.ts\n${one('B', 'b')}\nmsgid "Old words"\nmsgstr "Alte "\n"Worte"\n`;
  expect(found(wrapped, `${one('Old words', 'Alte Worte')}\n${one('B', 'b')}`)).toEqual([]);
  expect(found(one(old, 'a'), `#. Note.\n${one(old, 'a')}`)).toMatchObject([
    { line: 5, wrong: 'The note is not that of the website.' },
  ]);
});

test('a message that only one file has is to be deleted', () => {
  expect(found(one(old, 'a') + '\n' + one('Mine', 'Meins'), one(old, 'a'))).toMatchObject([
    { id: 'Mine', right: expect.stringContaining('Delete this block') },
  ]);
});

test('a catalog that no page uses is told once', () => {
  expect(found(one(old, 'a'), null)).toMatchObject([
    { file: 'de/home.po', wrong: 'No page uses this catalog any more.' },
    { file: 'fr/home.po' },
  ]);
});
