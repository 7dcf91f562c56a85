import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startBlobsFront, type BlobsFront } from '../testing/blobsFront.js';
import { blobStore } from './blobStore.js';
import { codeOf } from './log.js';
import type { Store } from './Store.js';

let front: BlobsFront;
let store: Store;
beforeAll(async () => {
  front = await startBlobsFront();
  store = blobStore(front.access, 300);
});
afterAll(() => front.close());
beforeEach(() => front.fail('none'));

describe('the store', () => {
  it('gives back what was written, word for word', async () => {
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

  it('creates a key once, however many try at the same time', async () => {
    const created = await Promise.all(
      Array.from({ length: 10 }, (_, index) => store.create('production/once', String(index))),
    );
    expect(created.filter(Boolean)).toHaveLength(1);
    expect(await store.create('production/once', 'late')).toBe(false);
  });

  it('does not overwrite what has changed since it was read', async () => {
    await store.replace('production/changed', 'now');
    expect(await store.replace('production/changed', 'later', '"another version"')).toBe(false);
    expect((await store.read('production/changed'))?.value).toBe('now');
  });

  it.each([
    [500, '500'],
    ['write 500', '500'],
    ['hang', 'TIMEOUT'],
    ['refuse', 'UND_ERR_SOCKET'],
  ] as const)('that fails with %j never claims to have written', async (fault, code) => {
    front.fail(fault);
    const start = performance.now();
    const writes = [
      () => store.create('production/x', 'x'),
      () => store.replace('production/x', 'x', '"1"'),
    ];
    for (const write of writes) {
      const error: unknown = await write().catch((reason: unknown) => reason);
      expect(codeOf(error)).toBe(code);
    }
    expect(performance.now() - start).toBeLessThan(1000);
  });

  it('writes nothing any more after it gave up', async () => {
    front.fail('slow');
    await expect(store.create('production/late', 'x')).rejects.toMatchObject({
      name: 'TimeoutError',
    });
    await new Promise((resolve) => setTimeout(resolve, 600));
    front.fail('none');
    expect(await store.read('production/late')).toBeNull();
  });
});
