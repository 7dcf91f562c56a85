import { expect, test } from 'vitest';
import { listLanguages } from './listLanguages.js';

test.each([
  ['en', 'English, German and French'],
  ['de', 'Englisch, Deutsch und Französisch'],
  ['fr', 'Anglais, allemand et français'],
] as const)('languages are listed in %s', (language, list) => {
  expect(listLanguages(['en', 'de', 'fr'], language)).toBe(list);
});
