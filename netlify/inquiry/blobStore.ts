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

const nonsense = () => Object.assign(new Error('No answer of a store'), { code: 'NONSENSE' });

/**
 * Ends the whole call with the first answer that is neither a success nor 304, 404 or 412: a
 * conditional `set` of @netlify/blobs 11 takes any other for a success, a 500 too (its `store.ts`),
 * and every call is retried after 5 s, by when nobody waits for it and its reason is lost.
 */
const honestFetch =
  (signal: AbortSignal, fail: (reason: unknown) => void): typeof fetch =>
  async (input, init) => {
    try {
      const response = await fetch(input, { ...init, signal });
      const { ok, status, headers } = response;
      // A page in HTML comes from something in between.
      if (ok && headers.get('content-type')?.includes('text/html')) throw nonsense();
      if (ok || [304, 404, 412].includes(status)) return response;
      throw Object.assign(new Error('The store refused'), { code: status });
    } catch (error) {
      fail(error);
      throw error;
    }
  };

/** What was read or written. An edge that compresses marks the tag as weak: no condition holds then. */
function versioned(value: string, etag: string | undefined): Versioned {
  if (!etag) throw nonsense();
  return { value, version: etag.replace(/^W\//, '') };
}

/**
 * Netlify Blobs as a store.
 *
 * @param access - for use outside a function, which finds its own in its environment
 * @param deadline - milliseconds that one call may take
 */
export function blobStore(access?: BlobAccess, deadline = storeDeadline): Store {
  // Eventual consistency would show a key up to a minute late: too late for a replay. Netlify's
  // public API, which answers without an edge's address, is consistent by itself.
  const isAtEdge = !access || access.uncachedEdgeURL !== undefined;
  const options = {
    name: 'inquiries',
    ...access,
    ...(isAtEdge && { consistency: 'strong' as const }),
  };
  const call = <Result>(work: (store: BlobStore) => Promise<Result>, longest = deadline) => {
    const over = new AbortController();
    // A write that was given up must not be made later.
    const signal = AbortSignal.any([timeLimit(longest), over.signal]);
    const result = new Promise<Result>((resolve, reject) => {
      const store = getStore({ ...options, fetch: honestFetch(signal, reject) });
      work(store).then(resolve, reject);
    });
    return within(longest, () => result).finally(() => over.abort());
  };
  const write = async (key: string, value: string, condition: object) => {
    const { modified, etag } = await call((store) => store.set(key, value, condition));
    return modified ? versioned(value, etag) : undefined;
  };
  return {
    async read(key) {
      const found = await call((store) => store.getWithMetadata(key));
      return found && versioned(found.data, found.etag);
    },
    create: (key, value) => write(key, value, { onlyIfNew: true }),
    replace: (key, value, expected) =>
      write(key, value, expected ? { onlyIfMatch: expected.version } : {}),
    remove: (key) => call((store) => store.delete(key)),
    async keys(prefix) {
      const { blobs } = await call((store) => store.list({ prefix }), listDeadline);
      return blobs.map(({ key }) => key);
    },
  };
}
