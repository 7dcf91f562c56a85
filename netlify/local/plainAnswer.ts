import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { securityHeaders } from '../contact.js';

/** Methods that anything here answers otherwise than with 405; `fetch` knows no `TRACE`. */
export const knownMethods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** What every answer carries that is neither a file nor a function's. */
export const plainHeaders = {
  ...securityHeaders({ scriptHashes: [], styleHashes: [] }),
  'Cache-Control': 'no-store',
};

/** An answer without a body, with the headers that the real host sends with each. */
export function answerPlainly(
  response: ServerResponse,
  status: number,
  headers: OutgoingHttpHeaders = {},
): void {
  response.writeHead(status, { ...plainHeaders, ...headers }).end();
}

/**
 * The path of a request, as an address of this machine; nothing if it is none. Slashes at
 * its beginning are one: `//example.com` would otherwise be another host.
 */
export function localUrl({ url = '/' }: IncomingMessage): URL | null {
  const path = url.startsWith('/') ? url : (URL.parse(url)?.pathname ?? '');
  const parsed = path === '' ? null : URL.parse(`http://localhost/${path.replace(/^\/+/, '')}`);
  // Only now are dots resolved, which may leave slashes at the beginning again.
  if (parsed) parsed.pathname = parsed.pathname.replace(/^\/+/, '/');
  return parsed;
}
