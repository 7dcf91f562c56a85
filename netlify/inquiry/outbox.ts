import { dayLength } from '../contact.js';
import { composeDigest, composeMail } from './composeMail.js';
import {
  deferredRetryDelay,
  keyOf,
  parseEntry,
  priorKeys,
  unclearRetryDelay,
  utcDay,
  type Entry,
  type Inquiry,
  type StoredEntry,
} from './entry.js';
import { codeOf, log, logStoreDown } from './log.js';
import { MailError, type MailOwner } from './Mailer.js';
import type { Store } from './Store.js';

type Options = {
  store: Store;
  mailOwner: MailOwner;
  now: () => number;
  /** Most inquiries of one day that are mailed one by one; the rest go into digests. */
  maxSingleMailsADay: number;
};

export type Outbox = ReturnType<typeof createOutbox>;

/**
 * Stores unsent inquiries under `open/<day>/<id>` and sent ones under `sent/<day>/<id>`. An inquiry is written to
 * `open/` before it is sent, and to `sent/` before it is removed from `open/`.
 */
export function createOutbox({ store, mailOwner, now, maxSingleMailsADay }: Options) {
  /** Replaces an entry. Returns undefined if it has changed since it was read. */
  async function replace(
    { key, version, entry }: StoredEntry,
    changes: Partial<Entry>,
  ): Promise<StoredEntry | undefined> {
    const changed = { ...entry, ...changes };
    const written = await store.writeIfUnchanged(key, JSON.stringify(changed), version);
    return written === undefined ? undefined : { key, version: written, entry: changed };
  }

  /** Whether the store holds a readable copy: a damaged one cannot stand for a visitor's words. */
  const hasCopy = async (keys: string[]) =>
    (await Promise.all(keys.map(read))).some((stored) => stored !== undefined);

  /** Reads an entry. Returns undefined if it is missing or damaged. */
  async function read(key: string): Promise<StoredEntry | undefined> {
    const stored = await store.read(key);
    return stored ? parseEntry(key, stored) : undefined;
  }

  const newEntry = (inquiry: Inquiry): Entry => ({
    inquiry,
    attempts: 1,
    failedAttempts: 0,
    dueAt: now() + unclearRetryDelay,
  });

  const openKey = ({ id, receivedAt }: Inquiry) => keyOf('open', id, receivedAt);

  async function moveToSent(key: string, entry: Entry): Promise<undefined> {
    await store.write(keyOf('sent', entry.inquiry.id, now()), JSON.stringify(entry));
    await store.remove(key);
  }

  /** Records the result of an attempt. Returns the entry, or undefined if it is sent. */
  async function record(stored: StoredEntry, failure: MailError | undefined) {
    if (!failure) return moveToSent(stored.key, stored.entry);
    const failedAttempts = stored.entry.failedAttempts + 1;
    const changes: Record<MailError['outcome'], Partial<Entry>> = {
      unclear: {},
      deferred: { failedAttempts, dueAt: now() + deferredRetryDelay(failedAttempts) },
      rejected: { failedAttempts, isRejected: true },
    };
    const { code, outcome } = failure;
    return (await replace(stored, { ...changes[outcome], lastErrorCode: code })) ?? stored;
  }

  /** Mails inquiries, several as a digest, within `timeout` milliseconds. Returns the error if it failed. */
  async function send(inquiries: Inquiry[], timeout: number): Promise<MailError | undefined> {
    const [first, second] = inquiries;
    const isDigest = second !== undefined;
    try {
      if (timeout <= 0) throw new MailError('TIMEOUT');
      await mailOwner(first && !isDigest ? composeMail(first) : composeDigest(inquiries), timeout);
      for (const { id } of inquiries) log.info('sent', { id });
      return undefined;
    } catch (error) {
      const failure = error instanceof MailError ? error : new MailError(codeOf(error), 'unclear');
      const { code, outcome } = failure;
      if (code === '401' || code === '403') log.alert('unauthorized', { code });
      for (const { id } of inquiries) log.info(outcome, { id, code });
      // One inquiry may have caused the rejection of a digest, so each is retried.
      return isDigest && outcome === 'rejected' ? new MailError(code, 'deferred') : failure;
    }
  }

  /** Whether a day has too many inquiries for a mail each. */
  async function isFloodDay(at: number): Promise<boolean> {
    const prefixes = ['open', 'sent'].map((folder) => `${folder}/${utcDay(at)}`);
    const keys = await Promise.all(prefixes.map((prefix) => store.keys(prefix)));
    return keys.flat().length > maxSingleMailsADay;
  }

  return {
    store,
    now,
    send,
    record,

    /**
     * Stores an inquiry, counting its first attempt, also in place of a damaged copy. Returns undefined if it is
     * already stored or sent.
     */
    async add(inquiry: Inquiry): Promise<StoredEntry | undefined> {
      const key = openKey(inquiry);
      const entry = newEntry(inquiry);
      const write = async (read: string | null) => {
        const version = await store.writeIfUnchanged(key, JSON.stringify(entry), read);
        return version === undefined ? undefined : { key, version, entry };
      };
      const added = await write(null);
      if (added) return added;
      const [found, isSent] = await Promise.all([
        store.read(key),
        hasCopy([keyOf('sent', inquiry.id, now())]),
      ]);
      if (isSent || (found && parseEntry(key, found))) return undefined;
      const replaced = found && (await write(found.version));
      if (replaced) return replaced;
      throw Object.assign(new Error('The store refused a new key'), { code: 'NOT_STORED' });
    },

    /** Stores an inquiry that was sent without being stored before. */
    addSent: (inquiry: Inquiry) => moveToSent(openKey(inquiry), newEntry(inquiry)),

    /** Whether the entry is a duplicate: stored the day before, or sent since then. */
    hasEarlierCopy: (key: string) => hasCopy(priorKeys(key, now())),

    read,

    /** Records the start of an attempt. Returns undefined if another process was faster. */
    claim: (stored: StoredEntry) =>
      replace(stored, { attempts: stored.entry.attempts + 1, dueAt: now() + unclearRetryDelay }),

    /** Mails claimed entries, several as a digest, and records the result. Returns those still unsent. */
    async deliver(claimed: StoredEntry[], timeout: number): Promise<StoredEntry[]> {
      const inquiries = claimed.map(({ entry }) => entry.inquiry);
      const failure = await send(inquiries, timeout);
      const left = claimed.map((stored) =>
        record(stored, failure).catch((error: unknown) => {
          logStoreDown(error, { id: stored.entry.inquiry.id });
          return failure && stored;
        }),
      );
      return (await Promise.all(left)).filter((stored) => stored !== undefined);
    },

    /** Withdraws a new entry's attempt, so that it is due now. */
    leaveToNextRun: (added: StoredEntry) => replace(added, { attempts: 0, dueAt: now() }),

    /** Whether today or yesterday has too many inquiries for a mail each. Listing times out only in a flood. */
    isFlood: () =>
      Promise.all([isFloodDay(now()), isFloodDay(now() - dayLength)]).then(
        (days) => days.some(Boolean),
        (error: unknown) => {
          logStoreDown(error);
          return true;
        },
      ),
  };
}
