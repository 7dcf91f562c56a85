import { day, hour, minute, retention, timeOfId } from '../contact.js';
import {
  entryJson,
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
import { codeOf, log } from './log.js';
import { MailError } from './Mailer.js';
import { createRoundNotes, notesKey } from './roundNotes.js';
import type { Store } from './Store.js';
import { withTimeout } from './withTimeout.js';

/** Milliseconds until the next attempt where the provider has accepted nothing; doubled with each deferral. */
const pauseAfterFailure = 15 * minute;
/** Milliseconds until the next attempt where the last one may have become a mail. */
export const pauseAfterUnclear = 3 * hour;

/** Deferrals after which a person decides: a provider that defers may have mailed it each time. */
const mostDeferrals = 8;

/** Unclear attempts after which a person decides: each may have become a mail. */
const mostUnclearAttempts = 2;

/** Longest waits while a visitor does: for the count, the provider, and the store to keep the outcome. */
const countTimeout = 1000;
const sendTimeout = 2500;
const concludeTimeout = 1500;

/** How long something is kept, in milliseconds: half an hour less, because a round may come late. */
const lifetime = (days: number) => days * day - 30 * minute;
/** How long an inquiry that was not sent is kept; milliseconds. */
export const contentLifetime = lifetime(retention.inquiryDays);

/** What a failed attempt changes in an entry. */
function afterFailure(
  { unclearAttempts, deferrals = 0, digest }: Entry,
  { outcome, isCertainlyUnsent }: MailError,
  now: number,
): Partial<Entry> {
  if (outcome === 'unclear')
    return unclearAttempts < mostUnclearAttempts ? {} : { person: 'unclear' };
  // Nothing was mailed, so the attempt is not counted.
  const retryIn = (pause: number) => ({
    unclearAttempts: unclearAttempts - 1,
    dueAt: now + pause,
  });
  // Of a digest that was rejected, each inquiry is sent by itself.
  if (outcome === 'rejected')
    return digest ? { ...retryIn(0), digest: false } : { person: 'rejected' };
  if (isCertainlyUnsent) return retryIn(pauseAfterFailure);
  if (deferrals + 1 >= mostDeferrals) return { person: 'unclear' };
  const pause = Math.min(pauseAfterFailure * 2 ** deferrals, pauseAfterUnclear);
  return { ...retryIn(pause), deferrals: deferrals + 1 };
}

export type Inbox = ReturnType<typeof createInbox>;

type Options = {
  store: Store;
  /** Composes and sends one mail; throws a `MailError` when it was not accepted. */
  send: (inquiries: Inquiry[], timeout: number) => Promise<void>;
  now: () => number;
  /** Inquiries of an hour that are sent one by one; the rest goes into a digest. */
  mostSingle?: number;
};

/**
 * The inquiries of the last days, each under one key from its arrival until it is deleted. A method throws
 * when the store does, unless its comment says otherwise.
 */
export function createInbox({ store, send, now, mostSingle = 30 }: Options) {
  const notes = createRoundNotes(store, now);

  async function read(key: string): Promise<StoredInquiry | undefined> {
    const raw = await store.read(key);
    return raw ? storedInquiryFrom(key, raw) : undefined;
  }

  /** Stores an inquiry and counts its first attempt. Returns nothing if it is known already. */
  async function add(inquiry: Inquiry): Promise<StoredEntry | undefined> {
    const isKnown = (found?: StoredInquiry) => found && stateOf(found) !== 'damaged';
    const key = keyOf(inquiry);
    // The id of a plain form has no time, so that its repeat after midnight has another key.
    const dayBefore = keyOf({ ...inquiry, receivedAt: inquiry.receivedAt - day });
    if (timeOfId(inquiry.id) === undefined && isKnown(await read(dayBefore))) return undefined;
    const entry: Entry = { inquiry, unclearAttempts: 1, dueAt: now() + pauseAfterUnclear };
    const value = entryJson(entry);
    let raw = await store.write(key, value, null);
    if (!raw) {
      const found = await read(key);
      // A store that says the key exists, and then lacks it, is down.
      if (!found) throw Object.assign(new Error('Not stored'), { code: 'NOT_STORED' });
      if (isKnown(found)) return undefined;
      // A damaged value is replaced.
      raw = await store.write(key, value, found.raw);
    }
    return raw && { key, raw, entry };
  }

  /** Writes an entry, unless it has been changed or deleted since it was read. */
  async function change(stored: StoredEntry, changes: Partial<Entry>): Promise<boolean> {
    const entry = { ...stored.entry, ...changes };
    const raw = await store.write(stored.key, entryJson(entry), stored.raw);
    if (!raw) return false;
    Object.assign(stored, { raw, entry });
    const { inquiry, failureCode: code = 'NO_ANSWER' } = entry;
    if (changes.person) log.alert(changes.person, { id: inquiry.id, code });
    return true;
  }

  /** Writes without a condition: what is sent stays sent, whatever has been written meanwhile. */
  const markSent = (key: string, entry: Entry) =>
    store.write(key, entryJson({ ...entry, sentAt: now() }));

  /** Begins an attempt. Returns whether this caller may send: of several at the same time, only one may. */
  async function claim(stored: StoredEntry): Promise<boolean> {
    const { inquiry, unclearAttempts } = stored.entry;
    if (unclearAttempts >= mostUnclearAttempts) {
      // The process of the last attempt died before it could say so.
      await change(stored, { person: 'unclear' });
      return false;
    }
    const begun = { unclearAttempts: unclearAttempts + 1, dueAt: now() + pauseAfterUnclear };
    if (await change(stored, begun)) return true;
    if ((await store.read(stored.key))?.value === stored.raw.value)
      log.alert('conditionFails', { id: inquiry.id });
    return false;
  }

  /** Sends one mail. Returns why it was not accepted, or nothing when it was; never throws. */
  async function attempt(inquiries: Inquiry[], timeout: number): Promise<MailError | undefined> {
    try {
      await send(inquiries, timeout);
      for (const { id } of inquiries) log.info('sent', { id });
      return undefined;
    } catch (error) {
      const failure = error instanceof MailError ? error : new MailError(codeOf(error), 'unclear');
      const { code } = failure;
      for (const { id } of inquiries) log.info('notAccepted', { id, code });
      if (failure.isUnauthorized) log.alert('unauthorized', { code });
      return failure;
    }
  }

  /** Stores how an attempt ended; without a failure, the mail was accepted. */
  async function conclude(stored: StoredEntry, failure: MailError | undefined): Promise<void> {
    if (failure) {
      const changes = afterFailure(stored.entry, failure, now());
      await change(stored, { failureCode: failure.code, ...changes });
    } else {
      await markSent(stored.key, stored.entry);
      stored.sentAt = now();
    }
  }

  /** The keys of all inquiries, and whether the rounds' notes are listed too, as in every list that is whole. */
  async function list() {
    const all = await store.keys();
    return {
      keys: all.filter((key) => key.startsWith(keyPrefix)),
      hasNotes: all.includes(notesKey),
    };
  }

  /** Leaves an inquiry to the next digest if this hour has too many, or counting them takes too long. */
  async function leaveToDigest(stored: StoredEntry, timeout: number): Promise<boolean> {
    const soon = <Result>(work: Promise<Result>) =>
      withTimeout(timeout, work).catch(() => undefined);
    const [listed, last] = await Promise.all([soon(list()), soon(notes.read())]);
    // Without rounds, nobody would send the digest.
    if (!last?.isRunning) return false;
    const older = last.notes.totals[0] ?? 0;
    if (listed && listed.keys.length - older <= mostSingle) return false;
    return change(stored, { unclearAttempts: 0, dueAt: now(), digest: true });
  }

  /** What `accept` does, but for the alert. `left` gives the milliseconds that are left. */
  async function storeAndSend(inquiry: Inquiry, left: () => number): Promise<boolean> {
    const { id } = inquiry;
    const storeDown = (error: unknown) => log.alert('storeDown', { id, code: codeOf(error) });
    let stored: StoredEntry | undefined;
    try {
      stored = await withTimeout(left(), add(inquiry));
      log.info(stored ? 'stored' : 'duplicate', { id });
      // Where time is short, the next round sends what is stored.
      if (!stored || left() <= concludeTimeout) return true;
      if (await leaveToDigest(stored, Math.min(countTimeout, left() - concludeTimeout)))
        return true;
    } catch (error) {
      storeDown(error);
      // The write that failed may have left it to a digest, and a mail now would be a second one.
      if (stored) return true;
    }
    const failure = await attempt([inquiry], Math.min(sendTimeout, left() - concludeTimeout));
    if (stored) {
      await conclude(stored, failure).catch(storeDown);
      return true;
    }
    if (failure) return false;
    // The call that failed may have stored it all the same.
    await markSent(keyOf(inquiry), { inquiry, unclearAttempts: 0, dueAt: now() }).catch(storeDown);
    return true;
  }

  return {
    notes,
    read,
    change,
    claim,
    attempt,
    conclude,
    list,
    remove: (key: string) => store.remove(key),

    /**
     * Stores an inquiry and tries to send it; never throws.
     *
     * @param answerBy - when the visitor must have an answer, by `performance.now()`
     * @returns whether the inquiry is certain to arrive: stored, sent, or both
     */
    async accept(inquiry: Inquiry, answerBy: number): Promise<boolean> {
      const left = () => answerBy - performance.now();
      const isCertain = await storeAndSend(inquiry, left);
      if (!isCertain) log.alert('unavailable', { id: inquiry.id });
      await notes.noteUnavailable(!isCertain, left());
      return isCertain;
    },

    /** Whether an inquiry needs a person: only a person can decide, or it has not been sent within an hour. */
    isStuck: ({ entry, sentAt }: StoredInquiry) =>
      sentAt === undefined &&
      (!entry || entry.person !== undefined || now() - entry.inquiry.receivedAt > hour),

    /** Whether a text, or the bare key after it, has been kept as long as the privacy text says. */
    isExpired({ key, entry, sentAt }: StoredInquiry): boolean {
      const longest = entry ? lifetime(retention.sentDays) : retention.bareKeyHours * hour;
      if (sentAt !== undefined) return now() - sentAt >= longest;
      // Of a damaged one, the day in its key counts, which is never later than the arrival.
      const receivedAt = entry?.inquiry.receivedAt ?? Date.parse(key.split('/')[1] ?? '');
      return !(now() - receivedAt < contentLifetime);
    },

    /** Whether an attempt is due. A time further ahead than any pause was written by a wrong clock. */
    isDue({ entry, sentAt }: StoredInquiry): boolean {
      const ahead = (entry?.dueAt ?? NaN) - now();
      const isOpen = sentAt === undefined && !entry?.person;
      return isOpen && (ahead <= 0 || ahead > pauseAfterUnclear + hour);
    },

    /** Deletes an expired inquiry: of a sent one first the text, later the key. */
    async deleteExpired({ key, raw, entry, sentAt }: StoredInquiry): Promise<void> {
      if (raw && entry && sentAt !== undefined)
        return void (await store.write(key, JSON.stringify({ sentAt: now() }), raw));
      await store.remove(key);
      if (sentAt === undefined) log.alert('expired', { id: idOf(key) });
    },
  };
}
