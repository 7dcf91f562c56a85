import { expect, test } from 'vitest';
import { pageDataPath } from './dataPath.js';

test.each([
  ['/', '/pages/en/index.json'],
  ['/de', '/pages/de/index.json'],
  ['/de/', '/pages/de/index.json'],
  ['/kontakt', '/pages/en/kontakt.json'],
  ['/kontakt/', '/pages/en/kontakt.json'],
  ['/fr/case-studies/growth', '/pages/fr/case-studies/growth.json'],
])('the data of %s lies at %s', (path, data) => {
  expect(pageDataPath(path)).toBe(data);
});
