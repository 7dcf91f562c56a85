import { expect, test } from 'vitest';
import { languageOf } from './languages.js';

test.each(['/de', '/de/', '/de/kontakt'])('%s is German', (path) => {
  expect(languageOf(path)).toBe('de');
});

test.each(['/', '/en/kontakt', '/deutsch', '/den-haag', '/de-de', '/DE', '/x/de', '//de'])(
  '%s has no prefix',
  (path) => {
    expect(languageOf(path)).toBe('en');
  },
);
