import type { Page } from 'playwright/test';

/** Keys in cookies and every browser storage, each with its kind. */
export async function browserStorage(page: Page): Promise<{ kind: string; key: string }[]> {
  const cookies = await page.context().cookies();
  const stored = await page.evaluate(async () => ({
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
    database: (await indexedDB.databases()).map(({ name }) => String(name)),
    cache: (await globalThis.caches?.keys()) ?? [],
    worker: ((await navigator.serviceWorker?.getRegistrations()) ?? []).map(({ scope }) => scope),
  }));
  return Object.entries({ cookie: cookies.map(({ name }) => name), ...stored }).flatMap(
    ([kind, keys]) => keys.map((key) => ({ kind, key })),
  );
}
