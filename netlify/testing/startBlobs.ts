import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { BlobsServer } from '@netlify/blobs/server';
import { vi } from 'vitest';

/** Responses to requests that do not reach the store. */
const answers = {
  reset: () => Promise.reject(new TypeError('Reset', { cause: { code: 'ECONNRESET' } })),
  hang: () => new Promise<Response>(() => {}),
  500: () => new Response(null, { status: 500 }),
  html: () => new Response('<p>Proxy', { headers: { 'Content-Type': 'text/html', etag: '"1"' } }),
  empty: () => new Response(''),
};

/** A fault of the store, or between it and the client. */
export type StoreFault = keyof typeof answers | ('none' | 'weak etag' | 'no etag' | 'slow');

export type Blobs = Awaited<ReturnType<typeof startBlobs>>;

/**
 * Netlify's local store with what only production has: atomic conditions (one request at a time) and the ETag of a
 * read. A fault can be set.
 */
export async function startBlobs() {
  const directory = await mkdtemp(path.join(tmpdir(), 'blobs-'));
  const store = new BlobsServer({ directory });
  const { port } = await store.start();
  const edge = `http://localhost:${port}`;
  const blobs = { fault: 'none' as StoreFault, requests: 0 };
  const { fetch } = globalThis;

  /** On a connection of its own: a busy machine may use a kept one just when the server closes it. */
  function fetchOnce(url: string, init: RequestInit = {}) {
    const headers = new Headers(init.headers);
    headers.set('connection', 'close');
    return fetch(url, { ...init, headers });
  }

  async function tagOf(url: string) {
    const [, site, name, ...key] = new URL(url).pathname.split('/');
    const list = await fetchOnce(`${edge}/${site}/${name}?prefix=${key.join('/')}`);
    const found = (await list.json()) as { blobs: { key: string; etag: string }[] };
    return found.blobs.find((blob) => blob.key === decodeURIComponent(key.join('/')))?.etag ?? '';
  }

  async function ask(url: string, init: RequestInit): Promise<Response> {
    const answer = await fetchOnce(url, init);
    const headers = new Headers(answer.headers);
    const isRead = init.method === 'get' && answer.ok && !url.includes('?');
    if (isRead && blobs.fault !== 'no etag') headers.set('etag', await tagOf(url));
    if (blobs.fault === 'weak etag') headers.set('etag', `W/${headers.get('etag')}`);
    return new Response(answer.body, { status: answer.status, headers });
  }

  let turn: Promise<unknown> = Promise.resolve();
  const between = vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init = {}) => {
    const url = String(input);
    if (!url.startsWith(edge)) return fetch(input, init);
    init.signal?.throwIfAborted();
    blobs.requests += 1;
    const { fault } = blobs;
    if (fault in answers) return answers[fault as keyof typeof answers]();
    if (fault === 'slow') await pause(500);
    const answer = turn.then(() => ask(url, init));
    turn = answer.catch(() => {});
    return answer;
  });
  return Object.assign(blobs, {
    access: { siteID: '0', token: 'x', edgeURL: edge, uncachedEdgeURL: edge },
    async clear() {
      await rm(directory, { recursive: true });
      await mkdir(directory);
    },
    async close() {
      between.mockRestore();
      await store.stop();
      await rm(directory, { recursive: true });
    },
  });
}
