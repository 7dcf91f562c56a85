/** SHA-256 hashes, base64 without a prefix, of what one page holds inline. */
export type InlineHashes = {
  /** Of every inline script and the speculation rules. JSON-LD is data and needs no hash. */
  scriptHashes: readonly string[];
  styleHashes: readonly string[];
};

const sources = (hashes: readonly string[]) =>
  ["'self'", ...hashes.map((hash) => `'sha256-${hash}'`)].join(' ');

/**
 * The Content-Security-Policy of one page. Nothing inline runs unless its hash is listed, nothing
 * comes from or goes to another origin, and the page cannot be framed.
 *
 * @param place - a `<meta>` cannot forbid frames
 */
export function contentSecurityPolicy(
  { scriptHashes, styleHashes }: InlineHashes,
  place: 'header' | 'meta' = 'header',
): string {
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
    ...(place === 'header' ? ["frame-ancestors 'none'"] : []),
    "require-trusted-types-for 'script'",
  ].join('; ');
}

/**
 * The security headers of every answer: pages get them through `_headers`, which does not apply to
 * functions, so the function sets them itself.
 */
export function securityHeaders(hashes: InlineHashes): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(hashes),
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    // `no-referrer` would make a plain form post send `Origin: null`, which the function takes only
    // where the browser sends `Sec-Fetch-Site`, too.
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy':
      'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
  };
}
