import { getStore, type Store as BlobStore } from '@netlify/blobs';
import { timeLimit, within } from './deadline.js';
import type { Store, Versioned } from './inbox.js';

/** Longest wait for one call. Left alone, @netlify/blobs retries for 25 s when the store is down. */
const storeDeadline = 1500;

/** A list may be long, and no visitor waits for one. */
const listDeadline = 10_000;

/** A site's store: its id, a token that may use it, and its address if it is not Netlify's API. */
export type BlobAccess = {
  siteID: string;
  token: string;
  edgeURL?: string;
  uncachedEdgeURL?: string;
};

/**
 * Ends the whole call with the first answer that is neither a success nor 304, 404 or 412: a
 * conditional `set` of @netlify/blobs 11 takes any other for a success, a 500 too (its `store.ts`),
 * and every call is retried after 5 s, by when nobody waits for it and its reason is lost.
 *
 * @param signal - ends the call for good: a write that was given up must not be made later
 * @param fail - takes the reason
 */
const honestFetch =
  (signal: AbortSignal, fail: (reason: unknown) => void): typeof fetch =>
  async (input, init) => {
    try {
      const response = await fetch(input, { ...init, signal });
      const { ok, status, headers } = response;
      // A page in HTML comes from something in between; a success says what it has written or read.
      const isPage = headers.get('content-type')?.includes('text/html') ?? false;
      if ((ok && !isPage) || [304, 404, 412].includes(status)) return response;
      await response.body?.cancel();
      throw Object.assign(new Error('The store refused'), { code: isPage ? 'NONSENSE' : status });
    } catch (error) {
      fail(error);
      throw error;
    }
  };

/** The version by its tag. An edge that compresses marks it as weak, and no condition holds then. */
function versionFrom(etag: string | undefined): string {
  if (!etag) throw Object.assign(new Error('An answer without a version'), { code: 'NONSENSE' });
  return etag.replace(/^W\//, '');
}

/**
 * Netlify Blobs as a store.
 *
 * @param access - for use outside a function, which finds its own in its environment, anew with each
 *   request
 * @param deadline - milliseconds that one call may take
 */
export function blobStore(access?: BlobAccess, deadline = storeDeadline): Store {
  // Eventual consistency would show a key up to a minute late: too late for a replay. Netlify's
  // public API, which answers without an edge's address, is consistent by itself.
  const isAtEdge = !access || access.uncachedEdgeURL !== undefined;
  const call = <Result>(work: (store: BlobStore) => Promise<Result>, longest = deadline) => {
    const failed = new AbortController();
    const signal = AbortSignal.any([timeLimit(longest), failed.signal]);
    return within(
      longest,
      () =>
        new Promise<Result>((resolve, reject) => {
          const fail = (reason: unknown) => {
            reject(reason);
            failed.abort();
          };
          const store = getStore({
            name: 'inquiries',
            ...access,
            ...(isAtEdge ? { consistency: 'strong' as const } : {}),
            fetch: honestFetch(signal, fail),
          });
          work(store).then(resolve, reject);
        }),
    );
  };
  const written = (value: string, etag: string | undefined): Versioned => ({
    value,
    version: versionFrom(etag),
  });
  return {
    async read(key) {
      const found = await call((store) => store.getWithMetadata(key));
      return found && written(found.data, found.etag);
    },
    async create(key, value) {
      const { modified, etag } = await call((store) => store.set(key, value, { onlyIfNew: true }));
      return modified ? written(value, etag) : undefined;
    },
    async replace(key, value, expected) {
      const condition = expected ? { onlyIfMatch: expected.version } : {};
      const { modified, etag } = await call((store) => store.set(key, value, condition));
      return modified ? written(value, etag) : undefined;
    },
    remove: (key) => call((store) => store.delete(key)),
    async keys(prefix) {
      const { blobs } = await call((store) => store.list({ prefix }), listDeadline);
      return blobs.map(({ key }) => key);
    },
  };
}
