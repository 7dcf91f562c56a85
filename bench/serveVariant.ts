import { createHash } from 'node:crypto';
import { brotliCompressSync } from 'node:zlib';
import type { Listener } from './slowLink.js';

/** The site with other documents: what a figure of the site is compared with. */
export const variants = {
  site: (html: string) => html,
  /** As a browser without speculation rules sees it. */
  withoutRules: (html: string) =>
    html.replace(/<script type="speculationrules">[\s\S]*?<\/script>/, ''),
  /** The same pages as plain links: not one script. */
  withoutScripts: (html: string) => html.replaceAll(/<script\b[\s\S]*?<\/script>/g, ''),
  /** The least that a page can be. */
  sentence: () =>
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" ' +
    'content="width=device-width,initial-scale=1"><title>A page</title></head><body><p>A page of one ' +
    'sentence.</p></body></html>',
};

type Answer = { status: number; headers: Record<string, string>; body: Buffer };

/**
 * Serves a site with its documents changed and everything else, headers too, as it is. The site itself
 * goes through it as well, so that no variant has the quicker server.
 */
export function serveVariant(siteUrl: string, change: (html: string) => string): Listener {
  const answers = new Map<string, Answer>();
  const find = async (path: string): Promise<Answer> => {
    const response = await fetch(siteUrl + path, { redirect: 'manual' });
    const headers = Object.fromEntries(response.headers);
    let body: Buffer = Buffer.from(await response.arrayBuffer());
    if (headers['content-type']?.startsWith('text/html')) body = Buffer.from(change(`${body}`));
    if (headers['content-encoding']) {
      headers['content-encoding'] = 'br';
      body = brotliCompressSync(body);
    }
    headers['etag'] = `"${createHash('sha1').update(body).digest('base64url')}"`;
    headers['content-length'] = String(body.byteLength);
    // They belong to one connection of HTTP/1 and don't exist in HTTP/2.
    for (const name of ['connection', 'keep-alive', 'transfer-encoding']) delete headers[name];
    return { status: response.status, headers, body };
  };
  return async (request, response) => {
    const path = request.url;
    const answer = answers.get(path) ?? (await find(path));
    answers.set(path, answer);
    const known = request.headers['if-none-match'] === answer.headers['etag'];
    if (known) response.writeHead(304, { ...answer.headers, 'content-length': 0 }).end();
    else response.writeHead(answer.status, answer.headers).end(answer.body);
  };
}
