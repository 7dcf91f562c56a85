import { expect, test } from 'vitest';
import { splitNumeral } from './splitNumeral.js';

test('a text is split at its marked number', () => {
  const stat = { before: 'Within', value: '6', after: 'months' };
  expect(splitNumeral('Within <n>6</n>\u00a0months')).toEqual(stat);
});
