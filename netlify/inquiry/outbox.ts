import { dayLength } from '../contact.js';
import {
  deferredRetryDelay,
  keyOf,
  parseKey,
  priorKeys,
  unclearRetryDelay,
  utcDay,
  type Entry,
  type Inquiry,
  type StoredEntry,
} from './entry.js';
import type { MailError } from './Mailer.js';
import type { Store } from './Store.js';

type Options = {
  store: Store;
  now: () => number;
  /** Most inquiries of one day that are mailed one by one; the rest go into digests. */
  maxSingleMailsADay: number;
};

export type Outbox = ReturnType<typeof createOutbox>;

/**
 * Stores unsent inquiries under `open/<day>/<id>` and sent ones under `sent/<day>/<id>`. An inquiry is written to
 * `open/` before it is sent, and to `sent/` before it is removed from `open/`.
 */
export function createOutbox({ store, now, maxSingleMailsADay }: Options) {
  /** Replaces an entry. Returns undefined if it has changed since it was read. */
  async function replace({ key, version, entry }: StoredEntry, changes: Partial<Entry>) {
    const changed = { ...entry, ...changes };
    const written = await store.writeIfUnchanged(key, JSON.stringify(changed), version);
    return written === undefined ? undefined : { key, version: written, entry: changed };
  }

  const hasAny = async (keys: string[]) =>
    (await Promise.all(keys.map((key) => store.read(key)))).some(Boolean);

  const newEntry = (inquiry: Inquiry): Entry => ({
    inquiry,
    attempts: 1,
    failedAttempts: 0,
    dueAt: now() + unclearRetryDelay,
  });

  async function moveToSent(key: string, entry: Entry): Promise<void> {
    await store.write(keyOf('sent', entry.inquiry, now()), JSON.stringify(entry));
    await store.remove(key);
  }

  const recentDays = () => [now(), now() - dayLength].map(utcDay);

  return {
    store,

    /** Stores an inquiry, counting its first attempt. Returns undefined if it is already stored or sent. */
    async add(inquiry: Inquiry): Promise<StoredEntry | undefined> {
      const key = keyOf('open', inquiry);
      const entry = newEntry(inquiry);
      const version = await store.writeIfUnchanged(key, JSON.stringify(entry), null);
      if (version !== undefined) return { key, version, entry };
      if (await hasAny([key, keyOf('sent', inquiry, now())])) return undefined;
      throw Object.assign(new Error('The store refused a new key'), { code: 'NOT_STORED' });
    },

    /** Stores an inquiry that was sent without being stored before. */
    addSent: (inquiry: Inquiry) => moveToSent(keyOf('open', inquiry), newEntry(inquiry)),

    /** Whether the entry is a duplicate: stored the day before, or sent since then. */
    hasEarlierCopy: (key: string) => hasAny(priorKeys(key, now())),

    /** Records the start of an attempt. Returns undefined if another process was faster. */
    claim: (stored: StoredEntry) =>
      replace(stored, { attempts: stored.entry.attempts + 1, dueAt: now() + unclearRetryDelay }),

    /** Records the result of an attempt. */
    async recordOutcome(stored: StoredEntry, failure: MailError | undefined): Promise<void> {
      if (!failure) return moveToSent(stored.key, stored.entry);
      const failedAttempts = stored.entry.failedAttempts + 1;
      const changes: Record<MailError['outcome'], Partial<Entry>> = {
        unclear: {},
        deferred: { failedAttempts, dueAt: now() + deferredRetryDelay(failedAttempts) },
        rejected: { failedAttempts, isRejected: true },
      };
      await replace(stored, { ...changes[failure.outcome], lastErrorCode: failure.code });
    },

    /** Withdraws a new entry's attempt, so that it is due now. */
    leaveToNextRun: (added: StoredEntry) => replace(added, { attempts: 0, dueAt: now() }),

    /** The keys of today and yesterday. */
    async recentKeys(): Promise<string[]> {
      const prefixes = recentDays().flatMap((day) => [`open/${day}`, `sent/${day}`]);
      return (await Promise.all(prefixes.map((prefix) => store.keys(prefix)))).flat();
    },

    /** Whether today or yesterday has too many keys for a mail each. */
    isFlood: (keys: string[]) =>
      recentDays().some(
        (day) => keys.filter((key) => parseKey(key)?.day === day).length > maxSingleMailsADay,
      ),
  };
}
