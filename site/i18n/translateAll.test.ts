import { expect, test } from 'vitest';
import { translateAll } from './translateAll.js';

test('translates each message of a set in its place', () => {
  const set = {
    title: { id: 'a' },
    points: [{ id: 'b' }, { id: 'c' }],
    more: { text: { id: 'd' } },
  };
  const texts = { title: 'A', points: ['B', 'C'], more: { text: 'D' } };
  expect(translateAll(({ id }) => id.toUpperCase(), set)).toEqual(texts);
});
