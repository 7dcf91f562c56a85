import { describe, expect, test } from 'vitest';
import { keyOf, poProblems, readPo, writePo } from './po.js';
import { readCatalogs } from './readCatalogs.js';

const header =
  'msgid ""\nmsgstr ""\n"Language: de\\n"\n"Content-Type: text/plain; charset=utf-8\\n"\n';

describe('readPo', () => {
  test('reads everything that is written around a message', () => {
    const po = readPo(`${header}
# by hand
#. Button. Max 12.
#: site/pages/home/words.ts
#, fuzzy, no-wrap
#| msgid "Get in "
#| "contact"
msgctxt "verb"
msgid "Get in touch"
msgstr "Kontakt "
"aufnehmen \\"jetzt\\"\\n"
`);
    expect(po.entries).toMatchObject([
      {
        line: 13,
        notes: ['Button. Max 12.'],
        flags: ['fuzzy', 'no-wrap'],
        previous: 'Get in contact',
        context: 'verb',
        id: 'Get in touch',
        translation: 'Kontakt aufnehmen "jetzt"\n',
        obsolete: false,
      },
    ]);
  });

  test('reads obsolete messages', () => {
    const po = readPo(
      'msgid "a"\nmsgstr "b"\n\n\nmsgid "c"\nmsgstr "d"\n\n#~ msgid "e"\n#~ msgstr "f"',
    );
    expect(po.entries.map(({ id, obsolete }) => [id, obsolete])).toEqual([
      ['a', false],
      ['c', false],
      ['e', true],
    ]);
  });

  test('reads Windows line breaks', () => {
    const po = readPo(`${header}\nmsgid "a"\nmsgstr "b"\n`.replaceAll('\n', '\r\n'));
    expect(po.entries[0]?.translation).toBe('b');
  });
});

const twice = '\nmsgid "a"\nmsgstr "b"\n\nmsgid "a"\nmsgstr "c"\n';

describe('a file that cannot be read in full', () => {
  test.each([
    ['msgid "a"\nmsgstr "b', 'po-quotes', 7],
    ['msgid "a"\nmsgstr b"', 'po-quotes', 7],
    ['msgid "a"\nmsgstr “b”', 'po-quotes', 7],
    ['msgid "a"\nmsgstr ""\n"b', 'po-quotes', 8],
    ['msgid "a"\nmsgstr "say "b" now"', 'po-inner-quote', 7],
    ['msgid "a"\nmsgstr "b\\q"', 'po-backslash', 7],
    ['msgid "a"\nmsgstr "b\\"', 'po-backslash', 7],
    ['msgid "a"\n<<<<<<< HEAD\nmsgstr "b"', 'po-conflict', 7],
    ['msgid "a"\nmsgtr "b"', 'po-line', 7],
    ['msgid "a"\nmsgstr "b"\nand "c"', 'po-line', 8],
    ['msgid "a"\nmsgid_plural "b"\nmsgstr[0] "c"\nmsgstr "d"', 'po-line', 7],
    ['msgid "a"\nmsgstr "b"\n\n#. Note\nmsgstr "d"', 'po-order', 10],
    [twice, 'po-duplicate', 10],
    ['msgid "a"\nmsgstr "F\uFFFDhrung"', 'po-charset', 7],
    ['msgid "a"\nmsgstr "FÃ¼hrung"', 'po-charset', 7],
  ])('%j is named %s in line %i', (text, rule, line) => {
    const problems = [...poProblems(`${header}\n${text}`, 'de')];
    expect(problems[0]).toMatchObject({ rule, line });
  });

  test('saved with another encoding is named once', () => {
    const text = `${header}\nmsgid "a"\nmsgstr "F\uFFFDr"\n\nmsgid "b"\nmsgstr "\uFFFD"\n`;
    expect([...poProblems(text, 'de')]).toHaveLength(1);
  });

  test('is one without the block that begins every file', () => {
    const [problem] = poProblems('msgid "a"\nmsgstr "b"\n\nmsgid "c"\nmsgstr "d"\n', 'de');
    expect(problem).toMatchObject({ rule: 'po-beginning', line: 1 });
  });

  test('is one in the folder of another language', () => {
    expect([...poProblems(header, 'fr')]).toMatchObject([{ rule: 'po-header' }]);
  });

  test.each([
    ['a region', header.replace('Language: de', 'Language: de_DE')],
    ['the line ends of Windows and its mark', `\uFEFF${header.replaceAll('\n', '\r\n')}`],
    ['one text in two contexts', header + twice.replace('msgid', 'msgctxt "x"\nmsgid')],
  ])('is none with %s', (_, text) => {
    expect([...poProblems(text, 'de')]).toEqual([]);
  });
});

test('writes what it has read, byte for byte, from everything around a message', () => {
  const text = `# Of the file.
${header}
# by hand
#. Button. Max 12.
#: site/pages/home/words.ts
#, fuzzy
#| msgid "Get in contact"
msgctxt "verb"
msgid "Get in \\"touch\\""
msgstr ""
"Kontakt\\n"
"aufnehmen\\n"
`;
  const { head, entries } = readPo(text);
  expect(writePo(head, entries)).toBe(text);
});

test('writes the real catalogs with all that is in them', () => {
  const catalogs = readCatalogs();
  expect(catalogs.length).toBeGreaterThan(3);
  for (const { file, text } of catalogs) {
    const { head, entries } = readPo(text);
    // Its own bytes may be laid out otherwise, by the program of a translator.
    const written = writePo(head, entries);
    const again = readPo(written);
    const texts = (all: typeof entries) => all.map((one) => [keyOf(one), one.translation]);
    expect(writePo(again.head, again.entries), file).toBe(written);
    expect(texts(again.entries), file).toEqual(texts(entries));
  }
});
