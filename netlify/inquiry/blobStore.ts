import { getStore, type GetStoreOptions, type Store as BlobStore } from '@netlify/blobs';
import type { Store, Versioned } from './Store.js';
import { withTimeout } from './withTimeout.js';

/** Milliseconds to wait for the list of all keys, which may be long. No visitor waits for it. */
const listTimeout = 10_000;

const invalidResponse = () =>
  Object.assign(new Error('This is no answer of a store'), { code: 'INVALID_RESPONSE' });

/**
 * Throws at any status that is neither a success nor part of the protocol: a conditional `set` of
 * @netlify/blobs 11 takes every answer but 412 for a success, a 500 too.
 */
function ensureStoreResponse(answer: Response): Response {
  const { ok, status, headers } = answer;
  // An HTML page comes from a proxy, not from the store.
  if (ok && headers.get('content-type')?.includes('text/html')) throw invalidResponse();
  if (!ok && ![304, 404, 412].includes(status))
    throw Object.assign(new Error('The store answered with an error'), { code: status });
  return answer;
}

/** A value with its ETag. A proxy that compresses marks it as weak, and no condition would match it. */
function versioned(value: string, etag: string | undefined): Versioned {
  if (!etag) throw invalidResponse();
  return { value, version: etag.replace(/^W\//, '') };
}

/**
 * Netlify Blobs as a store. Left alone, its client retries for 25 s when the store is down.
 *
 * @param access - the site and a token, outside a function, which finds them in its environment
 */
export function blobStore(access?: GetStoreOptions, timeout = 1500): Store {
  function call<Result>(work: (store: BlobStore) => Promise<Result>, callTimeout = timeout) {
    // Ends the client's retries, too: a write that was given up must not be made later.
    const controller = new AbortController();
    const result = new Promise<Result>((resolve, reject) => {
      const fetchOnce: typeof fetch = (input, init) => {
        const answer = fetch(input, { ...init, signal: controller.signal }).then(
          ensureStoreResponse,
        );
        answer.catch(reject);
        return answer;
      };
      // Eventual consistency would show a key up to a minute late: too late to know a repeated post.
      const options = { name: 'inquiries', consistency: 'strong', fetch: fetchOnce } as const;
      work(getStore({ ...options, ...access })).then(resolve, reject);
    });
    return withTimeout(callTimeout, result).finally(() => controller.abort());
  }
  return {
    async read(key) {
      const found = await call((store) => store.getWithMetadata(key));
      // Netlify's local server sends no ETag. An inquiry that may be sent twice is better than one that waits.
      if (found?.data && !found.etag) return { value: found.data, version: '' };
      return found && versioned(found.data, found.etag);
    },
    async write(key, value, expected) {
      const condition = expected?.version
        ? { onlyIfMatch: expected.version }
        : { onlyIfNew: expected === null };
      const { modified, etag } = await call((store) => store.set(key, value, condition));
      return modified ? versioned(value, etag) : undefined;
    },
    remove: (key) => call((store) => store.delete(key)),
    async keys(prefix = '') {
      const { blobs } = await call(
        (store) => store.list({ prefix }),
        prefix ? timeout : listTimeout,
      );
      return blobs.map(({ key }) => key);
    },
  };
}
