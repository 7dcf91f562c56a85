import { expect, test } from 'vitest';
import { languageOf, listLanguages } from './languages.js';

test.each(['/de', '/de/', '/de/kontakt'])('%s is German', (path) => {
  expect(languageOf(path)).toBe('de');
});

test.each(['/', '/en/kontakt', '/deutsch', '/den-haag', '/de-de', '/DE', '/x/de', '//de'])(
  '%s has no prefix',
  (path) => {
    expect(languageOf(path)).toBe('en');
  },
);

test.each([
  ['en', 'English, German and French'],
  ['de', 'Deutsch, Englisch und Französisch'],
  ['fr', 'Français, anglais et allemand'],
] as const)('working languages are listed in %s, that of the page first', (language, list) => {
  expect(listLanguages(['en', 'de', 'fr'], language)).toBe(list);
});
