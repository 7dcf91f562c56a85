import { expect, test } from 'vitest';
import { readPo, writePo } from './po.js';

const header =
  'msgid ""\nmsgstr ""\n"Language: de\\n"\n"Content-Type: text/plain; charset=utf-8\\n"\n';

test('preserves comments, marks and headers', () => {
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
`;
  const messages = readPo(text);
  expect(messages).toEqual([
    {
      context: 'verb',
      message: 'Get in "touch"',
      translation: 'Kontakt\naufnehmen\n',
      comments: 'Button. [max 12]',
      origin: 'site/pages/home/messages.ts',
      isFuzzy: true,
      translatorComments: 'by hand',
      previous: 'Get in contact',
      line: 14,
    },
  ]);
  expect(writePo(messages, 'de', text)).toBe(text);
});

test('an obsolete entry does not replace a current one', () => {
  const current = '#. Note.\nmsgid "a"\nmsgstr "c"';
  const obsolete = '#, fuzzy\n#~| msgid "o"\n#~ msgid ""\n#~ "a"\n#~ msgstr "b"';
  for (const entries of [
    [obsolete, current],
    [current, obsolete],
    [obsolete, '', current],
  ]) {
    const text = [header, '', ...entries].join('\n');
    const line = text.split('\n').indexOf('msgstr "c"') + 1;
    expect(readPo(text)).toMatchObject([
      { translation: 'c', comments: 'Note.', isFuzzy: false, line },
    ]);
  }
});

test.each([
  ['a quotation mark less', header, 'msgid "a"\nmsgstr "b', 8],
  ['a backslash', header, 'msgid "a"\nmsgstr "b\\q"', 7],
  ['two versions by Git', header, 'msgid "a"\n<<<<<<< HEAD\nmsgstr "b"', 7],
  ['a msgstr without its msgid', header, 'msgid "a"\nmsgstr "b"\n\n#. Note\nmsgstr "d"', 9],
  ['a second header', header, 'msgid ""\nmsgstr "a"', 6],
  ['no header', '', 'msgid "a"\nmsgstr "b"', 2],
  ['UTF-8 read as Latin 1', header, 'msgid "a"\nmsgstr "FÃ¼hrung"', 7],
])('a file with %s is not read', (_, before, text, line) => {
  expect(() => readPo(`${before}\n${text}\n`)).toThrow(expect.objectContaining({ line }));
});
