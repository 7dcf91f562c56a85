import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { formatter } from '@lingui/format-po';
import { describe, expect, test } from 'vitest';
import { readPo } from './readPo.js';

const header =
  'msgid ""\nmsgstr ""\n"Language: de\\n"\n"Content-Type: text/plain; charset=utf-8\\n"\n';

describe('readPo', () => {
  test('reads everything that is written around a message', () => {
    const po = readPo(`${header}
# by hand
#. Button. Max 12.
#: site/src/content/home.ts
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
        line: 6,
        notes: ['Button. Max 12.'],
        origins: ['site/src/content/home.ts'],
        flags: ['fuzzy', 'no-wrap'],
        previousId: 'Get in contact',
        context: { value: 'verb', line: 12 },
        id: { value: 'Get in touch', line: 13 },
        translation: { value: 'Kontakt aufnehmen "jetzt"\n', line: 14 },
        obsolete: false,
      },
    ]);
  });

  test('knows where every character stands in the file', () => {
    const text = `${header}\nmsgid "a"\nmsgstr ""\n"x\\"y"\n"z"\n`;
    const target = readPo(text).entries[0]?.translation;
    expect(target?.value).toBe('x"yz');
    expect(target?.offsets.map((at) => text.charAt(at))).toEqual(['x', '\\', 'y', 'z', '"']);
  });

  test('reads blocks without an empty line between them, and obsolete ones', () => {
    const po = readPo('msgid "a"\nmsgstr "b"\nmsgid "c"\nmsgstr "d"\n#~ msgid "e"\n#~ msgstr "f"');
    expect(po.problems).toEqual([]);
    expect(po.entries.map(({ id, obsolete }) => [id.value, obsolete])).toEqual([
      ['a', false],
      ['c', false],
      ['e', true],
    ]);
  });

  test('reads Windows line breaks', () => {
    const po = readPo(`${header}\nmsgid "a"\nmsgstr "b"\n`.replaceAll('\n', '\r\n'));
    expect(po.problems).toEqual([]);
    expect(po.entries[0]?.translation.value).toBe('b');
  });
});

describe('a broken file', () => {
  test.each([
    ['msgid "a"\nmsgstr "b', 2, 'is not closed by a quotation mark'],
    ['msgid "a"\nmsgstr "say "b" now"', 2, 'inside the text ends it too early'],
    ['msgid "a"\nmsgstr "b\\q"', 2, 'is not an escape'],
    ['msgid "a"\nmsgstr b', 2, 'is not closed by a quotation mark'],
    ['msgid "a"\n<<<<<<< HEAD\nmsgstr "b"', 2, 'neither a comment nor a keyword'],
    ['"b"\n\nmsgid "a"\nmsgstr "b"', 1, 'before any msgid'],
    ['#. note\nmsgid "a"\n\nmsgid "c"\nmsgstr "d"', 1, 'has a msgid but no msgstr'],
    ['msgstr "b"\n', 1, 'has no msgid'],
    ['msgid "a"\nmsgstr "b"\nmsgstr "c"', 3, 'two msgstr lines'],
    ['msgid "a"\nmsgid_plural "b"\nmsgstr[0] "c"\nmsgstr "d"', 2, "gettext's own plurals"],
  ])('%j is a sentence with line %i', (text, line, wrong) => {
    const [problem] = readPo(text).problems;
    expect(problem).toMatchObject({ line, wrong: expect.stringContaining(wrong) });
    expect(problem?.right).toMatch(/\.$|"…"$/);
  });

  test('does not hide what comes after it', () => {
    const po = readPo('msgid "a"\nmsgstr "b\n\nmsgid "c"\nmsgstr "d"\n\nmsgid "e"\nmsgstr f\n');
    expect(po.problems.map(({ line }) => line)).toEqual([2, 8]);
    expect(po.entries.map(({ id }) => id.value)).toContain('c');
  });
});

test('reads the same from the real catalogs as Lingui does', async () => {
  const locales = fileURLToPath(new URL('../../../../site/locales', import.meta.url));
  const files = readdirSync(locales, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.po'),
  );
  expect(files.length).toBeGreaterThan(3);
  for (const file of files) {
    const text = readFileSync(`${locales}/${file}`, 'utf8');
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
    const found = readPo(text).entries.map((entry) => [
      entry.id.value,
      entry.context?.value,
      entry.translation.value,
      entry.notes,
    ]);
    expect(found).toEqual(expected);
  }
});
