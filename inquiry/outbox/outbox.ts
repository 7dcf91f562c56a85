import { composeDigest, composeMail } from '../mail/composeMail.js';
import { MailError, type Mailer } from '../mail/Mailer.js';
import type { Inquiry } from '../inquiry.js';
import { codeOf, log, logStoreDown } from '../log.js';
import { recordTimeout, sendTimeout, withTimeout } from '../time.js';
import { parseEntry, withAttempt, withFailure, type Entry, type StoredEntry } from './entry.js';
import { isOpen, keyOf, prefixOf } from './keys.js';
import { parseRunState, type RunState } from './runState.js';
import type { Store } from './Store.js';

export type OutboxOptions = {
  store: Store;
  mailOwner: Mailer;
  /** Milliseconds since 1970. @default the clock */
  now?: () => number;
  /** Maximum of inquiries, open or sent today, that are mailed one by one; beyond it digests are sent. @default 30 */
  maxSingleMails?: number;
};

export type Outbox = ReturnType<typeof createOutbox>;

/**
 * A message queue. Each inquiry is an entry under `open/<day>/<id>` until its mail is accepted, then under
 * `sent/<day>/<id>`:
 *
 *     open ──claim──> attempt ──accepted──────────────────> sent
 *       ^               ├─────rejected, or unknown twice──> dead letter: still under open/, a person decides
 *       └──retry later──┴─────retryable, or unknown once
 *
 * A claim is a conditional write, so only one process makes an attempt. Its outcome is unknown until it is recorded,
 * because the process may die. What is sent is written to `sent/` before it is removed from `open/`.
 */
export function createOutbox({
  store,
  mailOwner,
  now = Date.now,
  maxSingleMails = 30,
}: OutboxOptions) {
  /** Reads an entry. Returns undefined if it is missing or damaged. */
  async function read(key: string): Promise<StoredEntry | undefined> {
    const stored = await store.read(key);
    return stored ? parseEntry(key, stored) : undefined;
  }

  /** Writes an entry. Returns undefined if the key no longer has this version. */
  async function write({ key, version }: StoredEntry, entry: Entry) {
    const written = await store.writeIfUnchanged(key, JSON.stringify(entry), version);
    return written === undefined ? undefined : { key, version: written, entry };
  }

  /** Mails inquiries, several as a digest, within `timeout` milliseconds. Returns the error if it failed. */
  async function send(inquiries: Inquiry[], timeout: number): Promise<MailError | undefined> {
    const [first, second] = inquiries;
    try {
      if (timeout <= 0) throw new MailError('TIMEOUT');
      await mailOwner(first && !second ? composeMail(first) : composeDigest(inquiries), timeout);
      for (const { id } of inquiries) log.info('sent', { id });
      return undefined;
    } catch (error) {
      const failure = error instanceof MailError ? error : new MailError(codeOf(error), 'unknown');
      const { code, outcome } = failure;
      for (const { id } of inquiries) log.info('attemptFailed', { id, code, outcome });
      return failure;
    }
  }

  /** Records the outcome of an attempt. Returns the entry, or undefined if it is sent. */
  async function record(claimed: StoredEntry, failure: MailError | undefined) {
    const { key, entry } = claimed;
    if (failure) {
      const written = await write(claimed, withFailure(entry, failure, now()));
      // The version differs if an earlier write stored the entry, but was reported as failed.
      return written ?? (await read(key)) ?? claimed;
    }
    const sentKey = keyOf('sent', entry.inquiry.id, now());
    await store.write(sentKey, JSON.stringify(entry));
    if (key !== sentKey) await store.remove(key);
    return undefined;
  }

  /**
   * Mails claimed entries, several as a digest, and records the outcome. If a digest is rejected, its inquiries are
   * mailed one by one, because a single one may be the cause.
   *
   * @param deadline - when to return, on the clock of `performance.now`
   * @param timeout - for the provider to accept a mail, in milliseconds
   * @returns the entries that were not sent
   */
  async function deliver(
    claimed: StoredEntry[],
    deadline: number,
    timeout = sendTimeout,
  ): Promise<StoredEntry[]> {
    const timeLeft = () => deadline - performance.now();
    const mail = (entries: StoredEntry[]) =>
      send(
        entries.map(({ entry }) => entry.inquiry),
        Math.min(timeout, timeLeft() - recordTimeout),
      );
    const failure = await mail(claimed);
    const isDigestRejected = failure?.outcome === 'rejected' && claimed.length > 1;
    const undelivered = claimed.map(async (stored) => {
      const ownFailure = isDigestRejected ? await mail([stored]) : failure;
      try {
        return await withTimeout(timeLeft(), record(stored, ownFailure));
      } catch (error) {
        logStoreDown(error, { id: stored.entry.inquiry.id });
        return ownFailure ? stored : undefined;
      }
    });
    return (await Promise.all(undelivered)).filter((stored) => stored !== undefined);
  }

  return {
    now,
    read,
    deliver,
    keys: (prefix?: string) => store.keys(prefix),
    remove: (key: string) => store.remove(key),

    /** Stores a new entry. Returns undefined if it is a duplicate: already stored, or sent today. */
    async add(created: StoredEntry): Promise<StoredEntry | undefined> {
      const { key, entry } = created;
      const sentKey = keyOf('sent', entry.inquiry.id, now());
      const added = await write(created, entry);
      if (!added) {
        // `open/` before `sent/`, because a run may move the entry from one to the other meanwhile.
        if ((await read(key)) || (await read(sentKey))) return undefined;
        throw Object.assign(new Error('The store refused a new key'), { code: 'NOT_STORED' });
      }
      // If it cannot be read, the inquiry counts as new.
      if (!(await read(sentKey).catch(logStoreDown))) return added;
      // If it cannot be removed, a run does it.
      await store.remove(key).catch(logStoreDown);
      return undefined;
    },

    readState: async () => parseRunState((await store.read('state'))?.value),
    writeState: (state: RunState) => store.write('state', JSON.stringify(state)),

    /**
     * Whether so many inquiries are open or were sent today that digests replace single mails. Those that wait for
     * a person do not count.
     *
     * @param keys - of the store, all or at least those
     */
    isFlood(keys: readonly string[], { overdue }: RunState): boolean {
      const today = prefixOf('sent', now());
      const current = keys.filter((key) => isOpen(key) || key.startsWith(today));
      return current.filter((key) => !overdue.includes(key)).length > maxSingleMails;
    },

    /** Claims an entry for an attempt. Returns undefined if another process was faster. */
    claim: (stored: StoredEntry) => write(stored, withAttempt(stored.entry, now())),

    /** Takes back the first claim of an entry, so that the next run sends it. */
    release: (claimed: StoredEntry) =>
      write(claimed, { ...claimed.entry, outcomes: [], dueAt: now() }),
  };
}
