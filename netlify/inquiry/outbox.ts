import { dayLength } from '../contact.js';
import {
  deferredPause,
  keyOf,
  numberOf,
  originalKeys,
  parseKey,
  unclearPause,
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

/** Milliseconds kept back to write down how an attempt ended. */
const recordWithin = 1000;

type Options = {
  store: Store;
  /** Sends one mail with all of them within `timeout` milliseconds, or throws a `MailError`. */
  send: (inquiries: Inquiry[], timeout: number) => Promise<void>;
  now: () => number;
  /**
   * Inquiries of one day that are mailed one by one. The rest goes into digests.
   *
   * @default 60
   */
  maxSingleMailsADay?: number;
};

export type Outbox = ReturnType<typeof createOutbox>;

/**
 * Keeps what waits under `open/<day>/<number>` and what is sent under `sent/<day>/<number>`. An inquiry is
 * under `open/` before it is sent, and under `sent/` before it goes from `open/`.
 */
export function createOutbox({ store, send, now, maxSingleMailsADay = 60 }: Options) {
  const write = (key: string, entry: Entry, before?: Versioned | null) =>
    store.write(key, JSON.stringify(entry), before);

  const storeDown = (error: unknown, id?: string) =>
    log.alert('storeDown', { code: codeOf(error), ...(id && { id }) });

  /** Stores a new entry. Returns nothing if it is stored or sent already. */
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

  /** Sends inquiries in one mail. Returns why it failed. */
  async function mail(inquiries: Inquiry[], timeout: number): Promise<MailError | undefined> {
    const ids = inquiries.map(numberOf);
    try {
      // Nothing is begun that nobody waits for.
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

  /** Writes down how an attempt ended. */
  async function recordOutcome(
    { key, stored, entry }: StoredEntry,
    failure: MailError | undefined,
    isAlone = true,
  ): Promise<void> {
    if (!failure) return moveToSent(key, entry);
    const unsent = entry.unsent + 1;
    const changes: Record<MailError['outcome'], Partial<Entry>> = {
      unclear: {},
      deferred: { unsent, dueAt: now() + deferredPause },
      rejected: { unsent, isRejected: true },
    };
    // Of many in one mail, a single one may be at fault.
    const outcome = failure.outcome === 'rejected' && !isAlone ? 'deferred' : failure.outcome;
    await write(key, { ...entry, ...changes[outcome], failure: failure.code }, stored);
  }

  /** Whether the keys of today or of yesterday are too many for a mail each. */
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
    const [originals, isCrowded, { finishedAt }] = await Promise.all([
      Promise.all(originalKeys(key, now()).map((each) => store.read(each))),
      // A list that takes too long is a flood's.
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
    // Where no run ends, nobody would send what is left to the next.
    return isCrowded && isRecent(finishedAt, now()) ? 'flood' : 'new';
  }

  return {
    store,
    isFlood,
    mail,
    recordOutcome,

    /** Writes down that an attempt begins. Returns nothing if somebody else was first. */
    async claim({ key, stored, entry }: StoredEntry): Promise<StoredEntry | undefined> {
      const claimed = { ...entry, attempts: entry.attempts + 1, dueAt: now() + unclearPause };
      const written = await write(key, claimed, stored);
      return written && { key, stored: written, entry: claimed };
    },

    /**
     * Stores an inquiry and tries to send it.
     *
     * @param answerBy - when the visitor has to have an answer, by `performance.now`
     * @returns whether it is stored or sent
     */
    async accept(inquiry: Inquiry, answerBy: number): Promise<boolean> {
      const left = () => Math.max(0, answerBy - performance.now());
      const sendNow = () => mail([inquiry], left() - recordWithin);
      const id = numberOf(inquiry);
      const key = keyOf('open', inquiry);
      const entry: Entry = { inquiry, attempts: 1, unsent: 0, dueAt: now() + unclearPause };
      let stored: Versioned | undefined;
      try {
        stored = await add(key, entry);
      } catch (error) {
        storeDown(error, id);
        // Mailed all the same.
        const failure = await sendNow();
        if (!failure) await withTimeout(left(), moveToSent(key, entry)).catch(() => {});
        else log.alert('unavailable', { id, code: failure.code });
        return !failure;
      }
      log.info(stored ? 'stored' : 'duplicate', { id });
      if (!stored) return true;
      // Asked only now, because what is sent is under `sent/` before it goes from `open/`.
      const kind = await classify(key).catch((error: unknown) => storeDown(error, id));
      if (kind === 'duplicate') {
        log.info('duplicate', { id });
        await store.remove(key).catch(() => {});
      } else if (kind === 'flood') {
        // Should this fail, the first run after three hours sends it.
        await write(key, { ...entry, attempts: 0, dueAt: now() }, stored).catch(() => {});
      } else {
        const failure = await sendNow();
        const recorded = recordOutcome({ key, stored, entry }, failure);
        await withTimeout(left(), recorded).catch((error: unknown) => storeDown(error, id));
      }
      return true;
    },
  };
}
