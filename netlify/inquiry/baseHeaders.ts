import { securityHeaders } from '../contact.js';

/** Headers of every response of the functions: Netlify does not apply `_headers` to them. */
export const baseHeaders = {
  ...securityHeaders({ scriptHashes: [], styleHashes: [] }),
  'Cache-Control': 'no-store',
  'X-Robots-Tag': 'noindex',
};
