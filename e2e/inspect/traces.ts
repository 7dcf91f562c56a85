import type { Page } from 'playwright/test';

/** What a visit has left in the browser. */
type Traces = {
  cookies: string[];
  /** Keys, each with the store it is in. */
  stored: { kind: string; key: string }[];
};

export async function traces(page: Page): Promise<Traces> {
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
  return { cookies: cookies.map(({ name }) => name), stored };
}
