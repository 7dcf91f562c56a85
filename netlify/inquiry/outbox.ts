import { day } from '../contact.js';
import {
  coveringKeys,
  dayIn,
  deferredPause,
  nameIn,
  nameOf,
  numberOf,
  unclearPause,
  utcDay,
  type Entry,
  type Held,
  type Inquiry,
} from './entry.js';
import { codeOf, log } from './log.js';
import { MailError } from './Mailer.js';
import { isRecent, readState } from './state.js';
import type { Store, Versioned } from './Store.js';
import { withTimeout } from './withTimeout.js';

/** Inquiries of one day that are mailed one by one. The round sends the rest, many in one mail. */
const mostOfADay = 60;

/** Milliseconds kept back to write down how an attempt ended. */
const concludeWithin = 1000;

type Options = {
  store: Store;
  /** Sends one mail with all of them within `timeout` milliseconds, or throws a `MailError`. */
  send: (inquiries: Inquiry[], timeout: number) => Promise<void>;
  now: () => number;
  /** @default 60 */
  mostSingle?: number;
};

export type Outbox = ReturnType<typeof createOutbox>;

/**
 * Keeps what waits under `open/<day>/<number>` and what is sent under `sent/<day>/<number>`. An inquiry is
 * under `open/` before it is sent, and under `sent/` before it goes from `open/`.
 */
export function createOutbox({ store, send, now, mostSingle = mostOfADay }: Options) {
  const write = (name: string, entry: Entry, before?: Versioned | null) =>
    store.write(`open/${name}`, JSON.stringify(entry), before);

  /** Stores a new entry. Returns nothing if it is stored or sent already. */
  async function add(name: string, entry: Entry): Promise<Versioned | undefined> {
    const raw = await write(name, entry, null);
    if (raw) return raw;
    const others = [`open/${name}`, `sent/${nameOf(entry.inquiry, now())}`];
    const found = await Promise.all(others.map((key) => store.read(key)));
    if (!found.some(Boolean)) throw new MailError('NOT_STORED');
    return undefined;
  }

  /** Files an entry as sent. */
  async function settle(name: string, entry: Entry): Promise<void> {
    await store.write(`sent/${nameOf(entry.inquiry, now())}`, JSON.stringify(entry));
    await store.remove(`open/${name}`);
  }

  /** Sends inquiries in one mail. Returns why it failed. */
  async function mail(inquiries: Inquiry[], timeout: number): Promise<MailError | undefined> {
    const ids = inquiries.map(numberOf);
    const count = inquiries.length;
    const [id = ''] = count === 1 ? ids : [];
    try {
      // Nothing is begun that nobody waits for.
      if (timeout <= 0) throw new MailError('TIMEOUT');
      await withTimeout(timeout, send(inquiries, timeout));
      for (const sent of ids) log.info('sent', { id: sent });
      return undefined;
    } catch (error) {
      const failure = error instanceof MailError ? error : new MailError(codeOf(error), 'unclear');
      const details = { code: failure.code, count, ...(id && { id }) };
      if (failure.isUnauthorized) log.alert('unauthorized', details);
      else if (failure.outcome === 'deferred') log.info('notAccepted', details);
      else log.alert(failure.outcome, details);
      return failure;
    }
  }

  /** Writes down how an attempt ended. */
  async function conclude(
    { name, raw, entry }: Held,
    failure: MailError | undefined,
    isAlone = true,
  ) {
    if (!failure) return settle(name, entry);
    const { unclear, deferred } = entry;
    const ends: Record<MailError['outcome'], Partial<Entry>> = {
      unclear: {},
      deferred: { unclear: unclear - 1, deferred: deferred + 1, dueAt: now() + deferredPause },
      rejected: { unclear: unclear - 1, isRejected: true },
    };
    // Of many in one mail, a single one may be at fault.
    const outcome = failure.outcome === 'rejected' && !isAlone ? 'deferred' : failure.outcome;
    await write(name, { ...entry, ...ends[outcome], failure: failure.code }, raw);
  }

  /** Whether the keys of today or of yesterday are too many for a mail each. */
  const isFlood = (keys: string[]) =>
    [now(), now() - day].map(utcDay).some((each) => {
      const ofDay = keys.filter((key) => dayIn(nameIn(key)) === each);
      return ofDay.length > mostSingle;
    });

  return {
    store,
    isFlood,
    mail,
    conclude,
    write,

    /** Writes down that an attempt begins. Returns nothing if somebody else was first. */
    async begin({ name, raw, entry }: Held): Promise<Held | undefined> {
      const begun = { ...entry, unclear: entry.unclear + 1, dueAt: now() + unclearPause };
      const version = await write(name, begun, raw);
      return version && { name, raw: version, entry: begun };
    },

    /**
     * Stores an inquiry and tries to send it.
     *
     * @param answerBy - when the visitor has to have an answer, by `performance.now`
     * @returns whether it is stored or sent
     */
    async accept(inquiry: Inquiry, answerBy: number): Promise<boolean> {
      const left = () => Math.max(0, answerBy - performance.now());
      const id = numberOf(inquiry);
      const name = nameOf(inquiry);
      const entry: Entry = { inquiry, unclear: 1, deferred: 0, dueAt: now() + unclearPause };
      let raw: Versioned | undefined;
      try {
        raw = await add(name, entry);
      } catch (error) {
        log.alert('storeDown', { id, code: codeOf(error) });
        // Mailed all the same.
        const failure = await mail([inquiry], left() - concludeWithin);
        if (failure) {
          log.alert('unavailable', { id, code: failure.code });
          return false;
        }
        await withTimeout(left(), settle(name, entry)).catch(() => {});
        return true;
      }
      if (!raw) {
        log.info('duplicate', { id });
        return true;
      }
      log.info('stored', { id });
      // Asked only now, because what is sent is under `sent/` before it goes from `open/`.
      const crowd = await look(name).catch((error: unknown) => {
        log.alert('storeDown', { id, code: codeOf(error) });
        return 'unknown' as const;
      });
      if (crowd === 'repeat') {
        log.info('duplicate', { id });
        await store.remove(`open/${name}`).catch(() => {});
        return true;
      }
      if (crowd === 'flood') {
        // Should this fail, the round sends it three hours later.
        await write(name, { ...entry, unclear: 0, dueAt: now() }, raw).catch(() => {});
        return true;
      }
      const held = { name, raw, entry };
      const failure = await mail([inquiry], left() - concludeWithin);
      await withTimeout(left(), conclude(held, failure)).catch((error: unknown) =>
        log.alert('storeDown', { id, code: codeOf(error) }),
      );
      return true;
    },
  };

  /** Whether a stored inquiry is a repeat, one of too many of its day while rounds run, or neither. */
  async function look(name: string): Promise<'repeat' | 'flood' | 'new'> {
    const today = utcDay(now());
    const yesterday = utcDay(now() - day);
    const prefixes = [today, yesterday].flatMap((each) => [`open/${each}`, `sent/${each}`]);
    const lists = Promise.all(prefixes.map((prefix) => store.keys(prefix)));
    const [found, isCrowded, { finished }] = await Promise.all([
      Promise.all(coveringKeys(name, now()).map((key) => store.read(key))),
      // A list that takes too long is a flood's.
      lists.then(
        (keys) => isFlood(keys.flat()),
        (error: unknown) => {
          log.alert('storeDown', { code: codeOf(error) });
          return true;
        },
      ),
      readState(store),
    ]);
    if (found.some(Boolean)) return 'repeat';
    // Without rounds, nobody would send what is left to them.
    return isCrowded && isRecent(finished, now()) ? 'flood' : 'new';
  }
}
