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

  test('reads obsolete messages', () => {
    const po = readPo(
      'msgid "a"\nmsgstr "b"\n\n\nmsgid "c"\nmsgstr "d"\n\n#~ msgid "e"\n#~ msgstr "f"',
    );
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
    ['msgid "a"\nmsgstr "b', 2],
    ['msgid "a"\nmsgstr "say "b" now"', 2],
    ['msgid "a"\nmsgstr "b\\q"', 2],
    ['msgid "a"\n<<<<<<< HEAD\nmsgstr "b"', 2],
    ['msgid "a"\nmsgtr "b"', 2],
    ['"b"\n\nmsgid "a"\nmsgstr "b"', 1],
    ['msgid "a"\nmsgstr "b"\nmsgid "c"\nmsgstr "d"', 1],
    ['#. note\nmsgid "a"\n\nmsgid "c"\nmsgstr "d"', 2],
    ['msgid "a"\nmsgstr "b"\nmsgstr "c"', 1],
    ['msgid "a"\nmsgid_plural "b"\nmsgstr[0] "c"\nmsgstr "d"', 2],
  ])('%j cannot be read in line %i', (text, line) => {
    expect(readPo(text).problems[0]).toMatchObject({ rule: 'po-syntax', line });
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
