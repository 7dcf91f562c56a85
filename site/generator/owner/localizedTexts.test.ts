import { expect, test, vi } from 'vitest';
import { dayTexts, languageLists } from './localizedTexts.js';

test.each([
  ['en', 'Thu', 'April', '3 Apr', 'Thu 3 Apr', '3 April 2025', 'Thursday, 3 April 2025'],
  ['de', 'Do', 'April', '3. Apr.', 'Do., 3. Apr.', '3. April 2025', 'Donnerstag, 3. April 2025'],
  ['fr', 'jeu.', 'avril', '3 avr.', 'jeu. 3 avr.', '3 avril 2025', 'jeudi 3 avril 2025'],
] as const)('a day in %s', (language, ...texts) => {
  expect(Object.values(dayTexts('2025-04-03')[language])).toEqual(texts);
});

test.each(['America/Los_Angeles', 'Pacific/Auckland'])('it is the same in %s', (zone) => {
  vi.stubEnv('TZ', zone);
  expect(new Date(2027, 0, 1).getTimezoneOffset()).not.toBe(0);
  expect(dayTexts('2027-01-01').de.full).toBe('Freitag, 1. Januar 2027');
});

test('languages are listed in each language, its own first', () => {
  expect(languageLists(['en', 'de', 'fr'])).toEqual({
    en: 'English, German and French',
    de: 'Deutsch, Englisch und Französisch',
    fr: 'français, anglais et allemand',
  });
});
