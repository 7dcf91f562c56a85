import { expect, test } from 'vitest';
import { mask, readMessage } from './readMessage.js';

/** The masked text with one sign for each run of masks. */
const shown = (text: string) => readMessage(text).masked.replace(new RegExp(`${mask}+`, 'g'), '•');

test.each([
  ['Hello {name}!', 'Hello •!'],
  ['See <link>this page</link>.', 'See •this page•.'],
  ['{n, plural, one {# day} other {# days}} left', '• day• days• left'],
  ["It's '{quoted}' here", "It's • here"],
  ['Write to name@example.com or https://example.com/a?b', 'Write to • or •'],
  ['{a, select, x {one {b}} other {two}}', '•one •two•'],
])('leaves of %s only what is text: %s', (text, rest) => {
  expect(shown(text)).toBe(rest);
  expect(readMessage(text).masked).toHaveLength(text.length);
});

test('lists placeholders, plurals and tags', () => {
  expect(readMessage('<b>{n, plural, one {#} other {{x}}}</b><br/>')).toMatchObject({
    placeholders: [
      { name: 'n', kind: 'plural' },
      { name: 'x', kind: 'argument' },
    ],
    plurals: [{ name: 'n', kind: 'plural', forms: ['one', 'other'] }],
    tags: [
      { name: 'b', kind: 'open' },
      { name: 'b', kind: 'close' },
      { name: 'br', kind: 'self' },
    ],
  });
});

test('says where brackets cannot be read', () => {
  expect(readMessage('Hello {na me}').problem?.wrong).toContain('from character 11 on');
});
