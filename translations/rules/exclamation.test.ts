import { expect, test } from 'vitest';
import { findingsOf } from '../oneMessage.js';

const glossary = { fixed: ['Oops! Page not found'] };

test.each([
  ['en', 'Write to me!', 'Write to me!'],
  ['de', 'Write to me', 'Schreiben Sie mir!'],
  ['de', 'Write to me!', 'Schreiben Sie mir!'],
])('finds one in %s: %s → %s', (language, id, text) => {
  expect(findingsOf('exclamation', { language, id, text, glossary })).toHaveLength(1);
});

test('accepts a fixed text and its translation', () => {
  const id = 'Oops! Page not found';
  expect(findingsOf('exclamation', { text: id, glossary })).toEqual([]);
  const text = 'Hoppla! Seite nicht gefunden';
  expect(findingsOf('exclamation', { language: 'de', id, text, glossary })).toEqual([]);
});
