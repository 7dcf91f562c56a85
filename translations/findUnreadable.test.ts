import { describe, expect, test } from 'vitest';
import { findBroken } from './findUnreadable.js';

const file = 'site/locales/de/home.po';
const header =
  'msgid ""\nmsgstr ""\n"Language: de\\n"\n"Content-Type: text/plain; charset=utf-8\\n"\n';

const twice = '\nmsgid "a"\nmsgstr "b"\n\nmsgid "a"\nmsgstr "c"\n';

describe('a file that cannot be read in full', () => {
  test.each([
    ['a quotation mark less', 'msgid "a"\nmsgstr "b', 7],
    ['a curly quotation mark', 'msgid "a"\nmsgstr “b”', 7],
    ['a quotation mark inside', 'msgid "a"\nmsgstr "say "b" now"', 7],
    ['a backslash', 'msgid "a"\nmsgstr "b\\q"', 7],
    ['two versions by Git', 'msgid "a"\n<<<<<<< HEAD\nmsgstr "b"', 7],
    ['a keyword that is misspelt', 'msgid "a"\nmsgtr "b"', 7],
    ['a line without quotation marks', 'msgid "a"\nmsgstr "b"\nand "c"', 8],
    ['a msgstr without its msgid', 'msgid "a"\nmsgstr "b"\n\n#. Note\nmsgstr "d"', 10],
    ['a msgid without its msgstr', 'msgid "a"\n\nmsgid "b"\nmsgstr "d"', 8],
    ['a last msgid without its msgstr', 'msgid "a"', 7],
    ['UTF-8 read as Latin 1', 'msgid "a"\nmsgstr "FÃ¼hrung"', 7],
  ])('is reported once, with its line: %s', (_, text, line) => {
    const problems = findBroken({ file, text: `${header}\n${text}\n` });
    expect(problems).toMatchObject([
      { line, problem: expect.stringMatching(/^This line cannot be read/) },
    ]);
  });

  test.each([
    ['cannot be read', 1, 'msgid "a"\nmsgstr "b"\n\nmsgid "c"\nmsgstr "d"\n'],
    ['is in the file twice', 10, header + twice],
  ])('%s, in line %i', (finding, line, text) => {
    expect(findBroken({ file, text })).toMatchObject([
      { line, problem: expect.stringContaining(finding) },
    ]);
  });

  test.each([
    ['the line ends of Windows and its mark', `\uFEFF${header.replaceAll('\n', '\r\n')}`],
    ['one text in two contexts', header + twice.replace('msgid', 'msgctxt "x"\nmsgid')],
  ])('is none with %s', (_, text) => {
    expect(findBroken({ file, text })).toEqual([]);
  });
});
