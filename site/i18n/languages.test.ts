import { expect, test } from 'vitest';
import { barePath, localizedPath, preferredPath, switchedPath } from './href.js';
import { resolveLanguage } from './languages.js';

test.each<[path: string, stored: unknown, language: string]>([
  ['/', null, 'en'],
  ['/', 'de', 'de'],
  ['/kontakt', 'fr', 'fr'],
  ['/de', null, 'de'],
  ['/de/kontakt', 'en', 'de'],
  ['/fr', 'de', 'fr'],
  // English has no prefix: /en is a path like any other.
  ['/en/kontakt', 'de', 'de'],
])('the language at %s with %j stored is %s', (path, stored, language) => {
  expect(resolveLanguage(path, stored)).toBe(language);
});

test.each(['', 'xx', 'DE', 'de-DE', 'undefined', '{"de":1}', 7, {}, undefined])(
  'the rubbish %j in the storage is no preference',
  (stored) => {
    expect(resolveLanguage('/beratung', stored)).toBe('en');
    expect(resolveLanguage('/fr/beratung', stored)).toBe('fr');
  },
);

test.each(['/deutsch', '/den-haag', '/franz', '/de-de', '/DE', '/x/de', '//de'])(
  '%s has no prefix',
  (path) => expect(resolveLanguage(path, null)).toBe('en'),
);

test.each([
  // path without prefix, language, path
  ['/', 'en', '/'],
  ['/', 'de', '/de/'],
  ['/kontakt', 'en', '/kontakt'],
  ['/case-studies/growth', 'fr', '/fr/case-studies/growth'],
] as const)('%s is in %s at %s', (path, language, localized) => {
  expect(localizedPath(path, language)).toBe(localized);
  expect(barePath(localized)).toBe(path);
});

test.each([
  ['/de', '/'],
  ['/deutsch', '/deutsch'],
])('%s without its prefix is %s', (path, bare) => {
  expect(barePath(path)).toBe(bare);
});

test.each([
  // from, to, path
  ['/', 'de', '/de/'],
  ['/de', 'en', '/'],
  ['/de/', 'fr', '/fr/'],
  ['/fr/kontakt', 'de', '/de/kontakt'],
  ['/de/kontakt', 'en', '/kontakt'],
  ['/no/such-page', 'de', '/de/no/such-page'],
  ['/de//example.com/page', 'en', '/example.com/page'],
  ['//example.com/page', 'en', '/example.com/page'],
] as const)('from %s the switch to %s leads to %s', (path, language, target) => {
  expect(switchedPath(path, language)).toBe(target);
});

test.each([
  // path, stored, target
  ['/', 'de', '/de/'],
  ['/no/such-page', 'de', '/de/no/such-page'],
  ['/', 'en', null],
  ['/', null, null],
  ['/', 'rubbish', null],
  ['/de/kontakt', 'fr', null],
])('a visitor at %s with %s stored goes on to %s', (path, stored, target) => {
  expect(preferredPath(path, stored)).toBe(target);
});
