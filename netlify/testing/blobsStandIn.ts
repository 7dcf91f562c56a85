import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import type { Versioned } from '../inquiry/inbox.js';
import { memoryStore } from './memoryStore.js';

/** What the stand-in does with the requests it gets. */
export type StoreFault =
  | 'none'
  | 'refuse'
  | 'hang'
  | 500
  | 'html'
  | 'empty'
  | 'spurious 412'
  | 'repeated write'
  | 'weak etag'
  | 'slow';

export type BlobsStandIn = Awaited<ReturnType<typeof startBlobs>>;

/** A server on this machine that speaks the protocol of Netlify Blobs, also wrongly or not at all. */
export async function startBlobs() {
  const memory = memoryStore();
  const metadata = new Map<string, string>();
  const standIn = { fault: 'none' as StoreFault, requests: 0, entries: memory.entries };
  const server = createServer(async (request, response) => {
    standIn.requests += 1;
    const { fault } = standIn;
    const value = await text(request);
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost');
    const key = decodeURIComponent(pathname.split('/').slice(3).join('/'));
    const reply = (status: number, body = '', headers = {}) =>
      void response.writeHead(status, headers).end(body);
    const written = (found: Versioned | null | undefined, otherwise: number, body = '') => {
      const etag = `${fault === 'weak etag' ? 'W/' : ''}"${found?.version}"`;
      const held = { etag, 'x-amz-meta-user': metadata.get(key) ?? '' };
      return found ? reply(200, body, held) : reply(otherwise);
    };
    if (fault === 'refuse') return void request.socket.destroy();
    if (fault === 'hang') return undefined;
    if (fault === 500) return reply(500);
    if (fault === 'html')
      return reply(200, '<p>Proxy', { 'Content-Type': 'text/html', etag: '"1"' });
    if (fault === 'empty') return reply(200);
    if (fault === 'slow') await pause(500);
    if (response.destroyed) return undefined;
    if (request.method === 'DELETE') return memory.remove(key).then(() => reply(204));
    if (request.method === 'PUT') {
      if (fault === 'spurious 412') return reply(412);
      const { 'if-none-match': isNew, 'if-match': match } = request.headers;
      const read = match && { value: '', version: match.replaceAll('"', '') };
      const stored = await memory.write(key, value, isNew ? null : read || undefined);
      if (stored) metadata.set(key, String(request.headers['x-amz-meta-user'] ?? ''));
      return written(fault === 'repeated write' ? null : stored, 412);
    }
    if (key !== '') {
      const found = await memory.read(key);
      return written(found, 404, found?.value);
    }
    const keys = await memory.keys(searchParams.get('prefix') ?? '');
    const list = JSON.stringify({ blobs: keys.map((each) => ({ key: each, etag: 'x' })) });
    return reply(200, list, { 'Content-Type': 'application/json' });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return Object.assign(standIn, {
    access: { siteID: '0', token: 'x', edgeURL: url, uncachedEdgeURL: url },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  });
}
