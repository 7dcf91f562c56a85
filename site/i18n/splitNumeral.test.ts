import { expect, test } from 'vitest';
import { splitNumeral } from './splitNumeral.js';

test('a message is split at its marked number', () => {
  expect(splitNumeral('Within <n>6</n>\u00a0months')).toEqual({
    before: 'Within',
    value: '6',
    after: 'months',
  });
});
