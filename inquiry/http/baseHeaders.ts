import { securityHeaders } from '@advisor/contract';

/** Headers of every response of the functions: Netlify does not apply `_headers` to them. */
export const baseHeaders = {
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  ...securityHeaders,
  'Cache-Control': 'no-store',
  'X-Robots-Tag': 'noindex',
};
