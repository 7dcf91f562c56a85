import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { BlobsServer } from '@netlify/blobs/server';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { scriptPost } from '../../testing/post.js';
import { startInquiryService } from '../../testing/startInquiryService.js';
import { blobStore } from './blobStore.js';
import { codeOf } from '../log.js';
import type { Store } from './Store.js';

/** Responses to requests that do not reach the store. */
const answers = {
  reset: () => Promise.reject(new TypeError('Reset', { cause: { code: 'ECONNRESET' } })),
  hang: () => new Promise<Response>(() => {}),
  500: () => new Response(null, { status: 500 }),
  html: () => new Response('<p>Proxy', { headers: { 'Content-Type': 'text/html', etag: '"1"' } }),
  empty: () => new Response(''),
};

/** A fault of the store, or between it and the client. */
type StoreFault = keyof typeof answers | ('none' | 'weak etag' | 'no etag' | 'slow');

type Blobs = Awaited<ReturnType<typeof startBlobs>>;

/**
 * Netlify's local store with what only production has: atomic conditions (one request at a time) and the ETag of a
 * read. A fault can be set.
 */
async function startBlobs() {
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
  globalThis.fetch = async (input, init = {}) => {
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
  };
  return Object.assign(blobs, {
    access: { siteID: '0', token: 'x', edgeURL: edge, uncachedEdgeURL: edge },
    async clear() {
      await rm(directory, { recursive: true });
      await mkdir(directory);
    },
    async close() {
      globalThis.fetch = fetch;
      await store.stop();
      await rm(directory, { recursive: true });
    },
  });
}

let blobs: Blobs;
let store: Store;
beforeAll(async () => {
  blobs = await startBlobs();
  store = blobStore(blobs.access, 30_000);
});
afterAll(() => blobs.close());
beforeEach(async () => {
  blobs.fault = 'none';
  await blobs.clear();
});

describe('the store', () => {
  test('returns a written value verbatim', async () => {
    await store.write('open/a', '{"message":"Grüße 🙂"}');
    expect((await store.read('open/a'))?.value).toBe('{"message":"Grüße 🙂"}');
    expect(await store.keys()).toEqual(['open/a']);
    await store.remove('open/a');
    await store.remove('open/a');
    expect(await store.read('open/a')).toBeNull();
    expect(await store.keys()).toEqual([]);
  });

  test.each(['none', 'weak etag'] as const)(
    'lets one of many concurrent calls create a key, and one replace its value (%s)',
    async (fault) => {
      blobs.fault = fault;
      const race = async (read: string | null) => {
        const calls = Array.from({ length: 10 }, (_, index) =>
          store.writeIfUnchanged('claim', String(index), read),
        );
        return (await Promise.all(calls)).filter(Boolean);
      };
      expect(await race(null)).toHaveLength(1);
      const { version } = (await store.read('claim'))!;
      expect(await race(version)).toHaveLength(1);
      expect(await race(version)).toEqual([]);
    },
  );

  test.each([
    [500, '500'],
    ['reset', 'ECONNRESET'],
    ['html', 'INVALID_RESPONSE'],
    ['empty', 'INVALID_RESPONSE'],
  ] as const)('throws the code of a response with %j, and does not retry', async (fault, code) => {
    blobs.fault = fault;
    const before = blobs.requests;
    const error: unknown = await store
      .writeIfUnchanged('x', 'x', null)
      .catch((reason: unknown) => reason);
    expect(codeOf(error)).toBe(code);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(blobs.requests).toBe(before + 1);
    await expect(store.writeIfUnchanged('x', 'x', '"1"')).rejects.toBeInstanceOf(Error);
  });

  test('times out, and writes nothing afterwards', async () => {
    const hasty = blobStore(blobs.access, 300);
    blobs.fault = 'hang';
    await expect(hasty.read('x')).rejects.toMatchObject({ name: 'TimeoutError' });
    blobs.fault = 'slow';
    await expect(hasty.writeIfUnchanged('late', 'x', null)).rejects.toMatchObject({
      name: 'TimeoutError',
    });
    await new Promise((resolve) => setTimeout(resolve, 600));
    blobs.fault = 'none';
    expect(await store.read('late')).toBeNull();
  });
});

test('an inquiry is sent once where Netlify’s local store gives no ETag', async () => {
  blobs.fault = 'no etag';
  const inquiry = startInquiryService({ store: blobStore(blobs.access, 30_000) });
  for (const request of [scriptPost(), scriptPost()])
    expect((await inquiry.post(request)).status).toBe(202);
  await inquiry.processOutbox();
  expect(inquiry.inquiries()).toHaveLength(1);
});
