import { expect, test } from 'vitest';
import { findingsOf, fixed } from '../oneMessage.js';

test.each([
  ['de', 'Angaben nach § 5 DDG', 'Angaben nach §\u00a05 DDG'],
  ['de', 'Art. 6 Abs. 1 lit. f', 'Art.\u00a06 Abs.\u00a01 lit. f'],
  ['de', 'In 6 Monaten stabil', 'In 6\u00a0Monaten stabil'],
  ['de', 'Ab 9:30 Uhr', 'Ab 9:30\u00a0Uhr'],
  ['fr', 'En 6 mois', 'En 6\u00a0mois'],
  ['fr', 'Le cas n° 3', 'Le cas n°\u00a03'],
])('keeps together, %s: %j as %j', (language, text, right) => {
  expect(findingsOf('kept-together', { language, text })).not.toEqual([]);
  expect(fixed({ language, text })).toBe(right);
});

test.each([
  ['de', 'Seit 2010 Führungsverantwortung'],
  ['de', 'Am 3. Tagungsort, 2 Tagungen'],
  ['de', 'In 6\u00a0Monaten'],
  ['en', 'Within 6 months'],
  ['fr', '6 anses'],
])('accepts %s: %j', (language, text) => {
  expect(findingsOf('kept-together', { language, text })).toEqual([]);
});
