import { describe, expect, test } from 'vitest';
import { handOver } from './handOver.js';
import { previousId, readPo } from './po.js';

const header = 'msgid ""\nmsgstr ""\n"Language: de\\n"\n';
const one = (id: string, text: string, mark = '') =>
  `\n${mark}msgid "${id}"\n${mark}msgstr "${text}"\n`;
const file = (...blocks: string[]) => header + blocks.join('');
const run = (after: string, before = after) =>
  handOver(new Map([['home.po', before]]), new Map([['home.po', after]])).get('home.po');

const old = 'The plan is rarely the problem';
const edited = 'The plan is seldom the problem';

describe('an edited sentence', () => {
  test('keeps its translation as fuzzy, with the sentence it was made for', () => {
    const after = file(
      one(edited, ''),
      one('Contact', 'Kontakt'),
      one(old, 'Am Plan liegt es selten', '#~ '),
    );
    expect(run(after)).toBe(
      file(
        `\n#, fuzzy\n#| msgid "${old}"\nmsgid "${edited}"\nmsgstr "Am Plan liegt es selten"\n`,
        one('Contact', 'Kontakt'),
      ),
    );
  });

  test('keeps it over several lines, notes, origins and a context', () => {
    const obsolete =
      '\n#. Old note.\n#~ msgctxt "mail"\n#~ msgid ""\n#~ "Hello,\\n"\n#~ "I would like to talk\\n"\n#~ msgstr ""\n#~ "Hallo,\\n"\n#~ "ich möchte reden\\n"\n';
    const fresh =
      '\n#. Note.\n#: home.ts\nmsgctxt "mail"\nmsgid ""\n"Hello,\\n"\n"I would like to speak\\n"\nmsgstr ""\n';
    expect(run(file(fresh, obsolete))).toBe(
      file(
        '\n#. Note.\n#: home.ts\n#, fuzzy\n#| msgid ""\n#| "Hello,\\n"\n#| "I would like to talk\\n"\n' +
          'msgctxt "mail"\nmsgid ""\n"Hello,\\n"\n"I would like to speak\\n"\n' +
          'msgstr ""\n"Hallo,\\n"\n"ich möchte reden\\n"\n',
      ),
    );
  });

  test('that is edited again keeps the first sentence: the translation was made for that one', () => {
    const fuzzy = `\n#, fuzzy\n#| msgid "${old}"\nmsgid "${edited}"\nmsgstr "Am Plan liegt es selten"\n`;
    const third = 'The plan is seldom a problem';
    const after = file(
      one(third, ''),
      `\n#, fuzzy\n#~ msgid "${edited}"\n#~ msgstr "Am Plan liegt es selten"\n`,
    );
    const entry = readPo(run(after, file(fuzzy)) ?? '').entries[0]!;
    expect(entry).toMatchObject({ flags: ['fuzzy'], id: third });
    expect(previousId(entry)).toBe(old);
  });

  test('takes the closest of several, and each is taken once', () => {
    const after = file(
      one('Two cases from practice', ''),
      one('Ten cases from practice', ''),
      one('Two cases from my practice', 'Zwei Fälle', '#~ '),
    );
    const entries = readPo(run(after) ?? '').entries;
    expect(entries.map(({ translation }) => translation)).toEqual(['Zwei Fälle', '']);
  });

  test('keeps the plural of which the words were edited and a form was added', () => {
    const plural = (words: string, more = '') =>
      `{over, plural, ${more}one {# character ${words}} other {# characters ${words}}}`;
    const after = file(
      one(plural('over the limit', '=0 {At the limit} '), ''),
      one(plural('too many'), '# Zeichen zu viel', '#~ '),
    );
    expect(run(after)).toContain('#, fuzzy\n#| msgid "{over, plural, one {# character too many}');
  });

  test('that has become another one starts empty', () => {
    const after = file(one('Write to me', ''), one(old, 'Am Plan liegt es selten', '#~ '));
    expect(run(after)).toBe(file(one('Write to me', '')));
  });
});

test('a message that moves to another page takes its translation along, confirmed', () => {
  const after = new Map([
    ['home.po', file(one('Contact', 'Kontakt', '#~ '))],
    ['shell.po', file(one('Contact', ''))],
  ]);
  expect([...handOver(after, after)]).toEqual([
    ['home.po', header],
    ['shell.po', file(one('Contact', 'Kontakt'))],
  ]);
});

test('a message that another page has as well takes the translation from there', () => {
  const shell = file(one('Contact', 'Kontakt'));
  const after = new Map([
    ['home.po', file(one('Contact', ''))],
    ['shell.po', shell],
  ]);
  expect(handOver(after, after).get('home.po')).toBe(shell);
});

test('the same text in another context is another message: its translation comes as fuzzy', () => {
  const after = file(
    '\nmsgctxt "seminar"\nmsgid "Location"\nmsgstr ""\n',
    one('Location', 'Standort', '#~ '),
  );
  expect(run(after)).toBe(
    file(
      '\n#, fuzzy\n#| msgid "Location"\nmsgctxt "seminar"\nmsgid "Location"\nmsgstr "Standort"\n',
    ),
  );
});

test('a message that stays fuzzy keeps the old sentence that Lingui has dropped', () => {
  const before = file(`\n#, fuzzy\n#| msgid "${old}"\nmsgid "${edited}"\nmsgstr "Am Plan"\n`);
  const after = before.replace(`#| msgid "${old}"\n`, '');
  expect(run(after, before)).toBe(before);
});
