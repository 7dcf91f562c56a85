import { describe, expect, test } from 'vitest';
import { resolveLanguage } from './languages.js';

describe('resolveLanguage', () => {
  test.each([
    // path, stored, language
    ['/', null, 'en'],
    ['/', 'en', 'en'],
    ['/', 'de', 'de'],
    ['/', 'fr', 'fr'],
    ['/kontakt', 'fr', 'fr'],
    ['/kontakt', null, 'en'],
    ['/de', null, 'de'],
    ['/de/', 'fr', 'de'],
    ['/de/kontakt', 'en', 'de'],
    ['/fr', 'de', 'fr'],
    ['/fr/case-studies/growth', null, 'fr'],
  ])('at %s with %s stored is %s', (path, stored, language) => {
    expect(resolveLanguage(path, stored)).toBe(language);
  });

  test.each(['', 'xx', 'DE', 'de-DE', 'undefined', '{"de":1}', 7, {}, undefined])(
    'takes the rubbish %j in the storage for no preference',
    (stored) => {
      expect(resolveLanguage('/beratung', stored)).toBe('en');
      expect(resolveLanguage('/fr/beratung', stored)).toBe('fr');
    },
  );

  test.each(['/deutsch', '/den-haag', '/franz', '/de-de', '/DE', '/x/de', '//de'])(
    'sees no prefix in %s',
    (path) => {
      expect(resolveLanguage(path, null)).toBe('en');
    },
  );

  test('gives English no prefix: /en is a path like any other', () => {
    expect(resolveLanguage('/en/kontakt', 'de')).toBe('de');
  });
});
