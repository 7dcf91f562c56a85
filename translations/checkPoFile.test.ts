import { expect, test } from 'vitest';
import { checkPoFile } from './checkPoFile.js';
import { readPo } from './po.js';

const utf8 = '"Content-Type: text/plain; charset=utf-8\\n"\n';
const start = `msgid ""\nmsgstr ""\n${utf8}`;
const twice = '\nmsgid "a"\nmsgstr "b"\n\nmsgid "a"\nmsgstr "c"\n';

const problems = (text: string, language = 'de') => [...checkPoFile(readPo(text), language)];

test.each<[what: string, text: string, problem: object]>([
  [
    'another charset',
    start.replace('utf-8', 'ISO-8859-1'),
    { rule: 'po-charset', line: 3, wrong: expect.stringContaining('ISO-8859-1') },
  ],
  ['no charset', 'msgid ""\nmsgstr ""\n"Language: de\\n"\n', { rule: 'po-charset', line: 1 }],
  [
    'bytes of another charset',
    new TextDecoder().decode(Buffer.from(`${start}\nmsgid "a"\nmsgstr "Führung"\n`, 'latin1')),
    { rule: 'po-charset', line: 6 },
  ],
  ['a byte order mark', `\uFEFF${start}`, { rule: 'layout', line: 1 }],
  ['the line ends of Windows', start.replaceAll('\n', '\r\n'), { rule: 'layout', line: 1 }],
  ['another language', `${start}"Language: fr\\n"\n`, { rule: 'po-header', line: 4 }],
  [
    'a message twice',
    start + twice,
    { rule: 'po-duplicate', line: 8, id: 'a', wrong: expect.stringContaining('line 5') },
  ],
])('a file with %s is refused', (_, text, problem) => {
  expect(problems(text)).toMatchObject([problem]);
});

test.each([
  ['the region, as Crowdin writes it', 'de', `${start}"Language: de_DE\\n"\n`],
  ['the region of its folder', 'pt-BR', `${start}"Language: pt_BR\\n"\n`],
  [
    'its header on one line, as Weblate writes it',
    'de',
    'msgid ""\nmsgstr "Language: de\\nContent-Type: text/plain; charset=utf-8\\n"\n',
  ],
  ['any plural formula', 'de', `${start}"Plural-Forms: nplurals=2; plural=(n > 1);\\n"\n`],
  ['one text in two contexts', 'de', start + twice.replace('msgid', 'msgctxt "x"\nmsgid')],
])('a file may have %s', (_, language, text) => {
  expect(problems(text, language)).toEqual([]);
});
