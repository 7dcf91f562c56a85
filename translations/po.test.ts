import { formatter } from '@lingui/format-po';
import { describe, expect, test } from 'vitest';
import { previousId, readPo, writePo } from './po.js';
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
    expect(po.problems).toEqual([]);
    expect(po.headers.get('language')).toEqual({ value: 'de', line: 3 });
    expect(po.entries).toMatchObject([
      {
        line: 13,
        notes: ['Button. Max 12.'],
        flags: ['fuzzy', 'no-wrap'],
        previous: ['msgid "Get in "', '"contact"'],
        context: 'verb',
        id: 'Get in touch',
        translation: 'Kontakt aufnehmen "jetzt"\n',
        obsolete: false,
      },
    ]);
    expect(previousId(po.entries[0]!)).toBe('Get in contact');
  });

  test('reads blocks without an empty line between them, and obsolete ones', () => {
    const po = readPo('msgid "a"\nmsgstr "b"\nmsgid "c"\nmsgstr "d"\n#~ msgid "e"\n#~ msgstr "f"');
    expect(po.problems).toEqual([]);
    expect(po.entries.map(({ id, obsolete }) => [id, obsolete])).toEqual([
      ['a', false],
      ['c', false],
      ['e', true],
    ]);
  });

  test('reads Windows line breaks', () => {
    const po = readPo(`${header}\nmsgid "a"\nmsgstr "b"\n`.replaceAll('\n', '\r\n'));
    expect(po.problems).toEqual([]);
    expect(po.entries[0]?.translation).toBe('b');
  });
});

describe('a broken file', () => {
  test.each([
    ['msgid "a"\nmsgstr "b', 2, 'is not closed by a quotation mark'],
    ['msgid "a"\nmsgstr "say "b" now"', 2, 'inside the text ends it too early'],
    ['msgid "a"\nmsgstr "b\\q"', 2, 'has no meaning'],
    ['msgid "a"\nmsgstr b', 2, 'is not closed by a quotation mark'],
    ['msgid "a"\n<<<<<<< HEAD\nmsgstr "b"', 2, 'conflict left unresolved'],
    ['msgid "a"\nmsgtr "b"', 2, 'neither a comment nor a keyword'],
    ['"b"\n\nmsgid "a"\nmsgstr "b"', 1, 'before any msgid'],
    ['#. note\nmsgid "a"\n\nmsgid "c"\nmsgstr "d"', 2, 'has a msgid but no msgstr'],
    ['msgstr "b"\n', 1, 'has no msgid'],
    ['msgid "a"\nmsgstr "b"\nmsgstr "c"', 3, 'two msgstr lines'],
    ['msgid "a"\nmsgid_plural "b"\nmsgstr[0] "c"\nmsgstr "d"', 2, 'another kind of plural'],
  ])('%j is a sentence with line %i', (text, line, wrong) => {
    const [problem] = readPo(text).problems;
    expect(problem).toMatchObject({ line, wrong: expect.stringContaining(wrong) });
    expect(problem?.right).toMatch(/\.$|"…"$/);
  });

  test('does not hide what comes after it', () => {
    const po = readPo('msgid "a"\nmsgstr "b\n\nmsgid "c"\nmsgstr "d"\n\nmsgid "e"\nmsgstr f\n');
    expect(po.problems.map(({ line }) => line)).toEqual([2, 8]);
    expect(po.entries.map(({ id }) => id)).toContain('c');
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

#~ msgid "Gone"
#~ msgstr "Weg"
`;
  expect(writePo(readPo(text))).toBe(text);
});

test('reads the real catalogs as Lingui does, and writes them as they were', async () => {
  const catalogs = readCatalogs();
  expect(catalogs.length).toBeGreaterThan(3);
  for (const { file, text } of catalogs) {
    const parsed = await formatter().parse(text, {
      locale: 'de',
      sourceLocale: 'en',
      filename: file,
    });
    const expected = Object.values(parsed).map((message) => [
      message.message,
      message.context,
      message.translation,
      message.comments,
    ]);
    const po = readPo(text);
    const found = po.entries.map((entry) => [
      entry.id,
      entry.context,
      entry.translation,
      entry.notes,
    ]);
    expect(found).toEqual(expected);
    expect(writePo(po)).toBe(text);
  }
});
