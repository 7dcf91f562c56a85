import { z } from 'zod';
import { hour } from '../contact.js';
import type { Store, Versioned } from './Store.js';

/** Milliseconds since 1970, as far as `Date` knows them. */
const instant = z.number().min(0).max(8.64e15);

const shape = z.object({
  /** When a round last ended its sending. */
  finished: instant.catch(0),
  /** Names under `open/`: unreadable once, not yet told to the owner, or told. */
  stuck: z.record(z.string(), z.enum(['suspect', 'untold', 'told'])).catch({}),
  /** When the owner is told again about what is known. */
  noticeAt: instant.catch(0),
});

/** What rounds note for each other, under the key `state`. */
export type State = z.infer<typeof shape>;

/** Reads what the last round noted. What is damaged is as if it had never been noted; the round writes it anew. */
export async function readState(store: Store): Promise<State & { raw: Versioned | null }> {
  const raw = await store.read('state');
  let noted: unknown;
  try {
    noted = JSON.parse(raw?.value ?? '');
  } catch {
    // Not there, or no JSON.
  }
  return { ...shape.parse({ ...Object(noted) }), raw };
}

/** Whether a round has finished within the hour and nothing needs a person. */
export async function isHealthy(store: Store, now: number): Promise<boolean> {
  const { finished, stuck } = await readState(store);
  return isRecent(finished, now) && Object.values(stuck).every((stage) => stage === 'suspect');
}

/** Whether rounds run: one has finished within the hour. A later one was noted by a wrong clock. */
export const isRecent = (finished: number, now: number) => Math.abs(now - finished) < hour;

/** Notes that the watcher, the workflow in `inquiry-health.yml`, has looked. */
export const noteLook = (store: Store, now: number) => store.write('looked', `${now}`);

/** When the watcher last looked; 0 is never. */
export const lastLook = async (store: Store) =>
  Number((await store.read('looked'))?.value ?? 0) || 0;
