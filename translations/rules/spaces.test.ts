import { expect, test } from 'vitest';
import { findingsOf, fixed } from '../oneMessage.js';

test.each([
  ['de', 'Ein Wort,  noch eins', 'Ein Wort, noch eins'],
  ['de', ' Ein Wort', 'Ein Wort'],
  ['fr', 'Un mot ', 'Un mot'],
  ['de', 'Guten Tag, \nich', 'Guten Tag,\nich'],
  ['de', 'Wer widerspricht ?', 'Wer widerspricht?'],
  ['de', 'Ein Wort , noch eins', 'Ein Wort, noch eins'],
  ['fr', 'Un mot .', 'Un mot.'],
  ['fr', 'Un mot\u00a0 : deux', 'Un mot\u00a0: deux'],
])('sets %s: %j as %j', (language, text, right) => {
  expect(findingsOf('spaces', { language, text })).not.toEqual([]);
  expect(fixed({ language, text })).toBe(right);
});

test.each([
  ['fr', 'Un mot\u202f?'],
  ['de', 'Wird gesendet\u00a0…'],
  ['de', 'Ein Wort.\n\n\nNoch eins\n'],
  ['en', 'Version .5 of it'],
])('accepts %s: %j', (language, text) => {
  expect(findingsOf('spaces', { language, text })).toEqual([]);
});
