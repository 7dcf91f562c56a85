import { expect, test } from 'vitest';
import { findingsOf } from '../oneMessage.js';

test.each(['{start}–{end}', 'um 12:30', '12:30–16:30', '{start}–{end}, online'])(
  'misses Uhr in %s',
  (text) => {
    expect(findingsOf('german-time', { language: 'de', text })).toHaveLength(1);
  },
);

test.each(['{start}–{end} Uhr', 'um 12:30 Uhr', '12:30–16:30\u00a0Uhr', 'Verhältnis {ratio}'])(
  'accepts %s',
  (text) => {
    expect(findingsOf('german-time', { language: 'de', text })).toEqual([]);
  },
);

test('asks nothing of English', () => {
  expect(findingsOf('german-time', { text: '{start}–{end}' })).toEqual([]);
});
