import type { IncomingMessage, ServerResponse } from 'node:http';
import { securityHeaders } from '../contact.js';

/** What every answer carries that is neither a file nor a function's. */
const plainHeaders = {
  ...securityHeaders({ scriptHashes: [], styleHashes: [] }),
  'Cache-Control': 'no-store',
};

/** An answer of the host's own, with the headers that the real host sends with each. */
export const plainAnswer = (
  status: number,
  headers: Record<string, string> = {},
  text: string | null = null,
) => new Response(text, { status, headers: { ...plainHeaders, ...headers } });

export async function send(response: ServerResponse, answer: Response): Promise<void> {
  const body = Buffer.from(await answer.arrayBuffer());
  response.statusCode = answer.status;
  response.setHeaders(answer.headers).end(body);
}

/**
 * The address of a request on this machine; nothing if it is none. Slashes at the beginning of its
 * path are one: `//example.com` would otherwise be another host.
 */
export function localUrl({ url = '/', headers }: IncomingMessage): URL | null {
  const path = url.startsWith('/') ? url : (URL.parse(url)?.pathname ?? '');
  if (path === '') return null;
  const relative = path.replace(/^\/+/, '');
  // A Host that is none, or that holds more than a host, is no reason to fail.
  const host = /^[\w.:[\]-]+$/.test(headers.host ?? '') ? headers.host : '';
  const parsed =
    URL.parse(`http://${host}/${relative}`) ?? URL.parse(`http://localhost/${relative}`);
  // Only now are dots resolved, which may leave slashes at the beginning again.
  if (parsed) parsed.pathname = parsed.pathname.replace(/^\/+/, '/');
  return parsed;
}
