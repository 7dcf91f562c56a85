import { array, number, object, catch as orElse, string, type infer as Infer } from 'zod/mini';
import { hour } from '../contact.js';
import { codeOf, log } from './log.js';
import type { Store, Versioned } from './Store.js';
import { withTimeout } from './withTimeout.js';

/** Milliseconds since 1970; 0 is never. */
const time = orElse(number(), 0);
const keys = orElse(array(string()), []);

const schema = object({
  /** When the last round began. */
  round: time,
  /** When a round last came to the end of all keys. */
  complete: time,
  /** The last key that was read; the next round goes on after it. */
  readTo: orElse(string(), ''),
  /** Keys of the inquiries that need a person. */
  stuck: keys,
  /** Keys that the last round could not read. */
  failed: keys,
  /** When the owner gets the next notice of what is still stuck. */
  noticeAt: time,
  /** Notices in a row that the provider may or may not have taken. */
  doubts: orElse(number(), 0),
  /** How many keys there were in each of the last four rounds, the oldest first. */
  totals: orElse(array(number()), []),
  /** Rounds since the last gap of a day or more between two: the clock was wrong, or none ran. */
  steady: orElse(number(), 0),
});

/** What one round passes on to the next. */
export type RoundState = Infer<typeof schema>;

/** Reads a state field by field. What is damaged or missing counts as never or none, and is overwritten. */
export function roundStateFrom(text = ''): RoundState {
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch {
    // Nothing can be read of it.
  }
  return schema.parse({ ...Object(given) });
}

/** The key of the round's state. */
export const stateKey = 'state';

/** Keys that hold a time: when the health address was last called, and when a visitor was last sent away. */
const timeKeys = { healthCheck: 'asked', sentAway: 'unavailable' } as const;

/** Every key that is not an inquiry's. */
export const stateKeys = [stateKey, ...Object.values(timeKeys)];

/** What rounds, health checks and failed posts note beside the inquiries, in keys of their own. */
export function createInboxState(store: Store, now: () => number) {
  /** When this process last sent a visitor away, while the store has yet to note it; 0 is never. */
  let unnotedAt = 0;

  /** What the last round noted, and whether the rounds go on. Nothing before the first one. */
  async function read() {
    const stored = await store.read(stateKey);
    if (!stored) return undefined;
    const round = roundStateFrom(stored.value);
    return { round, stored, isRunning: Math.abs(now() - round.round) < hour };
  }

  const timeOf = async (event: keyof typeof timeKeys) =>
    Number((await store.read(timeKeys[event]))?.value) || 0;

  return {
    read,
    timeOf,

    /** Notes what a round found, unless another round has done so since it was read. */
    write: (round: RoundState, before: Versioned | null) =>
      store.write(stateKey, JSON.stringify(round), before),

    /** Notes for the health check that a visitor was sent away, now or when that could not be noted; never throws. */
    async noteUnavailable(isSentAway: boolean, deadline: number): Promise<void> {
      if (isSentAway) unnotedAt = now();
      if (unnotedAt === 0) return;
      try {
        await withTimeout(deadline, store.write(timeKeys.sentAway, String(unnotedAt)));
        unnotedAt = 0;
      } catch (error) {
        log.alert('storeDown', { code: codeOf(error) });
      }
    },

    /**
     * Whether no inquiry needs a person, as far as the rounds can tell, and no visitor was sent away
     * within the last day. Notes the check, at most once an hour.
     */
    async roundsAreHealthy(): Promise<boolean> {
      const isWithin = (time: number, hours: number) => Math.abs(now() - time) <= hours * hour;
      const times = [timeOf('healthCheck'), timeOf('sentAway')] as const;
      const [last, checkedAt, sentAwayAt] = await Promise.all([read(), ...times]);
      if (!isWithin(checkedAt, 1)) await store.write(timeKeys.healthCheck, String(now()));
      if (!last?.isRunning || !isWithin(last.round.complete, 2)) return false;
      return last.round.stuck.length === 0 && !isWithin(sentAwayAt, 24);
    },
  };
}
