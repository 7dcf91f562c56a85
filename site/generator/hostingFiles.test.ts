import { securityHeaders } from '@advisor/contact';
import { expect, test } from 'vitest';
import { headersFile } from './hostingFiles.js';

// e2e/hosting.spec.ts evaluates the policy.
test('the security headers forbid sniffing, framing and sharing with other origins, and ask for HTTPS', () => {
  expect(securityHeaders).toMatchObject({
    'Strict-Transport-Security': expect.stringMatching(/^max-age=\d{8}/),
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': expect.stringContaining('camera=()'),
    // A plain form post has to carry its origin.
    'Referrer-Policy': 'strict-origin-when-cross-origin',
  });
});

test('only previews are kept out of search results', () => {
  expect(headersFile([], true)).toMatch(/^\/\*\n(?: {2}.*\n)* {2}X-Robots-Tag: noindex\n/);
  expect(headersFile([], false)).not.toContain('X-Robots-Tag');
});
