import { describe, expect, test } from 'vitest';
import { findingsOf } from '../oneMessage.js';

const german = (rule: string, id: string, text: string) =>
  findingsOf(rule, { language: 'de', id, text });

describe('icu-syntax', () => {
  test.each(['Hallo {name', 'Hallo name}', '{n, plural, one {x} other {y}', '{a b}'])(
    'finds brackets that cannot be read: %s',
    (text) => {
      expect(german('icu-syntax', 'Hello', text)).toHaveLength(1);
    },
  );

  test('accepts brackets that ICU quotes', () => {
    expect(german('icu-syntax', 'x', "Schreiben Sie '{name}'")).toEqual([]);
  });
});

describe('placeholders', () => {
  test('finds one that is missing, one that is invented and one of another kind', () => {
    expect(german('placeholders', 'To {name}', 'An Sie')).toMatchObject([
      { wrong: 'The placeholder {name} is missing.' },
    ]);
    expect(german('placeholders', 'To {name}', 'An {name} {email}')).toMatchObject([
      { right: 'The names stay as in the source: {name}.' },
    ]);
    expect(german('placeholders', '{n, plural, one {x} other {y}}', '{n} y')).toMatchObject([
      { wrong: '{n} is a simple placeholder here, but a “plural” in the source.' },
    ]);
  });

  test('accepts another order', () => {
    expect(german('placeholders', '{a} of {b}', '{b}: {a}')).toEqual([]);
  });
});

describe('tags', () => {
  test.each([
    ['See <link>this</link>', 'Sehen Sie das'],
    ['See <link>this</link>', 'Sehen Sie <link>das'],
    ['See <link>this</link>', 'Sehen Sie das</link>'],
    ['See <link>this</link>', 'Sehen Sie <Link>das</Link>'],
    ['See <a><b>this</b></a>', 'Sehen Sie <a><b>das</a></b>'],
    ['See this', 'Sehen Sie <b>das</b>'],
  ])('finds tags that differ from the source: %s → %s', (id, text) => {
    expect(german('tags', id, text)).not.toEqual([]);
  });

  test('accepts the same tags in another order', () => {
    expect(german('tags', '<a>x</a> <br/> <b>y</b>', '<b>y</b> <br/> <a>x</a>')).toEqual([]);
  });
});

describe('plural-forms', () => {
  const plural = (language: string, text: string) => findingsOf('plural-forms', { language, text });

  test('asks for the forms of the language, not for those of English', () => {
    const two = '{n, plural, one {x} other {y}}';
    expect(plural('de', two)).toEqual([]);
    expect(plural('fr', two)).toEqual([]);
    expect(plural('pl', two)).toMatchObject([{ right: 'Polish needs: few, many, one, other.' }]);
    expect(plural('ja', '{n, plural, other {y}}')).toEqual([]);
  });

  test('finds a form that is missing and one that the language never uses', () => {
    expect(plural('de', '{n, plural, other {y}}')).toHaveLength(1);
    expect(plural('de', '{n, plural, one {x} few {z} other {y}}')).toHaveLength(1);
  });

  test('accepts exact numbers and the French form for millions', () => {
    expect(plural('fr', '{n, plural, =0 {z} one {x} many {m} other {y}}')).toEqual([]);
  });
});

describe('line-breaks', () => {
  test('finds lines that are lost', () => {
    expect(german('line-breaks', 'Hello,\n\nYours\n', 'Hallo,\nIhr\n')).toHaveLength(1);
    expect(german('line-breaks', 'Hello,\n\nYours\n', 'Hallo,\n\nIhr\n')).toEqual([]);
  });
});
