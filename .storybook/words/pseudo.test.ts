import { extractVariables, type IcuNode } from 'pofile-ts';
import { describe, expect, test } from 'vitest';
import { readPo } from '../../translations/po.js';
import { pseudo } from './pseudo.js';
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
