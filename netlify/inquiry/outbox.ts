import { dayLength } from '../contact.js';
import { composeDigest, composeMail } from './composeMail.js';
import { parseEntry, type Entry, type Inquiry, type StoredEntry } from './entry.js';
import { earlierKeys, isPending, keyOf, prefixOf } from './keys.js';
import { codeOf, log, logStoreDown } from './log.js';
import { MailError, type MailOwner } from './Mailer.js';
import { newEntry, withAttempt, withFailure, withoutAttempt } from './retryPolicy.js';
import { isRecent, readState } from './state.js';
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
 * A message queue: stores pending inquiries under `open/<day>/<id>` and sent ones under `sent/<day>/<id>`. An inquiry
 * is written to `open/` before it is sent, and to `sent/` before it is removed from `open/`. Before an attempt, an
 * entry is claimed, so that no other process sends it, too.
 */
export function createOutbox({ store, mailOwner, now, maxSingleMailsADay }: Options) {
  /** Reads an entry. Returns undefined if it is missing or damaged. */
  async function read(key: string): Promise<StoredEntry | undefined> {
    const stored = await store.read(key);
    return stored ? parseEntry(key, stored) : undefined;
  }

  /** Whether the store holds a readable copy: a damaged one cannot stand for a visitor's words. */
  const hasCopy = async (keys: string[]) =>
    (await Promise.all(keys.map(read))).some((stored) => stored !== undefined);

  /** Writes an entry. Returns undefined if the key no longer has this version; `null` is a missing key. */
  async function write(key: string, entry: Entry, version: string | null) {
    const written = await store.writeIfUnchanged(key, JSON.stringify(entry), version);
    return written === undefined ? undefined : { key, version: written, entry };
  }

  const pendingKey = ({ id, receivedAt }: Inquiry) => keyOf('open', id, receivedAt);

  async function moveToSent(key: string, entry: Entry): Promise<undefined> {
    await store.write(keyOf('sent', entry.inquiry.id, now()), JSON.stringify(entry));
    await store.remove(key);
  }

  /** Records the outcome of an attempt. Returns the entry, or undefined if it is sent. */
  async function recordOutcome(claimed: StoredEntry, failure: MailError | undefined) {
    const { key, entry, version } = claimed;
    if (!failure) return moveToSent(key, entry);
    return (await write(key, withFailure(entry, failure, now()), version)) ?? claimed;
  }

  /** Takes back the claim of an entry, so that the next run sends it. */
  async function release(claimed: StoredEntry): Promise<StoredEntry> {
    const { key, entry, version } = claimed;
    return (await write(key, withoutAttempt(entry, now()), version)) ?? claimed;
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
      const failure = error instanceof MailError ? error : new MailError(codeOf(error), 'unknown');
      const { code, outcome } = failure;
      if (code === '401' || code === '403') log.alert('unauthorized', { code });
      if (isDigest && outcome === 'rejected')
        log.info('digestRejected', { code, count: inquiries.length });
      else for (const { id } of inquiries) log.info('attemptFailed', { id, code, outcome });
      return failure;
    }
  }

  /**
   * Mails claimed entries, several as a digest, and records the outcome. One inquiry can cause the rejection of a
   * digest, so each half of it is mailed by itself, down to that inquiry.
   *
   * @param timeout - milliseconds for each mail
   * @param hasTime - whether there is time for a half; otherwise it is released
   * @returns the entries that are still pending
   */
  async function deliver(
    claimed: StoredEntry[],
    timeout: number,
    hasTime = () => true,
  ): Promise<StoredEntry[]> {
    const inquiries = claimed.map(({ entry }) => entry.inquiry);
    const failure = await send(inquiries, timeout);
    if (failure?.outcome !== 'rejected' || claimed.length === 1)
      return settle(claimed, failure, (stored) => recordOutcome(stored, failure));
    const middle = Math.ceil(claimed.length / 2);
    const left: StoredEntry[] = [];
    for (const half of [claimed.slice(0, middle), claimed.slice(middle)])
      if (hasTime()) left.push(...(await deliver(half, timeout, hasTime)));
      else left.push(...(await settle(half, failure, release)));
    return left;
  }

  /** Records what became of claimed entries. Returns those still pending. */
  async function settle(
    claimed: StoredEntry[],
    failure: MailError | undefined,
    record: (stored: StoredEntry) => Promise<StoredEntry | undefined>,
  ): Promise<StoredEntry[]> {
    const left = claimed.map((stored) =>
      record(stored).catch((error: unknown) => {
        logStoreDown(error, { id: stored.entry.inquiry.id });
        return failure && stored;
      }),
    );
    return (await Promise.all(left)).filter((stored) => stored !== undefined);
  }

  /** Whether a day has too many inquiries for a mail each. */
  async function isFloodDay(at: number): Promise<boolean> {
    const folders = [prefixOf('open', at), prefixOf('sent', at)];
    const keys = await Promise.all(folders.map((folder) => store.keys(folder)));
    return keys.flat().length > maxSingleMailsADay;
  }

  /** Whether today or yesterday has too many inquiries for a mail each. Listing times out only in a flood. */
  const isFlood = () =>
    Promise.all([isFloodDay(now()), isFloodDay(now() - dayLength)]).then(
      (days) => days.some(Boolean),
      (error: unknown) => {
        logStoreDown(error);
        return true;
      },
    );

  return {
    read,
    isFlood,
    keys: () => store.keys(),
    remove: (key: string) => store.remove(key),
    release,
    deliver,

    /**
     * Stores an inquiry, claimed for its first attempt, also in place of a damaged copy. Returns undefined if it is
     * already stored or sent.
     */
    async add(inquiry: Inquiry): Promise<StoredEntry | undefined> {
      const key = pendingKey(inquiry);
      const entry = withAttempt(newEntry(inquiry, now()), now());
      const added = await write(key, entry, null);
      if (added) return added;
      const [found, isSent] = await Promise.all([
        store.read(key),
        hasCopy([keyOf('sent', inquiry.id, now())]),
      ]);
      if (isSent || (found && parseEntry(key, found))) return undefined;
      const replaced = found && (await write(key, entry, found.version));
      if (replaced) return replaced;
      throw Object.assign(new Error('The store refused a new key'), { code: 'NOT_STORED' });
    },

    /** Whether the entry is a duplicate: pending since the day before, or sent since then. */
    hasEarlierCopy: (key: string) => hasCopy(earlierKeys(key, now())),

    /** Whether a new entry is left to the next run, for its digest: in a flood, if runs do finish. */
    async belongsInDigest(): Promise<boolean> {
      const [isFlooded, state] = await Promise.all([
        isFlood(),
        readState(store).catch(logStoreDown),
      ]);
      return isFlooded && isRecent(state?.finishedAt ?? 0, now());
    },

    /** Claims an entry for an attempt. Returns undefined if another process was faster. */
    claim: ({ key, entry, version }: StoredEntry) => write(key, withAttempt(entry, now()), version),

    /** Mails one entry for an operator, claimed or already sent. Returns the error if it failed. */
    async resend(stored: StoredEntry, timeout: number): Promise<MailError | undefined> {
      const failure = await send([stored.entry.inquiry], timeout);
      if (isPending(stored.key)) await recordOutcome(stored, failure);
      return failure;
    },

    /** Mails an inquiry that the store did not take: this attempt is the only one. Returns the error if it failed. */
    sendUnstored: (inquiry: Inquiry, timeout: number) => send([inquiry], timeout),

    /** Stores an inquiry that was sent without being stored before. */
    addSent: (inquiry: Inquiry) => moveToSent(pendingKey(inquiry), newEntry(inquiry, now())),
  };
}
