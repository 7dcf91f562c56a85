import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import { plainFloor } from './plainFloor.js';

/** Serves the plain floor of a site's pages, compressed as the site is. */
export async function serveFloor(siteUrl: string): Promise<{ url: string; close: () => void }> {
  const server = createServer(async (request, response) => {
    const html = await (await fetch(siteUrl + request.url)).text();
    response.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'content-encoding': 'br',
    });
    response.end(brotliCompressSync(plainFloor(html)));
  });
  await new Promise<void>((ready) => void server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => void server.close() };
}
