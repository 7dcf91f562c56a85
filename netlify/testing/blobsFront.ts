import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startLocalBlobs } from '../local/localBlobs.js';

/** What the store does with the requests it gets. */
export type StoreFault = 'none' | 'refuse' | 'hang' | 500 | 'write 500' | 'read hang' | 'slow';

export type BlobsFront = Awaited<ReturnType<typeof startBlobsFront>>;

/** The local blob store in a folder of its own, with a front that can fail. */
export async function startBlobsFront() {
  const directory = await mkdtemp(path.join(tmpdir(), 'inquiry-blobs-'));
  let fault: StoreFault = 'none';
  let asked = 0;
  const { access, close } = await startLocalBlobs(directory, async (method) => {
    asked += 1;
    if (fault === 'refuse') throw new Error('The store refuses');
    if (fault === 'hang' || (fault === 'read hang' && method === 'GET'))
      await new Promise(() => {});
    if (fault === 'slow') await new Promise((resolve) => setTimeout(resolve, 500));
    return fault === 500 || (fault === 'write 500' && method === 'PUT') ? 500 : undefined;
  });
  return {
    access,
    /** Requests so far. */
    asked: () => asked,
    fail: (next: StoreFault) => {
      fault = next;
    },
    close: async () => {
      await close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
