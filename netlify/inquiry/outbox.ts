import { dayLength } from '../contact.js';
import {
  deferredRetryDelay,
  keyOf,
  inquiryId,
  priorKeys,
  parseKey,
  unclearRetryDelay,
  utcDay,
  type Entry,
  type Inquiry,
  type StoredEntry,
} from './entry.js';
import { codeOf, log } from './log.js';
import { MailError } from './Mailer.js';
import { isRecent, readState } from './state.js';
import type { Store, Versioned } from './Store.js';
import { withTimeout } from './withTimeout.js';

/** Milliseconds reserved for recording the result of an attempt. */
const recordBudget = 1000;

type Options = {
  store: Store;
  /** Sends one mail with all of them within `timeout` milliseconds, or throws a `MailError`. */
  send: (inquiries: Inquiry[], timeout: number) => Promise<void>;
  now: () => number;
  /**
   * Most inquiries of one day that are mailed one by one; the rest go into digests.
   *
   * @default 60
   */
  maxSingleMailsADay?: number;
};

export type Outbox = ReturnType<typeof createOutbox>;

/**
 * Stores unsent inquiries under `open/<day>/<id>` and sent ones under `sent/<day>/<id>`. An inquiry is written to
 * `open/` before it is sent, and to `sent/` before it is removed from `open/`.
 */
export function createOutbox({ store, send, now, maxSingleMailsADay = 60 }: Options) {
  const write = (key: string, entry: Entry, before?: Versioned | null) =>
    store.write(key, JSON.stringify(entry), before);

  const storeDown = (error: unknown, id?: string) =>
    log.alert('storeDown', { code: codeOf(error), ...(id && { id }) });

  /** Stores a new entry. Returns undefined if it is already stored or sent. */
  async function add(key: string, entry: Entry): Promise<Versioned | undefined> {
    const stored = await write(key, entry, null);
    if (stored) return stored;
    const others = [key, keyOf('sent', entry.inquiry, now())];
    const found = await Promise.all(others.map((each) => store.read(each)));
    if (!found.some(Boolean)) throw new MailError('NOT_STORED');
    return undefined;
  }

  async function moveToSent(key: string, entry: Entry): Promise<void> {
    await write(keyOf('sent', entry.inquiry, now()), entry);
    await store.remove(key);
  }

  /** Sends inquiries in one mail. Returns the error if it failed. */
  async function mail(inquiries: Inquiry[], timeout: number): Promise<MailError | undefined> {
    const ids = inquiries.map(inquiryId);
    try {
      if (timeout <= 0) throw new MailError('TIMEOUT');
      await withTimeout(timeout, send(inquiries, timeout));
      for (const id of ids) log.info('sent', { id });
      return undefined;
    } catch (error) {
      const failure = error instanceof MailError ? error : new MailError(codeOf(error), 'unclear');
      const { code, outcome, isUnauthorized } = failure;
      if (isUnauthorized) log.alert('unauthorized', { code });
      for (const id of ids) log.info(outcome, { id, code });
      return failure;
    }
  }

  /** Records the result of an attempt. */
  async function recordOutcome(
    { key, stored, entry }: StoredEntry,
    failure: MailError | undefined,
    isAlone = true,
  ): Promise<void> {
    if (!failure) return moveToSent(key, entry);
    const failedAttempts = entry.failedAttempts + 1;
    const changes: Record<MailError['outcome'], Partial<Entry>> = {
      unclear: {},
      deferred: { failedAttempts, dueAt: now() + deferredRetryDelay },
      rejected: { failedAttempts, isRejected: true },
    };
    // One inquiry may have caused the rejection of a digest, so each is retried.
    const outcome = failure.outcome === 'rejected' && !isAlone ? 'deferred' : failure.outcome;
    await write(key, { ...entry, ...changes[outcome], lastErrorCode: failure.code }, stored);
  }

  /** Whether today or yesterday has too many keys for a mail each. */
  const isFlood = (keys: string[]) =>
    [now(), now() - dayLength].map(utcDay).some((each) => {
      const ofDay = keys.filter((key) => parseKey(key)?.day === each);
      return ofDay.length > maxSingleMailsADay;
    });

  /** Whether a stored inquiry is a duplicate, one of a flood that the next run sends, or neither. */
  async function classify(key: string): Promise<'duplicate' | 'flood' | 'new'> {
    const days = [now(), now() - dayLength].map(utcDay);
    const prefixes = days.flatMap((each) => [`open/${each}`, `sent/${each}`]);
    const lists = Promise.all(prefixes.map((prefix) => store.keys(prefix)));
    const [originals, isFlooded, { finishedAt }] = await Promise.all([
      Promise.all(priorKeys(key, now()).map((each) => store.read(each))),
      // Listing times out only in a flood.
      lists.then(
        (keys) => isFlood(keys.flat()),
        (error: unknown) => {
          storeDown(error);
          return true;
        },
      ),
      readState(store),
    ]);
    if (originals.some(Boolean)) return 'duplicate';
    // Leave it to the next run only if runs do finish.
    return isFlooded && isRecent(finishedAt, now()) ? 'flood' : 'new';
  }

  return {
    store,
    isFlood,
    mail,
    recordOutcome,

    /** Records the start of an attempt. Returns undefined if another process was faster. */
    async claim({ key, stored, entry }: StoredEntry): Promise<StoredEntry | undefined> {
      const claimed = { ...entry, attempts: entry.attempts + 1, dueAt: now() + unclearRetryDelay };
      const written = await write(key, claimed, stored);
      return written && { key, stored: written, entry: claimed };
    },

    /**
     * Stores an inquiry and tries to send it.
     *
     * @param deadline - when the visitor needs a response, on the clock of `performance.now`
     * @returns whether it is stored or sent
     */
    async accept(inquiry: Inquiry, deadline: number): Promise<boolean> {
      const remaining = () => Math.max(0, deadline - performance.now());
      const sendNow = () => mail([inquiry], remaining() - recordBudget);
      const id = inquiryId(inquiry);
      const key = keyOf('open', inquiry);
      const entry: Entry = {
        inquiry,
        attempts: 1,
        failedAttempts: 0,
        dueAt: now() + unclearRetryDelay,
      };
      let stored: Versioned | undefined;
      try {
        stored = await add(key, entry);
      } catch (error) {
        storeDown(error, id);
        // Without a stored copy, this attempt is the only one.
        const failure = await sendNow();
        if (!failure) await withTimeout(remaining(), moveToSent(key, entry)).catch(() => {});
        else log.alert('unavailable', { id, code: failure.code });
        return !failure;
      }
      log.info(stored ? 'stored' : 'duplicate', { id });
      if (!stored) return true;
      // After the write: an entry is under `sent/` before it leaves `open/`, so no duplicate is missed.
      const kind = await classify(key).catch((error: unknown) => storeDown(error, id));
      if (kind === 'duplicate') {
        log.info('duplicate', { id });
        await store.remove(key).catch(() => {});
      } else if (kind === 'flood') {
        // If this fails, the first run after three hours sends it.
        await write(key, { ...entry, attempts: 0, dueAt: now() }, stored).catch(() => {});
      } else {
        const failure = await sendNow();
        const recorded = recordOutcome({ key, stored, entry }, failure);
        await withTimeout(remaining(), recorded).catch((error: unknown) => storeDown(error, id));
      }
      return true;
    },
  };
}
