import { expect, test } from 'vitest';
import { preferredPath } from './preferredPath.js';

test.each([
  // path, stored, target
  ['/', 'de', '/de/'],
  ['/kontakt', 'fr', '/fr/kontakt'],
  ['/no/such-page', 'de', '/de/no/such-page'],
  ['/', 'en', null],
  ['/', null, null],
  ['/', 'rubbish', null],
  ['/de/kontakt', 'fr', null],
  ['/fr', 'de', null],
])('at %s with %s stored leads to %s', (path, stored, target) => {
  expect(preferredPath(path, stored)).toBe(target);
});
