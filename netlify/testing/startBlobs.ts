import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { BlobsServer } from '@netlify/blobs/server';

/** How the proxy before the store misbehaves. */
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
  | 'no etag'
  | 'slow';

export type Blobs = Awaited<ReturnType<typeof startBlobs>>;

/**
 * Netlify's own local store behind a proxy that adds what production has: one request at a time, so
 * that conditions are atomic, and the tag of what is read. The proxy can also misbehave.
 */
export async function startBlobs() {
  const directory = await mkdtemp(path.join(tmpdir(), 'blobs-'));
  const store = new BlobsServer({ directory });
  const { port } = await store.start();
  const blobs = { fault: 'none' as StoreFault, requests: 0 };
  const ask = (url: string, init?: RequestInit) => fetch(`http://localhost:${port}${url}`, init);

  async function tagOf(url: string) {
    const [, site, name, ...key] = url.split('/');
    const list = await ask(`/${site}/${name}?prefix=${key.join('/')}`);
    const found = (await list.json()) as { blobs: { key: string; etag: string }[] };
    return found.blobs.find((blob) => blob.key === decodeURIComponent(key.join('/')))?.etag ?? '';
  }

  let turn: Promise<unknown> = Promise.resolve();
  const server = createServer(async (request, response) => {
    blobs.requests += 1;
    const { fault } = blobs;
    const { url = '', method = '' } = request;
    const isWrite = method === 'PUT';
    const body = isWrite ? await text(request) : null;
    const reply = (status: number, content = '', headers = {}) =>
      void response.writeHead(status, headers).end(content);
    if (fault === 'refuse') return void request.socket.destroy();
    if (fault === 'hang') return undefined;
    if (fault === 500) return reply(500);
    if (fault === 'html')
      return reply(200, '<p>Proxy', { 'Content-Type': 'text/html', etag: '"1"' });
    if (fault === 'empty') return reply(200);
    if (fault === 'spurious 412' && isWrite) return reply(412);
    if (fault === 'slow') await pause(500);
    if (response.destroyed) return undefined;
    turn = turn.then(async () => {
      const { host: _, connection: _own, ...headers } = request.headers;
      const answer = await ask(url, { method, body, headers: headers as Record<string, string> });
      const content = await answer.text();
      if (fault === 'repeated write' && isWrite) return reply(412);
      const sent = new Headers(answer.headers);
      if (method === 'GET' && answer.ok && fault !== 'no etag' && !url.includes('?'))
        sent.set('etag', await tagOf(url));
      if (fault === 'weak etag') sent.set('etag', `W/${sent.get('etag')}`);
      reply(answer.status, content, Object.fromEntries(sent));
    });
    return undefined;
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const edge = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return Object.assign(blobs, {
    access: { siteID: '0', token: 'x', edgeURL: edge, uncachedEdgeURL: edge },
    async clear() {
      await rm(directory, { recursive: true, force: true });
      await mkdir(directory);
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await store.stop();
      await rm(directory, { recursive: true, force: true });
    },
  });
}
