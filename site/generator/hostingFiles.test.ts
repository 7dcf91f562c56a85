import { expect, test } from 'vitest';
import { headersFile } from './hostingFiles.js';

// That other deploys are not: e2e/hosting.spec.ts.
test('a preview is kept out of search results', () => {
  expect(headersFile([], true)).toMatch(/^\/\*\n(?: {2}.*\n)* {2}X-Robots-Tag: noindex\n/);
});
