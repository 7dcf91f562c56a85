import { describe, expect, test } from 'vitest';
import { contentSecurityPolicy, securityHeaders } from './securityHeaders.js';

const hashes = { scriptHashes: ['c2NyaXB0', 'bG9hZGVy'], styleHashes: ['c3R5bGU='] };

describe('the security headers', () => {
  test('allow an inline script or style by its hash alone', () => {
    const policy = contentSecurityPolicy(hashes);
    expect(policy).toContain("script-src 'self' 'sha256-c2NyaXB0' 'sha256-bG9hZGVy';");
    expect(policy).toContain("style-src 'self' 'sha256-c3R5bGU=';");
  });

  test('let a plain form post carry its origin', () => {
    expect(securityHeaders(hashes)['Referrer-Policy']).toBe('strict-origin-when-cross-origin');
  });
});
