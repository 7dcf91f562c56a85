import { day, hour, minute, retention, timeOfId } from '../contact.js';
import {
  storedInquiryFrom,
  idOf,
  keyOf,
  keyPrefix,
  stateOf,
  type Entry,
  type StoredInquiry,
  type StoredEntry,
  type Inquiry,
} from './entry.js';
import { createInboxState, stateKey } from './inboxState.js';
import { codeOf, log } from './log.js';
import { MailError } from './Mailer.js';
import type { Store } from './Store.js';
import { withTimeout } from './withTimeout.js';

/** Milliseconds after a failed attempt, doubled each time that the provider puts the mail off. */
const pauseAfterFailure = 15 * minute;
/** Milliseconds after an attempt of unknown outcome. */
export const pauseAfterUnknown = 3 * hour;

/** Times that the provider may refuse a mail for now before a person decides: its answer may be wrong. */
const mostRefusals = 8;

/** Attempts of unknown outcome after which a person decides: each may have become a mail. */
const mostUnknown = 2;

/** While a visitor waits: longest waits for the count, the provider, and the note of the result. */
const countDeadline = 1000;
const sendDeadline = 2500;
const noteDeadline = 1500;

/** Days in milliseconds, less half an hour: the round that deletes may come late. */
const lifetime = (days: number) => days * day - 30 * minute;
/** How long an inquiry that was not sent is kept; milliseconds. */
export const contentLifetime = lifetime(retention.inquiryDays);

/** What a failed attempt changes in an entry. */
function afterFailure(
  { unknown, refusals = 0, digest }: Entry,
  { outcome, isCertain }: MailError,
  now: number,
): Partial<Entry> {
  if (outcome === 'unknown') return unknown < mostUnknown ? {} : { person: 'unclear' };
  // Nothing was mailed, so the attempt is not counted.
  const retryIn = (pause: number) => ({ unknown: unknown - 1, next: now + pause });
  // A digest that is refused as a whole is taken apart.
  if (outcome === 'never') return digest ? { ...retryIn(0), digest: false } : { person: 'refused' };
  if (isCertain) return retryIn(pauseAfterFailure);
  if (refusals + 1 >= mostRefusals) return { person: 'unclear' };
  const pause = Math.min(pauseAfterFailure * 2 ** refusals, pauseAfterUnknown);
  return { ...retryIn(pause), refusals: refusals + 1 };
}

export type Inbox = ReturnType<typeof createInbox>;

type Options = {
  store: Store;
  /** Composes and sends one mail; throws a `MailError` when it was not taken. */
  send: (inquiries: Inquiry[], deadline: number) => Promise<void>;
  now: () => number;
  /** Inquiries of an hour that are sent one by one; the rest goes into a digest. */
  mostSingle?: number;
};

/**
 * The inquiries of the last days: one key each, from arrival until it is forgotten. Unless they say
 * otherwise, methods throw when the store does.
 */
export function createInbox({ store, send, now, mostSingle = 30 }: Options) {
  const state = createInboxState(store, now);

  async function read(key: string): Promise<StoredInquiry | undefined> {
    const stored = await store.read(key);
    return stored ? storedInquiryFrom(key, stored) : undefined;
  }

  /** Stores an inquiry, whose first attempt begins with that. Returns nothing if it is known already. */
  async function add(inquiry: Inquiry): Promise<StoredEntry | undefined> {
    const isKnown = (held: StoredInquiry | undefined) => held && stateOf(held) !== 'unreadable';
    const key = keyOf(inquiry);
    // The id of a plain form has no time, so that its repeat after midnight has another key.
    const dayBefore = keyOf({ ...inquiry, receivedAt: inquiry.receivedAt - day });
    if (timeOfId(inquiry.id) === undefined && isKnown(await read(dayBefore))) return undefined;
    const entry: Entry = { inquiry, unknown: 1, next: now() + pauseAfterUnknown };
    const value = JSON.stringify(entry);
    let stored = await store.write(key, value, null);
    if (!stored) {
      // The store has refused the write although it lacks the key: it is down.
      const there = await read(key);
      if (!there) throw Object.assign(new Error('Not stored'), { code: 'NOT_STORED' });
      if (isKnown(there)) return undefined;
      // A damaged value is replaced.
      stored = await store.write(key, value, there.stored);
    }
    return stored && { key, stored, entry };
  }

  /** Writes an entry, unless it has been changed or deleted since it was read. */
  async function change(held: StoredEntry, changes: Partial<Entry>): Promise<boolean> {
    const entry = { ...held.entry, ...changes };
    const stored = await store.write(held.key, JSON.stringify(entry), held.stored);
    if (!stored) return false;
    Object.assign(held, { stored, entry });
    const { inquiry, failure: code = 'NO_ANSWER' } = entry;
    if (changes.person) log.alert(changes.person, { id: inquiry.id, code });
    return true;
  }

  /** Without a condition: sent is sent, whatever has been written since. */
  const markSent = (key: string, entry: Entry) =>
    store.write(key, JSON.stringify({ ...entry, sentAt: now() }));

  /** Begins an attempt, and returns whether this caller may send: of several, only one may. */
  async function claim(held: StoredEntry): Promise<boolean> {
    const { inquiry, unknown } = held.entry;
    if (unknown >= mostUnknown) {
      // Its process died in the last attempt.
      await change(held, { person: 'unclear' });
      return false;
    }
    if (await change(held, { unknown: unknown + 1, next: now() + pauseAfterUnknown })) return true;
    if ((await store.read(held.key))?.value === held.stored.value)
      log.alert('conditionFails', { id: inquiry.id });
    return false;
  }

  /** Sends one mail. Returns why not, or nothing when it was taken; never throws. */
  async function attempt(inquiries: Inquiry[], deadline: number): Promise<MailError | undefined> {
    try {
      await send(inquiries, deadline);
      for (const { id } of inquiries) log.note('delivered', { id });
      return undefined;
    } catch (error) {
      const failure = error instanceof MailError ? error : new MailError(codeOf(error), 'unknown');
      const { code } = failure;
      for (const { id } of inquiries) log.note('notTaken', { id, code });
      if (failure.refusesKey) log.alert('refusedByProvider', { code });
      return failure;
    }
  }

  /** Notes how an attempt ended: without a failure, the mail was taken. */
  async function conclude(held: StoredEntry, failure: MailError | undefined): Promise<void> {
    if (failure) {
      const changes = afterFailure(held.entry, failure, now());
      await change(held, { failure: failure.code, ...changes });
    } else {
      await markSent(held.key, held.entry);
      held.sentAt = now();
    }
  }

  /** Keys of all inquiries, and whether the list can be whole: the state must be in it once there is one. */
  async function list() {
    const all = await store.keys();
    return {
      keys: all.filter((key) => key.startsWith(keyPrefix)),
      hasState: all.includes(stateKey),
    };
  }

  /** Leaves an inquiry to the next digest if there are too many in this hour, or counting takes too long. */
  async function leaveToDigest(held: StoredEntry, deadline: number): Promise<boolean> {
    const soon = <Result>(work: Promise<Result>) =>
      withTimeout(deadline, work).catch(() => undefined);
    const [listed, last] = await Promise.all([soon(list()), soon(state.read())]);
    // Without rounds, nobody would send the digest.
    if (!last?.isRunning) return false;
    const older = last.round.totals[0] ?? 0;
    if (listed && listed.keys.length - older <= mostSingle) return false;
    return change(held, { unknown: 0, next: now(), digest: true });
  }

  /** Stores an inquiry and tries to send it in the time that is left. Returns whether it is certain to arrive. */
  async function deliver(inquiry: Inquiry, left: () => number): Promise<boolean> {
    const { id } = inquiry;
    const storeDown = (error: unknown) => log.alert('storeDown', { id, code: codeOf(error) });
    let held: StoredEntry | undefined;
    try {
      held = await withTimeout(left(), add(inquiry));
      log.note(held ? 'stored' : 'knownBefore', { id });
      // Where time is short, a round sends what is stored.
      if (!held || left() <= noteDeadline) return true;
      if (await leaveToDigest(held, Math.min(countDeadline, left() - noteDeadline))) return true;
    } catch (error) {
      storeDown(error);
      // The failed write may have left it to a digest: a mail now could be a second one.
      if (held) return true;
    }
    const failure = await attempt([inquiry], Math.min(sendDeadline, left() - noteDeadline));
    if (held) {
      await conclude(held, failure).catch(storeDown);
      return true;
    }
    if (failure) return false;
    // The failed call may have stored it all the same.
    await markSent(keyOf(inquiry), { inquiry, unknown: 0, next: now() }).catch(storeDown);
    return true;
  }

  return {
    state,
    read,
    change,
    claim,
    attempt,
    conclude,
    list,
    remove: (key: string) => store.remove(key),

    /**
     * Stores an inquiry and tries to deliver it; never throws.
     *
     * @param answerBy - when the visitor must have an answer, by `performance.now()`
     * @returns whether the inquiry is certain to arrive: stored, sent, or both
     */
    async accept(inquiry: Inquiry, answerBy: number): Promise<boolean> {
      const left = () => answerBy - performance.now();
      const isCertain = await deliver(inquiry, left);
      if (!isCertain) log.alert('unavailable', { id: inquiry.id });
      await state.noteUnavailable(!isCertain, left());
      return isCertain;
    },

    /** Whether an inquiry needs a person: it cannot go on by itself, or has not for an hour. */
    isStuck: ({ entry, sentAt }: StoredInquiry) =>
      sentAt === undefined &&
      (!entry || entry.person !== undefined || now() - entry.inquiry.receivedAt > hour),

    /** Whether a text, or the bare key of a sent inquiry, has been kept as long as the privacy text says. */
    isExpired({ key, entry, sentAt }: StoredInquiry): boolean {
      const longest = entry ? lifetime(retention.sentDays) : retention.markerHours * hour;
      if (sentAt !== undefined) return now() - sentAt >= longest;
      // Without its text, the day in its key counts, which is never later than the arrival.
      const receivedAt = entry?.inquiry.receivedAt ?? Date.parse(key.split('/')[1] ?? '');
      return !(now() - receivedAt < contentLifetime);
    },

    /** Whether an attempt is due. A time further ahead than any pause comes from a wrong clock. */
    isDue({ entry, sentAt }: StoredInquiry): boolean {
      const ahead = (entry?.next ?? NaN) - now();
      const isOpen = sentAt === undefined && !entry?.person;
      return isOpen && (ahead <= 0 || ahead > pauseAfterUnknown + hour);
    },

    /** Deletes what is over: of a sent inquiry first the text, later the key. */
    async forget({ key, stored, entry, sentAt }: StoredInquiry): Promise<void> {
      if (stored && entry && sentAt !== undefined)
        return void (await store.write(key, JSON.stringify({ sentAt: now() }), stored));
      await store.remove(key);
      if (sentAt === undefined) log.alert('expired', { id: idOf(key) });
    },
  };
}
