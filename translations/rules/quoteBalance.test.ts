import { expect, test } from 'vitest';
import { findingsOf } from '../oneMessage.js';

test.each([
  ['en', 'It’s “one”, and the boards’ two (‘three’)'],
  ['de', '„eins“ und ‚zwei‘ (drei)'],
  ['fr', '«\u00a0un\u00a0» (deux)'],
  ['en', '{n, plural, one {(# day)} other {(# days)}}'],
])('accepts %s: %s', (language, text) => {
  expect(findingsOf('quote-balance', { language, text })).toEqual([]);
});

test.each([
  ['en', 'an “open word'],
  ['de', 'ein „Wort ohne Ende'],
  ['de', 'ein Wort“ ohne Anfang'],
  ['fr', 'un «\u00a0mot'],
  ['fr', 'un mot\u00a0»'],
  ['de', 'Preis (inkl. Steuer'],
])('finds what is not closed or not opened: %s: %s', (language, text) => {
  expect(findingsOf('quote-balance', { language, text })).toHaveLength(1);
});
