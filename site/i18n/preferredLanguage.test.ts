import { expect, test } from 'vitest';
import { languageOf, localizedPath } from '@advisor/contract/languages';
import { stripLanguagePrefix, preferredPath } from './preferredLanguage.js';

test.each(['/en/kontakt', '/deutsch', '/den-haag', '/de-de', '/x/de', '//de'])(
  '%s has no prefix',
  (path) => expect(languageOf(path)).toBe('en'),
);

test.each([
  // from, to, path
  ['/', 'en', '/'],
  ['/', 'de', '/de/'],
  ['/de', 'en', '/'],
  ['/de/', 'fr', '/fr/'],
  ['/fr/kontakt', 'de', '/de/kontakt'],
  ['/de/kontakt', 'en', '/kontakt'],
  ['/DE/Kontakt', 'fr', '/fr/Kontakt'],
  ['/no/such-page', 'de', '/de/no/such-page'],
  ['/de//example.com/page', 'en', '/example.com/page'],
  ['//example.com/page', 'en', '/example.com/page'],
] as const)('from %s the switch to %s leads to %s', (path, language, target) => {
  expect(localizedPath(stripLanguagePrefix(path), language)).toBe(target);
});

test.each<[path: string, stored: string | null, target: string | null]>([
  // path, stored, target
  ['/', 'de', '/de/'],
  ['/', 'en', null],
  ['/', null, null],
  ['/de/kontakt', 'fr', null],
  // English has no prefix: /en is a path like any other.
  ['/en/kontakt', 'de', '/de/en/kontakt'],
  ...['', 'xx', 'DE', 'de-DE', 'undefined', '{"de":1}'].map((rubbish): [string, string, null] => [
    '/',
    rubbish,
    null,
  ]),
])('a visitor at %s who stored %j is redirected to %s', (path, stored, target) => {
  expect(preferredPath(path, stored)).toBe(target);
});
