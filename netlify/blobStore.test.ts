import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { BlobsServer } from '@netlify/blobs/server';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { scriptPost } from '../inquiry/testing/post.js';
import { fastForward, startTestService } from '../inquiry/testing/startTestService.js';
import { codeOf } from '../inquiry/log.js';
import { blobStore } from './blobStore.js';

describe('with Netlify’s local server', () => {
  let directory: string;
  let server: BlobsServer;
  let edge: string;
  beforeAll(async () => {
    directory = await mkdtemp(path.join(tmpdir(), 'blobs-'));
    server = new BlobsServer({ directory });
    edge = `http://localhost:${(await server.start()).port}`;
  });
  afterAll(async () => {
    await server.stop();
    await rm(directory, { recursive: true });
  });
  /** A separate store for each test, with a long timeout for busy machines. */
  const storeOf = (siteID: string) =>
    blobStore({ siteID, token: 'x', edgeURL: edge, uncachedEdgeURL: edge }, 30_000);

  test('the store returns a written value verbatim, and lists and removes its key', async () => {
    const store = storeOf('values');
    await store.write('open/a', '{"message":"Grüße 🙂"}');
    expect((await store.read('open/a'))?.value).toBe('{"message":"Grüße 🙂"}');
    expect(await store.keys()).toEqual(['open/a']);
    expect(await store.keys('sent/')).toEqual([]);
    await store.remove('open/a');
    await store.remove('open/a');
    expect(await store.read('open/a')).toBeNull();
    expect(await store.keys()).toEqual([]);
  });

  test('the store creates a key once, and replaces a version of it once', async () => {
    const store = storeOf('versions');
    const version = await store.writeIfUnchanged('claim', 'first', null);
    expect(await store.writeIfUnchanged('claim', 'late', null)).toBeUndefined();
    expect(await store.writeIfUnchanged('claim', 'second', version!)).toBeDefined();
    expect(await store.writeIfUnchanged('claim', 'late', version!)).toBeUndefined();
    expect((await store.read('claim'))?.value).toBe('second');
  });

  // This server, unlike Netlify's store, sends no ETag with a value.
  test('an inquiry is sent once', async () => {
    const inquiry = startTestService({ store: storeOf('inquiries') });
    for (const request of [scriptPost(), scriptPost()])
      expect((await inquiry.post(request)).status).toBe(202);
    await inquiry.processOutbox();
    expect(inquiry.inquiries()).toHaveLength(1);
  });
});

describe('with any server', () => {
  const edge = 'http://blobs.invalid';
  const store = blobStore({ siteID: '0', token: 'x', edgeURL: edge, uncachedEdgeURL: edge });

  /** Replaces the server. Returns the signals of the requests that reach it. */
  function respond(answer: () => Response | Promise<Response>) {
    const signals: AbortSignal[] = [];
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (_, { signal } = {}) => {
      signal!.throwIfAborted();
      signals.push(signal!);
      return answer();
    });
    return signals;
  }

  test.each([
    ['500', () => new Response(null, { status: 500 })],
    ['ECONNRESET', () => Promise.reject(new TypeError('Reset', { cause: { code: 'ECONNRESET' } }))],
    [
      'INVALID_RESPONSE',
      () => new Response('<p>Proxy', { headers: { 'Content-Type': 'text/html', etag: '"1"' } }),
    ],
    ['INVALID_RESPONSE', () => new Response('')],
    ['TIMEOUT', () => new Promise<Response>(() => {})],
  ])(
    'a write that fails with %s throws, is not retried, and cannot happen later',
    async (code, answer) => {
      for (const read of [null, '"1"']) {
        const signals = respond(answer);
        const error = await fastForward(60_000, () =>
          store.writeIfUnchanged('x', 'x', read).catch((reason: unknown) => reason),
        );
        expect(codeOf(error)).toBe(code);
        expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
      }
    },
  );

  // One of an earlier request breaks while Netlify has the function frozen.
  test('each call has a connection of its own', async () => {
    const connections: unknown[] = [];
    const server = createServer(({ headers }, response) => {
      connections.push(headers.connection);
      response.setHeader('ETag', '"1"').end();
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    onTestFinished(() => void server.close());
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const local = blobStore({ siteID: '0', token: 'x', edgeURL: url, uncachedEdgeURL: url });
    await local.writeIfUnchanged('x', 'x', null);
    await local.read('x');
    expect(connections).toEqual(['close', 'close']);
  });

  // No condition would match a version with the mark that a compressing proxy adds.
  test('a weak ETag is the version without its mark', async () => {
    respond(() => new Response('x', { headers: { etag: 'W/"1"' } }));
    expect(await store.read('x')).toEqual({ value: 'x', version: '"1"' });
  });
});
