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
  /** When a round last finished reading all keys. */
  complete: time,
  /** The last key that the round read; the next round goes on after it. */
  readTo: orElse(string(), ''),
  /** Keys of the inquiries that need a person. */
  stuck: keys,
  /** Keys that the last round could not read. */
  failed: keys,
  /** When the owner gets the next notice of what is still stuck. */
  noticeAt: time,
  /** How many notices in a row the provider may or may not have accepted. */
  doubts: orElse(number(), 0),
  /** How many keys there were in each of the last four rounds, the oldest first. */
  totals: orElse(array(number()), []),
  /** Rounds since there was a day or more between two, because the clock was wrong or none ran. */
  steady: orElse(number(), 0),
});

/** What one round passes on to the next. The store has `beganAt` under its first name, `round`. */
export type RoundNotes = Omit<Infer<typeof schema>, 'round'> & { beganAt: number };

/** Reads notes field by field: what is damaged or missing counts as never, or as none. */
export function roundNotesFrom(text = ''): RoundNotes {
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch {
    // What is no JSON counts as empty.
  }
  const { round: beganAt, ...rest } = schema.parse({ ...Object(given) });
  return { ...rest, beganAt };
}

/** The key of what a round notes. */
export const notesKey = 'state';

/**
 * Keys that hold a time: when the health check was last asked, and when a post was last answered with
 * `unavailable`, which sends a visitor away.
 */
const timeKeys = ['asked', 'unavailable'] as const;

/** Every key that is not an inquiry's. */
export const allNoteKeys = [notesKey, ...timeKeys];

/** What rounds, health checks and failed posts note for each other, beside the inquiries. */
export function createRoundNotes(store: Store, now: () => number) {
  /** When this process last answered with `unavailable`, as long as the store has not noted it; 0 is never. */
  let unnotedAt = 0;

  /** What the last round noted, and whether rounds are running. Nothing before the first one. */
  async function read() {
    const raw = await store.read(notesKey);
    if (!raw) return undefined;
    const notes = roundNotesFrom(raw.value);
    return { notes, raw, isRunning: Math.abs(now() - notes.beganAt) < hour };
  }

  const timeOf = async (key: (typeof timeKeys)[number]) =>
    Number((await store.read(key))?.value) || 0;

  return {
    read,
    timeOf,

    /** Notes what a round found, unless another round has done so since it was read. */
    write: ({ beganAt: round, ...rest }: RoundNotes, before: Versioned | null) =>
      store.write(notesKey, JSON.stringify({ round, ...rest }), before),

    /**
     * Notes that a post was answered with `unavailable`. A later post makes up for a note that failed.
     * Never throws.
     */
    async noteUnavailable(isUnavailable: boolean, timeout: number): Promise<void> {
      if (isUnavailable) unnotedAt = now();
      if (unnotedAt === 0) return;
      try {
        await withTimeout(timeout, store.write('unavailable', String(unnotedAt)));
        unnotedAt = 0;
      } catch (error) {
        log.alert('storeDown', { code: codeOf(error) });
      }
    },

    /**
     * Whether no inquiry needs a person, as far as the rounds can tell, and the form was not unavailable
     * within the last day. Notes that it was asked, at most once an hour.
     */
    async isHealthy(): Promise<boolean> {
      const isWithin = (time: number, hours: number) => Math.abs(now() - time) <= hours * hour;
      const times = [timeOf('asked'), timeOf('unavailable')] as const;
      const [last, askedAt, unavailableAt] = await Promise.all([read(), ...times]);
      if (!isWithin(askedAt, 1)) await store.write('asked', String(now()));
      if (!last?.isRunning || !isWithin(last.notes.complete, 2)) return false;
      return last.notes.stuck.length === 0 && !isWithin(unavailableAt, 24);
    },
  };
}
