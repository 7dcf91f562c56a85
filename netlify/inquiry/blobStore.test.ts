import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startBlobsFront, type BlobsFront } from '../testing/blobsFront.js';
import { blobStore } from './blobStore.js';
import { codeOf } from './log.js';
import type { Store } from './Store.js';

let front: BlobsFront;
let store: Store;
beforeAll(async () => {
  front = await startBlobsFront();
  store = blobStore(front.access, 30_000);
});
afterAll(() => front.close());
beforeEach(() => front.fail('none'));

describe('the store', () => {
  test('gives back what was written, word for word', async () => {
    await store.replace('production/waiting/a', '{"message":"Grüße 🙂"}');
    expect(await store.read('production/waiting/a')).toMatchObject({
      value: '{"message":"Grüße 🙂"}',
    });
    expect(await store.keys('production/waiting/')).toEqual(['production/waiting/a']);
    await store.remove('production/waiting/a');
    await store.remove('production/waiting/a');
    expect(await store.read('production/waiting/a')).toBeNull();
    expect(await store.keys('production/')).toEqual([]);
  });

  test('creates a key once, however many try at the same time', async () => {
    const created = await Promise.all(
      Array.from({ length: 10 }, (_, index) => store.create('production/once', String(index))),
    );
    expect(created.filter(Boolean)).toHaveLength(1);
    expect(await store.create('production/once', 'late')).toBe(false);
  });

  test('replaces what was read once, however many try at the same time', async () => {
    await store.replace('production/claim', 'waiting');
    const read = (await store.read('production/claim'))!;
    const claims = await Promise.all(
      Array.from({ length: 10 }, (_, index) => store.replace('production/claim', `${index}`, read)),
    );
    expect(claims.filter(Boolean)).toHaveLength(1);
  });

  test('does not overwrite what has changed since it was read', async () => {
    await store.replace('production/changed', 'now');
    expect(
      await store.replace('production/changed', 'later', {
        value: 'before',
        version: '"another version"',
      }),
    ).toBeUndefined();
    expect((await store.read('production/changed'))?.value).toBe('now');
  });

  test.each([
    [500, '500'],
    ['write 500', '500'],
    ['refuse', 'UND_ERR_SOCKET'],
  ] as const)('that fails with %j says why, after one request', async (fault, code) => {
    front.fail(fault);
    const before = front.asked();
    const error: unknown = await store.create('production/x', 'x').catch((reason) => reason);
    expect(codeOf(error)).toBe(code);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(front.asked()).toBe(before + 1);
  });

  test('never claims to have written what it has not', async () => {
    for (const fault of [500, 'write 500', 'refuse'] as const) {
      front.fail(fault);
      const expected = { value: 'y', version: '"1"' };
      await expect(store.replace('production/x', 'x', expected)).rejects.toBeInstanceOf(Error);
    }
  });

  test('gives up when its time is over, and writes nothing any more', async () => {
    const hasty = blobStore(front.access, 300);
    front.fail('hang');
    await expect(hasty.read('production/x')).rejects.toMatchObject({ name: 'TimeoutError' });
    front.fail('slow');
    await expect(hasty.create('production/late', 'x')).rejects.toMatchObject({
      name: 'TimeoutError',
    });
    await new Promise((resolve) => setTimeout(resolve, 600));
    front.fail('none');
    expect(await store.read('production/late')).toBeNull();
  });
});
