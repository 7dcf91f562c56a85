import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { scriptPost } from '../testing/post.js';
import { startBlobs, type Blobs } from '../testing/startBlobs.js';
import { startInquiryService } from '../testing/startInquiryService.js';
import { blobStore } from './blobStore.js';
import { codeOf } from './log.js';
import type { Store } from './Store.js';

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
