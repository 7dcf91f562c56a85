import { expect, test } from 'vitest';
import { poFormat, type PoCatalog } from './poFormat.js';

const header =
  'msgid ""\nmsgstr ""\n"Language: de\\n"\n"Content-Type: text/plain; charset=utf-8\\n"\n';
const context = { locale: 'de', sourceLocale: 'en', filename: 'home.po' };
const parse = async (text: string) => (await poFormat.parse(text, context)) as PoCatalog;
const messagesIn = async (text: string) => Object.values(await parse(text));

/** As Poedit saves it. */
const file = `# Of the file.
${header}
# by hand
#. Button. [max 12]
#: site/pages/home/messages.ts
#, fuzzy, no-wrap
#| msgid "Get in contact"
msgctxt "verb"
msgid "Get in \\"touch\\""
msgstr ""
"Kontakt \\"heute\\"\\n"
"aufnehmen\\n"
`;

test('a text has its typography on the page, and what was typed in the file', async () => {
  // With a byte order mark and the line ends of Windows.
  const catalog = await parse(`\uFEFF${file.replaceAll('\n', '\r\n')}`);
  const extra = { typed: 'Kontakt "heute"\naufnehmen\n', line: 14, previous: 'Get in contact' };
  expect(Object.values(catalog)).toMatchObject([
    {
      context: 'verb',
      message: 'Get in "touch"',
      translation: 'Kontakt „heute“\naufnehmen\n',
      comments: ['Button. [max 12]'],
      extra: { ...extra, flags: ['fuzzy', 'no-wrap'] },
    },
  ]);
  expect(await poFormat.serialize(catalog, { ...context, existing: file })).toBe(file);
});

test('an English text that is fixed has no typography, its translation has', async () => {
  const text = `${header}\n#. Form. [fixed]\nmsgid "a"\nmsgstr "It's..."\n`;
  expect(await messagesIn(text)).toMatchObject([{ translation: 'It’s…' }]);
  const english = await poFormat.parse(text, { ...context, locale: 'en' });
  expect(Object.values(english)).toMatchObject([{ translation: "It's..." }]);
});

test('a long previous message may be wrapped', async () => {
  const wrapped = file.replace(
    /#\| .*/,
    '#| msgctxt "verb"\n#| msgid ""\n#| "Get in "\n#| "contact"',
  );
  expect(await messagesIn(wrapped)).toMatchObject([{ extra: { previous: 'Get in contact' } }]);
});

test('an obsolete entry does not replace a current one', async () => {
  const current = '#. Note.\nmsgid "a"\nmsgstr "c"';
  const obsolete = '#, fuzzy\n#~| msgid "o"\n#~ msgid ""\n#~ "a"\n#~ msgstr "b"';
  for (const entries of [`${obsolete}\n${current}`, `${current}\n\n${obsolete}`])
    expect(await messagesIn(`${header}\n${entries}\n`)).toMatchObject([
      { translation: 'c', comments: ['Note.'], extra: { flags: [] } },
    ]);
});

test.each([
  ['a quotation mark less', header, 'msgid "a"\nmsgstr "b', 7],
  ['a curly quotation mark for a straight one', header, 'msgid "a"\nmsgstr “b”', 7],
  ['a backslash', header, 'msgid "a"\nmsgstr "b\\q"', 7],
  ['two versions by Git', header, 'msgid "a"\n<<<<<<< HEAD\nmsgstr "b"', 7],
  ['a msgstr without its msgid', header, 'msgid "a"\nmsgstr "b"\n\n#. Note\nmsgstr "d"', 10],
  ['a msgid without its msgstr', header, 'msgid "a"\n\nmsgid "b"\nmsgstr "d"', 8],
  ['a msgid at its end', header, 'msgid "a"', 8],
  ['a second header', header, 'msgid ""\nmsgstr "a"', 6],
  ['no header', '', 'msgid "a"\nmsgstr "b"', 1],
  ['UTF-8 read as Latin 1', header, 'msgid "a"\nmsgstr "FÃ¼hrung"', 7],
  ['the same message twice', header, 'msgid "a"\nmsgstr "b"\n\nmsgid "a"\nmsgstr "c"', 10],
])('a file with %s is not read', async (_, before, text, line) => {
  await expect(parse(`${before}\n${text}\n`)).rejects.toMatchObject({ line });
});
