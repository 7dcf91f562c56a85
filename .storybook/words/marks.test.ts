import { setupI18n, type Messages } from '@lingui/core';
import { expect, test } from 'vitest';
import { textAround } from '../../site/i18n/textAround.js';
import { translateWith } from '../../site/i18n/translate.js';
import { markMessages, readMarks } from './marks.js';

const messages: Messages = {
  'aB-3_x': ['Contact'],
  priceX: [
    ['price'],
    ' per person, ',
    ['count', 'plural', { one: ['#', ' day'], other: ['#', ' days'] }],
  ],
  taggeX: ['Read <link>this article</link> first.'],
  figurX: ['100+'],
};
const i18n = setupI18n({ locale: 'en', messages: { en: markMessages(messages) } });
const t = translateWith(i18n);
const ids = (text: string) => readMarks(text).messages.map(({ id }) => id);

test('a marked text names its message, and without the marks is what it was', () => {
  expect(readMarks(t({ id: 'aB-3_x' }))).toEqual({
    text: 'Contact',
    messages: [{ id: 'aB-3_x', start: 0 }],
  });
});

test('values, plurals and tags come through a marked message', () => {
  const { text, messages: found } = readMarks(t({ id: 'priceX' }, { price: '€749', count: 2 }));
  expect(text).toBe('€749 per person, 2 days');
  expect(found).toEqual([{ id: 'priceX', start: 0 }]);
});

test('each part of a text that is cut at its tags or at a value names the message', () => {
  const parts = t({ id: 'taggeX' }).split(/<\/?link>/);
  expect(parts.map(ids)).toEqual([['taggeX'], ['taggeX'], ['taggeX']]);
  const { before, after } = textAround(t, { id: 'priceX' }, 'price', { count: 1 });
  expect(before).toBe('');
  expect(readMarks(after)).toMatchObject({
    text: 'per person, 1 day',
    messages: [{ id: 'priceX' }],
  });
});

test('texts joined into one each keep their place', () => {
  expect(readMarks(`${t({ id: 'aB-3_x' })}, ${t({ id: 'taggeX' })}`)).toMatchObject({
    messages: [
      { id: 'aB-3_x', start: 0 },
      { id: 'taggeX', start: 'Contact, '.length },
    ],
  });
});

test('a mark is found in the address of a prepared mail', () => {
  const href = `mailto:name@example.com?subject=${encodeURIComponent(t({ id: 'aB-3_x' }))}`;
  expect(readMarks(href)).toMatchObject({
    text: 'mailto:name@example.com?subject=Contact',
    messages: [{ id: 'aB-3_x' }],
  });
});

test('a figure stays a figure, because components look for it', () => {
  expect(t({ id: 'figurX' })).toBe('100+');
});

test('a text of no message has no marks', () => {
  expect(readMarks('name@example.com')).toEqual({ text: 'name@example.com', messages: [] });
});
