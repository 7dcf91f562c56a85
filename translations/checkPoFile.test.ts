import { describe, expect, test } from 'vitest';
import { checkPoFile } from './checkPoFile.js';
import { readPo } from './po.js';

const problems = (header: string, language = 'de', body = '') => [
  ...checkPoFile(readPo(`msgid ""\nmsgstr ""\n${header}\n${body}`), language),
];

const utf8 = '"Content-Type: text/plain; charset=utf-8\\n"\n';

describe('charset', () => {
  test('must be UTF-8 in the header', () => {
    expect(problems('"Content-Type: text/plain; charset=ISO-8859-1\\n"\n')).toMatchObject([
      { rule: 'po-charset', line: 3, wrong: expect.stringContaining('ISO-8859-1') },
    ]);
    expect(problems('"Language: de\\n"\n')).toMatchObject([{ rule: 'po-charset', line: 1 }]);
  });

  test('must be UTF-8 in the bytes', () => {
    const latin1 = Buffer.from(
      `msgid ""\nmsgstr ""\n${utf8}\nmsgid "a"\nmsgstr "Führung"\n`,
      'latin1',
    );
    const found = [...checkPoFile(readPo(new TextDecoder().decode(latin1)), 'de')];
    expect(found).toMatchObject([{ rule: 'po-charset', line: 6 }]);
  });
});

describe('layout', () => {
  test('must not begin with a byte order mark', () => {
    const found = [...checkPoFile(readPo(`\uFEFFmsgid ""\nmsgstr ""\n${utf8}`), 'de')];
    expect(found).toContainEqual(expect.objectContaining({ rule: 'layout', line: 1 }));
  });

  test('must not have the line ends of Windows', () => {
    const found = [...checkPoFile(readPo(`msgid ""\r\nmsgstr ""\r\n${utf8}`), 'de')];
    expect(found).toContainEqual(expect.objectContaining({ rule: 'layout', line: 1 }));
  });
});

describe('header', () => {
  test('names the language of the folder, if it names one', () => {
    expect(problems(`${utf8}"Language: fr\\n"\n`)).toMatchObject([{ rule: 'po-header', line: 4 }]);
    expect(problems(`${utf8}"Language: pt_BR\\n"\n`, 'pt-BR')).toEqual([]);
    expect(problems(`${utf8}"Language: de_DE\\n"\n`)).toEqual([]);
  });

  test('may be on one line, as Weblate writes it without line wrapping', () => {
    const line = 'msgid ""\nmsgstr "Language: de\\nContent-Type: text/plain; charset=utf-8\\n"\n';
    expect([...checkPoFile(readPo(line), 'de')]).toEqual([]);
  });

  test('may have any plural formula: the plurals are inside the texts', () => {
    expect(problems(`${utf8}"Plural-Forms: nplurals=2; plural=(n > 1);\\n"\n`)).toEqual([]);
  });
});

describe('a duplicate message', () => {
  const twice = 'msgid "a"\nmsgstr "b"\n\nmsgid "a"\nmsgstr "c"\n';

  test('is found at its second place, and the first is named', () => {
    expect(problems(utf8, 'de', twice)).toMatchObject([
      { rule: 'po-duplicate', line: 8, id: 'a', wrong: expect.stringContaining('line 5') },
    ]);
  });

  test('is two messages where the contexts differ', () => {
    const context = twice.replace('msgid "a"', 'msgctxt "x"\nmsgid "a"');
    expect(problems(utf8, 'de', context)).toEqual([]);
  });
});
