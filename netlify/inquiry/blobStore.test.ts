import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { BlobsServer } from '@netlify/blobs/server';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { startBlobs, type BlobsStandIn } from '../testing/blobsStandIn.js';
import { newInquiryId } from '../contact.js';
import { scriptPost } from '../testing/post.js';
import { startInquiry } from '../testing/startInquiry.js';
import { blobStore } from './blobStore.js';
import type { Store } from './inbox.js';
import { codeOf, createLog } from './log.js';

let blobs: BlobsStandIn;
let store: Store;
beforeAll(async () => {
  blobs = await startBlobs();
  store = blobStore(blobs.access, 30_000);
});
afterAll(() => blobs.close());
beforeEach(() => {
  blobs.fault = 'none';
  blobs.entries.clear();
});

describe('the store', () => {
  test('gives back what was written, word for word', async () => {
    await store.write('inbox/a', '{"message":"Grüße 🙂"}', null);
    expect((await store.read('inbox/a'))?.value).toBe('{"message":"Grüße 🙂"}');
    expect(await store.keys('inbox/')).toEqual(['inbox/a']);
    await store.remove('inbox/a');
    await store.remove('inbox/a');
    expect(await store.read('inbox/a')).toBeNull();
    expect(await store.keys('inbox/')).toEqual([]);
  });

  test('creates a key once, however many try at the same time', async () => {
    const tries = Array.from({ length: 10 }, (_, index) =>
      store.write('once', String(index), null),
    );
    expect((await Promise.all(tries)).filter(Boolean)).toHaveLength(1);
    expect(await store.write('once', 'late', null)).toBeUndefined();
  });

  test.each(['none', 'weak etag'] as const)(
    'replaces what was read once, however many try at the same time (%s)',
    async (fault) => {
      await store.write('claim', 'waiting', null);
      blobs.fault = fault;
      const read = (await store.read('claim'))!;
      const tries = Array.from({ length: 10 }, () => store.write('claim', 'mine', read));
      expect((await Promise.all(tries)).filter(Boolean)).toHaveLength(1);
    },
  );

  test('takes a write that something in between has repeated for its own', async () => {
    blobs.fault = 'repeated write';
    const stored = await store.write('twice', 'waiting', null);
    expect(await store.write('twice', 'waiting', null)).toBeUndefined();
    expect(await store.write('twice', 'mine', stored)).toEqual(await store.read('twice'));
  });

  test.each([
    [500, '500'],
    ['refuse', 'UND_ERR_SOCKET'],
    ['html', 'NONSENSE'],
    ['empty', 'NONSENSE'],
  ] as const)('that answers with %j has not stored anything, and says why', async (fault, code) => {
    blobs.fault = fault;
    const before = blobs.requests;
    const error: unknown = await store.write('x', 'x', null).catch((reason: unknown) => reason);
    expect(codeOf(error)).toBe(code);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(blobs.requests).toBe(before + 1);
    const expected = { value: 'y', version: '"1"' };
    await expect(store.write('x', 'x', expected)).rejects.toBeInstanceOf(Error);
  });

  test('gives up when its time is over, and writes nothing any more', async () => {
    const hasty = blobStore(blobs.access, 300);
    blobs.fault = 'hang';
    await expect(hasty.read('x')).rejects.toMatchObject({ name: 'TimeoutError' });
    blobs.fault = 'slow';
    await expect(hasty.write('late', 'x', null)).rejects.toMatchObject({ name: 'TimeoutError' });
    await new Promise((resolve) => setTimeout(resolve, 600));
    expect(blobs.entries.has('late')).toBe(false);
  });
});

test('Netlify’s local server, which gives no tag with what is read, delivers once and says so', async () => {
  const directory = await mkdtemp(path.join(tmpdir(), 'blobs-'));
  const server = new BlobsServer({ directory, token: 'x' });
  const { port } = await server.start();
  const url = `http://localhost:${port}`;
  const lines: string[] = [];
  const local = blobStore(
    { siteID: '0', token: 'x', edgeURL: url, uncachedEdgeURL: url },
    30_000,
    createLog((line) => lines.push(line)),
  );
  const inquiry = await startInquiry({ store: local });
  onTestFinished(async () => {
    await inquiry.close();
    await server.stop();
    await rm(directory, { recursive: true, force: true });
  });
  const id = newInquiryId();
  for (const request of [scriptPost({ id }), scriptPost({ id })])
    expect((await inquiry.post(request)).status).toBe(202);
  expect(inquiry.delivered()).toEqual([id]);

  inquiry.standIn.behaviour = 503;
  const late = newInquiryId();
  expect((await inquiry.post(scriptPost({ id: late }))).status).toBe(202);
  expect(
    (await local.read((await local.keys('inbox/')).find((key) => key.includes(late))!))!.version,
  ).toBe('');
  expect(lines.join()).toContain('tagMissing');
});
