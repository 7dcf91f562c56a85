import { hour } from '../contact.js';
import type { Store, Versioned } from './Store.js';

/** How the owner stands to a name under `open/`: unreadable once, not yet told about, or told about. */
export type StuckStage = 'suspect' | 'untold' | 'told';

/** What rounds note for each other, under the key `state`. */
export type State = {
  /** When a round last ended its sending; milliseconds since 1970. */
  finished: number;
  /** The names under `open/` that need a person, or are about to. */
  stuck: Record<string, StuckStage>;
  /** When the owner is told again about what is known. */
  noticeAt: number;
};

export async function readState(store: Store): Promise<State & { raw: Versioned | null }> {
  const raw = await store.read('state');
  let noted: Partial<State> | null = null;
  try {
    noted = JSON.parse(raw?.value ?? '{}') as Partial<State> | null;
  } catch {
    // Damaged: the next round writes it anew.
  }
  return { finished: 0, stuck: {}, noticeAt: 0, ...noted, raw };
}

/** Whether a round has finished within the hour and nothing needs a person. */
export async function isHealthy(store: Store, now: number): Promise<boolean> {
  const { finished, stuck } = await readState(store);
  return now - finished < hour && Object.values(stuck).every((stage) => stage === 'suspect');
}

/** Notes that the watcher, the workflow in `inquiry-health.yml`, has looked. */
export const noteLook = (store: Store, now: number) => store.write('looked', `${now}`);

/** When the watcher last looked; 0 is never. */
export const lastLook = async (store: Store) =>
  Number((await store.read('looked'))?.value ?? 0) || 0;
