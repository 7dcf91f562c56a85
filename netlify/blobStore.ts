import { getStore, type GetStoreOptions, type Store as BlobStore } from '@netlify/blobs';
import { storeTimeout, withTimeout } from '../inquiry/time.js';
import type { Store } from '../inquiry/outbox/Store.js';

/** Milliseconds for listing all keys. No visitor waits for it. */
const listTimeout = 10_000;

const invalidResponse = () =>
  Object.assign(new Error('The response is not the store’s'), { code: 'INVALID_RESPONSE' });

/**
 * Throws at any status that is neither a success nor part of the protocol: a conditional `set` of @netlify/blobs 11
 * takes every response but 412 for a success, even a 500.
 */
function ensureStoreResponse(answer: Response): Response {
  const { ok, status, headers } = answer;
  // An HTML page comes from a proxy, not from the store.
  if (ok && headers.get('content-type')?.includes('text/html')) throw invalidResponse();
  if (!ok && ![304, 404, 412].includes(status))
    throw Object.assign(new Error('The store responded with an error'), { code: status });
  return answer;
}

/** The version behind an ETag: without the weak mark of a compressing proxy, which no condition would match. */
function versionOf(etag: string | undefined): string {
  if (!etag) throw invalidResponse();
  return etag.replace(/^W\//, '');
}

/**
 * Netlify Blobs as a store, without its client's retries, which last 25 s.
 *
 * @param access - the site and a token; a function finds them in its environment
 */
export function blobStore(access?: GetStoreOptions, timeout = storeTimeout): Store {
  function call<Result>(work: (store: BlobStore) => Promise<Result>, callTimeout = timeout) {
    // Also ends the client's retries: an abandoned write must not happen later.
    const controller = new AbortController();
    const result = new Promise<Result>((resolve, reject) => {
      const fetchOnce: typeof fetch = (input, init) => {
        const headers = new Headers(init?.headers);
        // A connection may be dead once Netlify has frozen the function between two requests, and Node.js reuses it.
        headers.set('connection', 'close');
        const answer = fetch(input, { ...init, headers, signal: controller.signal }).then(
          ensureStoreResponse,
        );
        answer.catch(reject);
        return answer;
      };
      // Eventual consistency would show a key up to a minute late, too late to detect a repeated post.
      const options = { name: 'inquiries', consistency: 'strong', fetch: fetchOnce } as const;
      work(getStore({ ...options, ...access })).then(resolve, reject);
    });
    return withTimeout(callTimeout, result).finally(() => controller.abort());
  }
  return {
    async read(key) {
      const found = await call((store) => store.getWithMetadata(key));
      // Netlify's local server sends no ETag. An inquiry may then be sent twice; without the value it never would be.
      if (found?.data && !found.etag) return { value: found.data, version: undefined };
      return found && { value: found.data, version: versionOf(found.etag) };
    },
    write: async (key, value) => versionOf((await call((store) => store.set(key, value))).etag),
    async writeIfUnchanged(key, value, version) {
      const condition = version ? { onlyIfMatch: version } : { onlyIfNew: version === null };
      const { modified, etag } = await call((store) => store.set(key, value, condition));
      return modified ? versionOf(etag) : undefined;
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
