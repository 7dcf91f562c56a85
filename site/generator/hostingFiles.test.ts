import { describe, expect, test } from 'vitest';
import { headersFile } from './hostingFiles.js';

const page = {
  path: '/kontakt',
  hashes: { scriptHashes: ['c2NyaXB0'], styleHashes: ['c3R5bGU='] },
};

describe('_headers', () => {
  test('gives missing paths a policy that allows what any page’s own does', () => {
    const other = { ...page, path: '/', hashes: { scriptHashes: ['b3RoZXI='], styleHashes: [] } };
    const [general = ''] = headersFile([page, other], false).split('\n/assets');
    for (const hash of ['c2NyaXB0', 'b3RoZXI=', 'c3R5bGU=']) expect(general).toContain(hash);
    expect(general).toMatch(/ {2}Content-Security-Policy: default-src 'none'; /);
    expect(general).not.toContain('unsafe');
  });

  test('keeps only previews out of search results', () => {
    expect(headersFile([page], true)).toMatch(/^\/\*\n(?: {2}.*\n)* {2}X-Robots-Tag: noindex\n/);
    expect(headersFile([page], false)).not.toContain('X-Robots-Tag');
  });
});
