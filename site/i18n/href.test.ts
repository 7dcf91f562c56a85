import { describe, expect, test } from 'vitest';
import { barePath, localizedPath, preferredPath, switchedPath } from './href.js';

describe('localizedPath', () => {
  test('writes the home page as /, /de/ and /fr/', () => {
    expect(['en', 'de', 'fr'].map((l) => localizedPath('/', l as 'en'))).toEqual([
      '/',
      '/de/',
      '/fr/',
    ]);
  });

  test('puts the prefix before every other path and no slash after it', () => {
    expect(localizedPath('/kontakt', 'en')).toBe('/kontakt');
    expect(localizedPath('/kontakt', 'de')).toBe('/de/kontakt');
    expect(localizedPath('/case-studies/growth', 'fr')).toBe('/fr/case-studies/growth');
  });
});

describe('barePath', () => {
  test.each([
    ['/', '/'],
    ['/de', '/'],
    ['/de/', '/'],
    ['/fr/kontakt', '/kontakt'],
    ['/kontakt', '/kontakt'],
    ['/deutsch', '/deutsch'],
  ])('%s is %s', (path, bare) => {
    expect(barePath(path)).toBe(bare);
  });
});

describe('switchedPath', () => {
  test.each([
    // from, to, path
    ['/', 'de', '/de/'],
    ['/de', 'en', '/'],
    ['/de/', 'fr', '/fr/'],
    ['/kontakt', 'fr', '/fr/kontakt'],
    ['/fr/kontakt', 'de', '/de/kontakt'],
    ['/de/kontakt', 'en', '/kontakt'],
    ['/de/kontakt', 'de', '/de/kontakt'],
  ] as const)('from %s to %s leads to %s', (path, language, target) => {
    expect(switchedPath(path, language)).toBe(target);
  });

  test('keeps the path of a page that does not exist', () => {
    expect(switchedPath('/no/such-page', 'de')).toBe('/de/no/such-page');
    expect(switchedPath('/de/no/such-page', 'en')).toBe('/no/such-page');
  });
});

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
])('preferredPath at %s with %s stored leads to %s', (path, stored, target) => {
  expect(preferredPath(path, stored)).toBe(target);
});
