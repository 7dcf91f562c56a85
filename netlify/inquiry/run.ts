import type { Delivery } from './inquirySender.js';
import { codeOf, log } from './log.js';

/** Milliseconds after which a run begins nothing more: Netlify stops a function after 30 s. */
const runBudget = 26_000;

/** Store calls in flight at once. */
export const concurrency = 64;

/** One run of the scheduled function. */
export type Run = Delivery & {
  /** All keys of the store when the run began. */
  keys: string[];
  /** Milliseconds since the run began. */
  elapsed: () => number;
};

/** Runs `work` on each item concurrently until the run is out of time. A failure does not stop the others. */
export async function forEachConcurrently<Item>(
  { elapsed }: Run,
  items: readonly Item[],
  work: (item: Item) => Promise<unknown>,
) {
  const codes: string[] = [];
  const queue = items.values();
  const worker = async () => {
    for (const item of queue) {
      if (elapsed() >= runBudget) return;
      await work(item).catch((error: unknown) => codes.push(codeOf(error)));
    }
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
  const [code] = codes;
  if (code) log.alert('storeDown', { code, count: codes.length });
}
