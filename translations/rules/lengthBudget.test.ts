import { expect, test } from 'vitest';
import { findingsOf } from '../oneMessage.js';
import { readBudget } from './lengthBudget.js';

test.each([
  ['Browser tab. Max 60.', { max: 60 }],
  ['Search result. Length 120–155.', { min: 120, max: 155 }],
  ['120–155. Also in the structured data.', { min: 120, max: 155 }],
  ['Button. Max 34.\nTitle. Max 24.', { max: 24 }],
  ['{range} comes from code, e.g. 6–14.', undefined],
  ['Max, the dog, is 12.', undefined],
])('reads the budget of “%s”', (note, budget) => {
  expect(readBudget(note)).toEqual(budget);
});

test('finds a text that is too long, in any language', () => {
  for (const language of ['en', 'de', 'fr']) {
    const message = { language, text: 'Kontakt aufnehmen', note: 'Button. Max 12.' };
    expect(findingsOf('length', message)).toMatchObject([{ right: 'Shorten it by 5.' }]);
  }
});

test('finds a description that is too short', () => {
  const message = { text: 'Short.', note: 'Search result. Length 120–155.' };
  expect(findingsOf('length', message)).toMatchObject([{ right: 'Add 114 or more.' }]);
});

test('counts the longest form of a plural and leaves tags out', () => {
  const text = '{n, plural, one {<b>#</b> day} other {<b>#</b> days}}';
  expect(findingsOf('length', { text, note: 'Max 6.' })).toEqual([]);
  expect(findingsOf('length', { text, note: 'Max 5.' })).toHaveLength(1);
});
