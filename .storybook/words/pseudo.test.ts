import { setupI18n, type Messages } from '@lingui/core';
import { extractVariables, type IcuNode } from 'pofile-ts';
import { describe, expect, test } from 'vitest';
import { readPo } from '../../translations/po.js';
import { pseudo, pseudoMessages } from './pseudo.js';
import { readCatalogs } from '../../translations/readCatalogs.js';
import { mask, readMessage } from '../../translations/readMessage.js';

const english = readCatalogs()
  .filter(({ language }) => language === 'en')
  .flatMap(({ text }) => readPo(text).entries.map(({ id }) => id));

/** The kinds of a message's placeholders and tags. */
const shapeOf = (nodes: readonly IcuNode[]) =>
  nodes.map(({ type }) => type).filter((type) => type !== 'literal');

describe('pseudo', () => {
  test('accents and lengthens text', () => {
    expect(pseudo('Three cases')).toBe('[Ťĥřéééé çààšéééš]');
    expect(pseudo('GmbH')).toBe('[ĞɱƀĤ~~]');
  });

  test('keeps placeholders, tags, plurals and addresses', () => {
    expect(pseudo('See <link>{name}</link>, name@example.com')).toMatch(
      /^\[Šé+ <link>\{name\}<\/link>,~* name@example\.com\]$/,
    );
    expect(pseudo('{n, plural, one {# day} other {# days}}')).toMatch(
      /^\[\{n, plural, one \{# ďà+ý\} other \{# ďà+ýš\}\}\]$/,
    );
  });

  test('leaves every message of the site readable, with the same parts, and 40 % longer', () => {
    expect(english.length).toBeGreaterThan(300);
    for (const id of english) {
      const before = readMessage(id);
      const after = readMessage(pseudo(id));
      expect(extractVariables(pseudo(id))).toEqual(extractVariables(id));
      expect(shapeOf(after.nodes)).toEqual(shapeOf(before.nodes));
      expect(after.problem).toBeUndefined();
      if (/, plural,/.test(id)) continue;
      const runs = before.masked.split(mask).filter((run) => /\p{L}/u.test(run));
      const text = runs.join('').length;
      expect(after.longest).toBeGreaterThanOrEqual(before.longest + Math.floor(text * 0.4));
    }
  });
});

describe('pseudoMessages', () => {
  const messages: Messages = {
    plain: 'Contact',
    list: ['Contact'],
    named: ['Seminar ', ['number'], ', ', ['month']],
    tags: ['See <link>data privacy</link>'],
    plural: [['n', 'plural', { one: ['#', ' day'], other: ['#', ' days'] }], ' left'],
  };
  const i18n = setupI18n({ locale: 'en', messages: { en: pseudoMessages(messages) } });

  test('turns a compiled catalog into one that Lingui can speak', () => {
    expect(i18n._('plain')).toBe('[Çôôñťàààçť]');
    expect(i18n._('list')).toBe(i18n._('plain'));
    expect(i18n._('named', { number: 1, month: 'April' })).toMatch(/^\[Šé+ɱîî+ñàà+ř 1, April\]$/);
    expect(i18n._('tags')).toMatch(/^\[Šé+ <link>ďà+ťà+ þřî+ṽà+çý<\/link>\]$/);
    expect(i18n._('plural', { n: 2 })).toMatch(/^\[2 ďà+ýš ļé+ƒť\]$/);
  });
});
