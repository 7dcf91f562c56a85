import type { WatchedPage } from '../openSite.js';

/** What a visit has left behind or told anyone. */
export type Traces = {
  cookies: string[];
  /** Keys in the stores of the browser, each with the store it is in. */
  stored: { kind: string; key: string }[];
  /** Addresses on other origins that were asked. */
  strangers: string[];
};

/** Reads what the visit has left so far: in cookies, in every store, and on other origins. */
export async function traces(page: WatchedPage): Promise<Traces> {
  const stored = await page.evaluate(async () => {
    const inStore = (kind: string, keys: readonly (string | undefined)[]) =>
      keys.map((key) => ({ kind, key: String(key) }));
    const workers = (await navigator.serviceWorker?.getRegistrations()) ?? [];
    return [
      ...inStore('local', Object.keys(localStorage)),
      ...inStore('session', Object.keys(sessionStorage)),
      ...inStore(
        'database',
        (await indexedDB.databases()).map(({ name }) => name),
      ),
      ...inStore('cache', (await globalThis.caches?.keys()) ?? []),
      ...inStore(
        'worker',
        workers.map(({ scope }) => scope),
      ),
    ];
  });
  const cookies = await page.context().cookies();
  return { cookies: cookies.map(({ name }) => name), stored, strangers: page.strangers };
}
