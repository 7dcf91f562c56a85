/** SHA-256 hashes, in base64 without a prefix, of a page's inline code. */
export type InlineHashes = {
  /** Of every inline script. JSON-LD is data and needs no hash. */
  scriptHashes: readonly string[];
  styleHashes: readonly string[];
};

const sources = (hashes: readonly string[]) =>
  ["'self'", ...hashes.map((hash) => `'sha256-${hash}'`)].join(' ');

/**
 * The Content-Security-Policy of one page: inline code runs only by its hash, no other origin is loaded from or sent
 * to, and the page cannot be framed.
 */
export function contentSecurityPolicy({ scriptHashes, styleHashes }: InlineHashes): string {
  return [
    "default-src 'none'",
    `script-src ${sources(scriptHashes)}`,
    `style-src ${sources(styleHashes)}`,
    "connect-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
  ].join('; ');
}

/** The security headers of every file, for `_headers`. Functions set their own (`netlify/inquiry/baseHeaders.ts`). */
export function securityHeaders(hashes: InlineHashes): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(hashes),
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    // With `no-referrer`, a plain form post would send `Origin: null`, which the function accepts only along with
    // `Sec-Fetch-Site`.
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy':
      'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
  };
}
