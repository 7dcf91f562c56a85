import { describe, expect, test } from 'vitest';
import { findingsOf, fixed } from '../oneMessage.js';

test.each([
  ['en', 'marked “optional”'],
  ['en', 'the owner’s ‘own’ word'],
  ['de', 'mit „optional“ gekennzeichnet'],
  ['de', 'mit „so ‚genau‘ optional“'],
  ['fr', 'marqués «\u00a0facultatif\u00a0»'],
  ['fr', '«\u00a0un “mot” dedans\u00a0»'],
  ['pl', '„słowo”'],
])('accepts %s: %s', (language, text) => {
  expect(findingsOf('quotes', { language, text })).toEqual([]);
});

test.each([
  ['de', 'mit "optional" gekennzeichnet', 'mit „optional“ gekennzeichnet'],
  ['de', 'mit “optional” gekennzeichnet', 'mit „optional“ gekennzeichnet'],
  ['de', 'mit «optional» gekennzeichnet', 'mit „optional“ gekennzeichnet'],
  ['de', 'mit „optional” gekennzeichnet', 'mit „optional“ gekennzeichnet'],
  ['fr', 'marqués "facultatif".', 'marqués «\u00a0facultatif\u00a0».'],
  ['fr', 'marqués “facultatif”.', 'marqués «\u00a0facultatif\u00a0».'],
  ['de', 'mit ‚optional‘ gekennzeichnet', 'mit „optional“ gekennzeichnet'],
  ['fr', 'marqués „facultatif“.', 'marqués «\u00a0facultatif\u00a0».'],
])('sets %s: %s as %s', (language, text, right) => {
  expect(findingsOf('quotes', { language, text })).toHaveLength(1);
  expect(fixed({ language, text })).toBe(right);
});

describe('a case that is not mechanical', () => {
  test.each([
    ['de', 'ein "Wort und noch eins'],
    ['en', 'a «word»'],
    ['en', 'a "word"'],
  ])('is found and left to the translator: %s: %s', (language, text) => {
    expect(findingsOf('quotes', { language, text })).toHaveLength(1);
    expect(fixed({ language, text })).toBe(text);
  });
});
