import { describe, expect, test } from 'vitest';
import { poProblems, readPo, writePo } from './po.js';

const header =
  'msgid ""\nmsgstr ""\n"Language: de\\n"\n"Content-Type: text/plain; charset=utf-8\\n"\n';

test('preserves comments, flags and headers', () => {
  const text = `# Of the file.
${header}
# by hand
#. Button. [max 12]
#: site/pages/home/messages.ts
#, fuzzy
#| msgid "Get in contact"
msgctxt "verb"
msgid "Get in \\"touch\\""
msgstr ""
"Kontakt\\n"
"aufnehmen\\n"

#~ msgid "e"
#~ msgstr "f"
`;
  const file = readPo(text);
  expect(file.entries).toMatchObject([
    {
      line: 14,
      notes: ['Button. [max 12]'],
      flags: ['fuzzy'],
      previous: 'Get in contact',
      context: 'verb',
      id: 'Get in "touch"',
      translation: 'Kontakt\naufnehmen\n',
      obsolete: false,
    },
    { id: 'e', obsolete: true },
  ]);
  expect(writePo(file.header, file.entries)).toBe(text);
});

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
    ['UTF-8 read as Latin 1', 'msgid "a"\nmsgstr "FÃ¼hrung"', 7],
  ])('is reported once, with its line: %s', (_, text, line) => {
    const problems = [...poProblems(`${header}\n${text}\n`)];
    expect(problems).toMatchObject([
      { line, problem: expect.stringMatching(/^This line cannot be read/) },
    ]);
  });

  test.each([
    ['cannot be read', 1, 'msgid "a"\nmsgstr "b"\n\nmsgid "c"\nmsgstr "d"\n'],
    ['is in the file twice', 10, header + twice],
  ])('%s, in line %i', (finding, line, text) => {
    expect([...poProblems(text)]).toMatchObject([
      { line, problem: expect.stringContaining(finding) },
    ]);
  });

  test.each([
    ['the line ends of Windows and its mark', `\uFEFF${header.replaceAll('\n', '\r\n')}`],
    ['one text in two contexts', header + twice.replace('msgid', 'msgctxt "x"\nmsgid')],
  ])('is none with %s', (_, text) => {
    expect([...poProblems(text)]).toEqual([]);
  });
});
