import { getStore, type Store as BlobStore } from '@netlify/blobs';
import { within } from './deadline.js';
import type { Store } from './Store.js';

/** Longest wait for one call. Left alone, @netlify/blobs retries for 25 s when the store is down. */
const storeDeadline = 1500;

/** A list may be long, and no visitor waits for one. */
const listDeadline = 10_000;

/** A site's store: its id, a token that may use it, and its address if it is not Netlify's API. */
export interface BlobAccess {
  siteID: string;
  token: string;
  edgeURL?: string;
  uncachedEdgeURL?: string;
}

/**
 * Lets through only the statuses that the client of @netlify/blobs 11 reads rightly: a conditional
 * `set` takes any answer but 412 for a success, an error 500 too (its `store.ts`, `set`).
 *
 * @param signal ends the call for good: the client's retries, too, find it aborted, or a write given
 *   up long ago would still be made
 */
const honestFetch =
  (signal: AbortSignal): typeof fetch =>
  async (input, init) => {
    const response = await fetch(input, { ...init, signal });
    if (response.ok || [304, 404, 412].includes(response.status)) return response;
    await response.body?.cancel();
    throw Object.assign(new Error('The store refused'), { code: response.status });
  };

/**
 * Netlify Blobs as a store: in production, and locally against the same package's server.
 *
 * @param access for use outside a function, which finds its own in its environment, anew with each
 *   request
 * @param deadline milliseconds that one call may take
 */
export function blobStore(access?: BlobAccess, deadline = storeDeadline): Store {
  // Eventual consistency would show a marker up to a minute late: too late for a replay. Netlify's
  // public API, which answers without an edge's address, is consistent by itself.
  const isAtEdge = !access || access.uncachedEdgeURL !== undefined;
  const call = <Result>(work: (store: BlobStore) => Promise<Result>, longest = deadline) =>
    within(longest, async () =>
      work(
        getStore({
          name: 'inquiries',
          ...access,
          ...(isAtEdge ? { consistency: 'strong' as const } : {}),
          fetch: honestFetch(AbortSignal.timeout(longest)),
        }),
      ),
    );
  return {
    async read(key) {
      const found = await call((store) => store.getWithMetadata(key));
      if (!found) return null;
      return found.etag ? { value: found.data, version: found.etag } : { value: found.data };
    },
    async create(key, value) {
      const { modified } = await call((store) => store.set(key, value, { onlyIfNew: true }));
      return modified;
    },
    async replace(key, value, version) {
      const { modified } = await call((store) =>
        store.set(key, value, version ? { onlyIfMatch: version } : {}),
      );
      return modified;
    },
    remove: (key) => call((store) => store.delete(key)),
    async keys(prefix) {
      const { blobs } = await call((store) => store.list({ prefix }), listDeadline);
      return blobs.map(({ key }) => key);
    },
  };
}
