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
