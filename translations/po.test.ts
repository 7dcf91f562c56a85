import { expect, test } from 'vitest';
import { readPo, writePo } from './po.js';

const header =
  'msgid ""\nmsgstr ""\n"Language: de\\n"\n"Content-Type: text/plain; charset=utf-8\\n"\n';

test('preserves comments, flags and headers', async () => {
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
      id: expect.any(String),
      context: 'verb',
      message: 'Get in "touch"',
      translation: 'Kontakt\naufnehmen\n',
      comments: ['Button. [max 12]'],
      origin: [['site/pages/home/messages.ts']],
      extra: {
        flags: ['fuzzy'],
        translatorComments: ['by hand'],
        previous: 'Get in contact',
        line: 14,
      },
    },
  ]);
  expect(await writePo(messages, 'de', text)).toBe(text);
});

// lingui/js-lingui#1079
test('an obsolete entry does not replace a current one', () => {
  const current = '#. Note.\nmsgid "a"\nmsgstr "c"';
  const wrapped = '#, fuzzy\n#~| msgid "o"\n#~ msgid ""\n#~ "a"\n#~ msgstr "b"';
  for (const obsolete of ['#~ msgid "a"\n#~ msgstr "b"', wrapped])
    for (const entries of [
      [obsolete, current],
      [current, obsolete],
      [wrapped, '', current],
    ])
      for (const end of ['\n', '\r\n']) {
        const text = [header, ...entries].join('\n').replaceAll('\n', end);
        const line = text.split(end).indexOf('msgstr "c"') + 1;
        expect(readPo(text)).toMatchObject([
          { translation: 'c', comments: ['Note.'], extra: { flags: [], line } },
        ]);
      }
});
