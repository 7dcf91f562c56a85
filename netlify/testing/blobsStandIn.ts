import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { memoryStore } from './memoryStore.js';

/** What the stand-in does with the requests it gets. */
export type StoreFault =
  'none' | 'refuse' | 'hang' | 500 | 'html' | 'empty' | 'spurious 412' | 'weak etag' | 'slow';

export type BlobsStandIn = Awaited<ReturnType<typeof startBlobs>>;

/** A server on this machine that speaks the protocol of Netlify Blobs, also wrongly or not at all. */
export async function startBlobs() {
  const memory = memoryStore();
  let fault: StoreFault = 'none';
  let asked = 0;
  const server = createServer(async (request, response) => {
    asked += 1;
    const body = await text(request);
    if (fault === 'refuse') return void request.socket.destroy();
    if (fault === 'hang') return;
    if (fault === 500) return void response.writeHead(500).end();
    if (fault === 'html')
      return void response.writeHead(200, { 'Content-Type': 'text/html' }).end('<h1>Proxy</h1>');
    if (fault === 'empty') return void response.writeHead(200).end();
    if (fault === 'spurious 412' && request.method === 'PUT')
      return void response.writeHead(412).end();
    if (fault === 'slow') await new Promise((resolve) => setTimeout(resolve, 500));
    if (response.destroyed) return;
    const url = new URL(request.url ?? '', 'http://localhost');
    const [, , , ...parts] = url.pathname.split('/');
    const key = parts.map(decodeURIComponent).join('/');
    const answer = (version: string | undefined, status: number, content = '') =>
      response
        .writeHead(
          status,
          version ? { etag: `${fault === 'weak etag' ? 'W/' : ''}"${version}"` } : {},
        )
        .end(content);
    if (key === '') {
      const keys = await memory.keys(url.searchParams.get('prefix') ?? '');
      return void response
        .writeHead(200, { 'Content-Type': 'application/json' })
        .end(JSON.stringify({ blobs: keys.map((each) => ({ key: each, etag: 'x' })) }));
    }
    if (request.method === 'DELETE') {
      await memory.remove(key);
      return void answer(undefined, 204);
    }
    if (request.method === 'PUT') {
      const match = request.headers['if-match']?.replaceAll('"', '');
      const expected = match ? { expected: { value: '', version: match } } : {};
      const written = request.headers['if-none-match']
        ? await memory.create(key, body)
        : await memory.replace(key, body, ...Object.values(expected));
      return void (written ? answer(written.version, 200) : answer(undefined, 412));
    }
    const found = await memory.read(key);
    return void (found ? answer(found.version, 200, found.value) : answer(undefined, 404));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    access: { siteID: '0', token: 'x', edgeURL: url, uncachedEdgeURL: url },
    entries: memory.entries,
    /** Requests so far. */
    asked: () => asked,
    fail: (next: StoreFault) => {
      fault = next;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
