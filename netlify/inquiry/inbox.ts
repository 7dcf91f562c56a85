import { createHash } from 'node:crypto';
import { fields, isInquiryId, retention, timeOfId, type ContactMessage } from '../contact.js';
import { within } from './deadline.js';
import { codeOf, type Log } from './log.js';
import { MailError, type Outcome } from './Mailer.js';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Pauses after an attempt that certainly failed, and after one of unknown outcome. */
const pauseAfterFailure = 15 * minute;
const pauseInDoubt = 3 * hour;

/** Attempts of unknown outcome after which a person decides: each may have become a mail. */
const mostUnknown = 2;

/** While a visitor waits: longest waits for the count, the provider, and the note of the result. */
const countDeadline = 500;
const sendDeadline = 2500;
const noteDeadline = 1500;

/** How long content is kept; milliseconds. A round comes late: half an hour keeps the promise. */
export const contentLifetime = retention.inquiryDays * day - 30 * minute;

/** A sign that a program wrote a message. It is delivered all the same, marked. */
export type Mark = 'honeypot' | 'noBrowser';

/** One checked message with what the owner needs to know about its arrival. */
export type Inquiry = {
  /** A UUID, from the browser; the same over every retry of the same message. */
  id: string;
  message: ContactMessage;
  /** What the owner calls the chosen service; empty where it is none of the form's. */
  topic: string;
  language: string;
  /** Path of the page with the form; empty when unknown. */
  page: string;
  /** Milliseconds since 1970. */
  receivedAt: number;
  marks: Mark[];
};

/** A value with the version it had when it was read. */
export type Versioned = { value: string; version: string };

/** What the inbox needs of a store. Every call throws when it cannot tell that it succeeded. */
export type Store = {
  read(key: string): Promise<Versioned | null>;
  /** Writes a key, and returns nothing where it is not as `expected`; `null` expects no such key. */
  write(key: string, value: string, expected?: Versioned | null): Promise<Versioned | undefined>;
  /** Removes a key; a missing one is no error. */
  remove(key: string): Promise<void>;
  /** Every key with this prefix, in no order. */
  keys(prefix: string): Promise<string[]>;
};

/** An inquiry that is not sent yet. */
export type Entry = {
  inquiry: Inquiry;
  /** Attempts of unknown outcome. Each counts from its beginning: its process may die in it. */
  unknown: number;
  /** When the next attempt is due; milliseconds since 1970. */
  next: number;
  failure?: string;
  /** Set where only a person can go on: the provider refused it, or may have mailed it twice. */
  person?: 'refused' | 'unclear' | undefined;
  digest?: boolean;
};

/** A key as it was read or last written. With neither `entry` nor `sentAt` it is unreadable. */
export type Held = { key: string; stored: Versioned; entry?: Entry; sentAt?: number };
export type HeldEntry = Held & { entry: Entry };

/** What the last round found. Times are milliseconds since 1970. */
export type RoundState = {
  /** When it began. */
  round: number;
  /** Keys of the inquiries that needed a person. */
  stuck: string[];
  /** When the owner was last told of them; 0 where the mail was not taken. */
  told: number;
  /** How many keys had neither come nor been sent within the last hour. */
  older: number;
};

const prefix = 'inbox/';
const stateKey = 'state';

/** SHA-256 of what the visitor wrote. */
export const contentDigest = (message: ContactMessage) =>
  createHash('sha256')
    .update(JSON.stringify(fields.map((field) => message[field])))
    .digest();

/** Tells two texts under one id apart. */
export const contentHash = ({ message }: Inquiry) => contentDigest(message).toString('hex', 0, 8);

/**
 * `inbox/<day>/<id>-<hash>`: the same for every post of one text under one id. The day is the id's
 * own where it has a believable one, so that a replay after midnight is still a replay.
 */
export function keyOf(inquiry: Inquiry): string {
  const { id, receivedAt } = inquiry;
  const made = timeOfId(id) ?? receivedAt;
  const isBelievable = made <= receivedAt && receivedAt - made < 2 * day;
  const date = new Date(isBelievable ? made : receivedAt).toISOString().slice(0, 10);
  return `${prefix}${date}/${id}-${contentHash(inquiry)}`;
}

/** The id in a key. */
export const idOf = (key: string) => key.split('/')[2]?.slice(0, 36) ?? '';

/** Why a key that is not sent is still there. */
export const stateOf = ({ entry }: Held) => (entry ? (entry.person ?? 'waiting') : 'unreadable');

function heldFrom(key: string, stored: Versioned): Held {
  try {
    const { sentAt, ...entry } = JSON.parse(stored.value) as Entry & { sentAt?: number };
    if (typeof sentAt === 'number') return { key, stored, sentAt };
    const numbers = [entry.inquiry.receivedAt, entry.unknown, entry.next];
    const isEntry = isInquiryId(entry.inquiry.id) && numbers.every(Number.isFinite);
    return { key, stored, ...(isEntry && { entry }) };
  } catch {
    return { key, stored };
  }
}

export type Inbox = ReturnType<typeof createInbox>;

type Options = {
  store: Store;
  /** Composes and sends one mail; throws a `MailError` when it was not taken. */
  send: (inquiries: Inquiry[], deadline: number) => Promise<void>;
  log: Log;
  now: () => number;
  /** Inquiries of an hour that are sent one by one; the rest goes into a digest. */
  mostSingle?: number;
};

/**
 * The inquiries of the last days: one key each, from arrival until it is forgotten. Unless they say
 * otherwise, methods throw when the store does.
 */
export function createInbox({ store, send, log, now, mostSingle = 30 }: Options) {
  /** Stores an inquiry, its first attempt begun. Nothing where it is known already. */
  async function add(inquiry: Inquiry): Promise<HeldEntry | undefined> {
    const key = keyOf(inquiry);
    const entry: Entry = { inquiry, unknown: 1, next: now() + pauseInDoubt };
    const value = JSON.stringify(entry);
    let stored = await store.write(key, value, null);
    if (!stored) {
      // A store that refuses a key that it does not have is down.
      const there = await store.read(key);
      if (!there) throw Object.assign(new Error('Not stored'), { code: 'NOT_STORED' });
      const known = heldFrom(key, there);
      if (known.entry || known.sentAt !== undefined) return undefined;
      // What cannot be read gives way to the whole text.
      stored = await store.write(key, value, there);
    }
    return stored && { key, stored, entry };
  }

  /** Writes an entry, unless somebody has changed or deleted it since it was read. */
  async function change(held: HeldEntry, changes: Partial<Entry>): Promise<boolean> {
    const entry = { ...held.entry, ...changes };
    const stored = await store.write(held.key, JSON.stringify(entry), held.stored);
    if (!stored) return false;
    Object.assign(held, { stored, entry });
    const { inquiry, failure: code = 'NO_ANSWER' } = entry;
    if (changes.person) log.alert(changes.person, { id: inquiry.id, code });
    return true;
  }

  /** Forgets the content. Unconditional, because what was sent is sent, whoever wrote since. */
  const markSent = (key: string) => store.write(key, JSON.stringify({ sentAt: now() }));

  /** Begins an attempt: one caller may send the entry, the others may not. */
  async function claim(held: HeldEntry): Promise<boolean> {
    const { inquiry, unknown } = held.entry;
    if (unknown >= mostUnknown) {
      // Its process died in the last attempt.
      await change(held, { person: 'unclear' });
      return false;
    }
    if (await change(held, { unknown: unknown + 1, next: now() + pauseInDoubt })) return true;
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
      if (['401', '403'].includes(code)) log.alert('refusedByProvider', { code });
      return failure;
    }
  }

  async function conclude(held: HeldEntry, failure: MailError | undefined): Promise<void> {
    if (!failure) {
      await markSent(held.key);
      return void Object.assign(held, { entry: undefined, sentAt: now() });
    }
    const { unknown, digest } = held.entry;
    const retry = { unknown: unknown - 1, next: now() + pauseAfterFailure };
    const changes: Record<Outcome, Partial<Entry>> = {
      unknown: unknown >= mostUnknown ? { person: 'unclear' } : {},
      notYet: retry,
      // A digest that is refused as a whole is taken apart.
      never: digest ? { ...retry, next: now(), digest: false } : { person: 'refused' },
    };
    await change(held, { failure: failure.code, ...changes[failure.outcome] });
  }

  /** What the last round found, and whether the rounds go on. Nothing before the first one. */
  async function readState() {
    const stored = await store.read(stateKey);
    if (!stored) return undefined;
    const state = JSON.parse(stored.value) as RoundState;
    return { state, stored, isRunning: Math.abs(now() - state.round) < hour };
  }

  /** Leaves an inquiry to the next digest if this hour has brought too many. */
  async function joinsCrowd(held: HeldEntry): Promise<boolean> {
    const read = Promise.all([store.keys(prefix), readState()]);
    const [keys, last] = await within(countDeadline, read).catch(() => []);
    // Where no round has run, none would send a digest.
    if (!last?.isRunning || keys.length - last.state.older <= mostSingle) return false;
    return change(held, { unknown: 0, next: now(), digest: true });
  }

  return {
    change,
    claim,
    attempt,
    conclude,
    readState,
    keys: () => store.keys(prefix),
    remove: (key: string) => store.remove(key),

    /**
     * Stores an inquiry and tries to deliver it; never throws.
     *
     * @param answerBy - when the visitor must have an answer, by `performance.now()`
     * @returns whether the inquiry is certain to arrive: stored, sent, or both
     */
    async accept(inquiry: Inquiry, answerBy: number): Promise<boolean> {
      const { id } = inquiry;
      const storeDown = (error: unknown) => log.alert('storeDown', { id, code: codeOf(error) });
      let held: HeldEntry | undefined;
      try {
        held = await add(inquiry);
        log.note(held ? 'stored' : 'knownBefore', { id });
        if (!held || (await joinsCrowd(held))) return true;
      } catch (error) {
        storeDown(error);
      }
      const left = answerBy - performance.now() - noteDeadline;
      const failure = await attempt([inquiry], Math.min(sendDeadline, left));
      if (held) await conclude(held, failure).catch(storeDown);
      // The call that failed may have stored it all the same.
      else if (!failure) await markSent(keyOf(inquiry)).catch(storeDown);
      if (held || !failure) return true;
      log.alert('unavailable', { id });
      return false;
    },

    async read(key: string): Promise<Held | undefined> {
      const stored = await store.read(key);
      return stored ? heldFrom(key, stored) : undefined;
    },

    /** Writes the state, unless another round has done so since it was read. */
    writeState: (state: RoundState, before: Versioned | null) =>
      store.write(stateKey, JSON.stringify(state), before),

    /** Whether an inquiry needs a person: it cannot go on by itself, or has not for an hour. */
    isStuck: ({ entry, sentAt }: Held) =>
      entry
        ? entry.person !== undefined || now() - entry.inquiry.receivedAt > hour
        : sentAt === undefined,

    /** Whether it came or was sent within the last hour. */
    isRecent: ({ entry, sentAt = NaN }: Held) =>
      Math.abs(now() - (entry?.inquiry.receivedAt ?? sentAt)) < hour,

    /** Whether a key must go: content after seven days, the bare key of a sent inquiry after two. */
    isOver({ key, entry, sentAt }: Held): boolean {
      if (sentAt !== undefined) return now() - sentAt >= retention.markerHours * hour;
      // The day is at most as late as the arrival.
      const receivedAt = entry?.inquiry.receivedAt ?? Date.parse(key.split('/')[1] ?? '');
      return !(now() - receivedAt < contentLifetime);
    },

    /** Whether an attempt is due. A next one further ahead than any pause comes from a wrong clock. */
    isDue({ entry }: Held): boolean {
      const ahead = (entry?.next ?? NaN) - now();
      return !entry?.person && (ahead <= 0 || ahead > pauseInDoubt + hour);
    },
  };
}
