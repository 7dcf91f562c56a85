import { expect, test } from 'vitest';
import { headersFile } from './hostingFiles.js';

test('only previews are kept out of search results', () => {
  expect(headersFile([], true)).toMatch(/^\/\*\n(?: {2}.*\n)* {2}X-Robots-Tag: noindex\n/);
  expect(headersFile([], false)).not.toContain('X-Robots-Tag');
});
