import { createHash } from 'node:crypto';
import { fields, isInquiryId, retention, timeOfId, type ContactMessage } from '../contact.js';
import { within } from './deadline.js';
import { codeOf, type Log } from './log.js';
import { MailError, type Outcome } from './Mailer.js';
import { roundStateFrom, type RoundState } from './roundState.js';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Pauses after an attempt that certainly failed, doubled each time up to that after one of unknown outcome. */
const pauseAfterFailure = 15 * minute;
export const pauseInDoubt = 3 * hour;

/** Times that the provider may refuse a mail for now before a person decides: its answer may be wrong. */
const mostRefusals = 8;

/** Attempts of unknown outcome after which a person decides: each may have become a mail. */
const mostUnknown = 2;

/** While a visitor waits: longest waits for the count, the provider, and the note of the result. */
const countDeadline = 1000;
const sendDeadline = 2500;
const noteDeadline = 1500;

/** How long content is kept; milliseconds. A round comes late: half an hour keeps the promise. */
const lifetime = (days: number) => days * day - 30 * minute;
export const contentLifetime = lifetime(retention.inquiryDays);

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

/** An inquiry with its text: not sent yet, or sent so recently that the mail may still be given up. */
export type Entry = {
  inquiry: Inquiry;
  /** Attempts of unknown outcome. Each counts from its beginning: its process may die in it. */
  unknown: number;
  /** How often the provider has refused it for now, for no reason that a setting explains. */
  refusals?: number;
  /** When the next attempt is due; milliseconds since 1970. */
  next: number;
  failure?: string;
  /** Set where only a person can go on: the provider refused it, or may have mailed it twice. */
  person?: 'refused' | 'unclear' | undefined;
  digest?: boolean;
};

/**
 * A key as it was read or last written; without `stored`, one that could not be read. What is sent has
 * `sentAt`, and `entry` while its text is kept. With neither it is damaged.
 */
export type Held = { key: string; stored?: Versioned; entry?: Entry; sentAt?: number };
export type HeldEntry = Held & { stored: Versioned; entry: Entry };

const prefix = 'inbox/';
const stateKey = 'state';

/** Keys that hold a time: when the health address was last called, and a visitor last sent away. */
type TimeKey = 'asked' | 'unavailable';

/** SHA-256 of what the visitor wrote. */
export const contentDigest = (message: ContactMessage) =>
  createHash('sha256')
    .update(JSON.stringify(fields.map((field) => message[field])))
    .digest();

/** What a person calls an inquiry. Its hash tells two texts under one id apart. */
export const numberOf = ({ id, message }: Inquiry) =>
  `${id}-${contentDigest(message).toString('hex', 0, 8)}`;

/**
 * `inbox/<day>/<number>`: the same for every post of one text under one id. The day is the id's
 * own where it has a believable one, so that a replay after midnight is still a replay.
 */
export function keyOf(inquiry: Inquiry): string {
  const { id, receivedAt } = inquiry;
  const made = timeOfId(id) ?? receivedAt;
  const isBelievable = made <= receivedAt && receivedAt - made < 2 * day;
  const date = new Date(isBelievable ? made : receivedAt).toISOString().slice(0, 10);
  return `${prefix}${date}/${numberOf(inquiry)}`;
}

/** The number in a key, and the id in that. */
export const numberIn = (key: string) => key.split('/')[2] ?? '';
export const idOf = (key: string) => numberIn(key).slice(0, 36);

/** What has become of an inquiry. */
export function stateOf({ stored, entry, sentAt }: Held) {
  if (sentAt !== undefined) return 'sent';
  if (entry) return entry.person ?? 'waiting';
  return stored ? 'unreadable' : 'unread';
}

function heldFrom(key: string, stored: Versioned): Held & { stored: Versioned } {
  try {
    const { sentAt, ...entry } = JSON.parse(stored.value) as Entry & { sentAt?: number };
    const numbers = [entry.inquiry?.receivedAt, entry.unknown, entry.next];
    const isEntry = isInquiryId(entry.inquiry?.id) && numbers.every(Number.isFinite);
    const isSent = typeof sentAt === 'number';
    return { key, stored, ...(isEntry && { entry }), ...(isSent && { sentAt }) };
  } catch {
    return { key, stored };
  }
}

/** Whether a key holds an inquiry, waiting or sent, and not the rest of one. */
function isKnown(stored: Versioned | null): boolean {
  const { entry, sentAt } = stored ? heldFrom('', stored) : {};
  return entry !== undefined || sentAt !== undefined;
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
    // The id of a plain form has no time, so that its repeat after midnight has another key.
    const dayBefore = keyOf({ ...inquiry, receivedAt: inquiry.receivedAt - day });
    if (timeOfId(inquiry.id) === undefined && isKnown(await store.read(dayBefore)))
      return undefined;
    const entry: Entry = { inquiry, unknown: 1, next: now() + pauseInDoubt };
    const value = JSON.stringify(entry);
    let stored = await store.write(key, value, null);
    if (!stored) {
      // A store that refuses a key that it does not have is down.
      const there = await store.read(key);
      if (!there) throw Object.assign(new Error('Not stored'), { code: 'NOT_STORED' });
      if (isKnown(there)) return undefined;
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

  /** Unconditional, because what was sent is sent, whoever wrote since. */
  const markSent = (key: string, entry: Entry) =>
    store.write(key, JSON.stringify({ ...entry, sentAt: now() }));

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
      if (failure.refusesKey) log.alert('refusedByProvider', { code });
      return failure;
    }
  }

  async function conclude(held: HeldEntry, failure: MailError | undefined): Promise<void> {
    if (!failure) {
      await markSent(held.key, held.entry);
      return void Object.assign(held, { sentAt: now() });
    }
    const { unknown, digest, refusals = 0 } = held.entry;
    const retry = { unknown: unknown - 1, next: now() + pauseAfterFailure };
    const pause = Math.min(pauseAfterFailure * 2 ** refusals, pauseInDoubt);
    const refused = { ...retry, next: now() + pause, refusals: refusals + 1 };
    const changes: Record<Outcome, Partial<Entry>> = {
      unknown: unknown >= mostUnknown ? { person: 'unclear' } : {},
      notYet: failure.isCertain
        ? retry
        : refusals < mostRefusals - 1
          ? refused
          : { person: 'unclear' },
      // A digest that is refused as a whole is taken apart.
      never: digest ? { ...retry, next: now(), digest: false } : { person: 'refused' },
    };
    await change(held, { failure: failure.code, ...changes[failure.outcome] });
  }

  /** What the last round found, and whether the rounds go on. Nothing before the first one. */
  async function readState() {
    const stored = await store.read(stateKey);
    if (!stored) return undefined;
    const state = roundStateFrom(stored.value);
    return { state, stored, isRunning: Math.abs(now() - state.round) < hour };
  }

  /** Keys of all inquiries, and whether the list can be whole: the state must be in it once there is one. */
  async function list() {
    const all = await store.keys('');
    return { keys: all.filter((key) => key.startsWith(prefix)), hasState: all.includes(stateKey) };
  }

  /** Leaves an inquiry to the next digest if this hour has brought too many, or that takes too long to count. */
  async function joinsCrowd(held: HeldEntry, deadline: number): Promise<boolean> {
    const soon = <Result>(work: Promise<Result>) => within(deadline, work).catch(() => undefined);
    const [listed, last] = await Promise.all([soon(list()), soon(readState())]);
    // Where no round has run, none would send a digest.
    if (!last?.isRunning) return false;
    const older = last.state.totals[0] ?? 0;
    if (listed && listed.keys.length - older <= mostSingle) return false;
    return change(held, { unknown: 0, next: now(), digest: true });
  }

  async function timeOf(key: TimeKey): Promise<number> {
    return Number((await store.read(key))?.value) || 0;
  }

  /** When this process last sent a visitor away, until the store has been able to note it. */
  let missedAt = 0;
  async function noteMissed(deadline: number): Promise<void> {
    if (missedAt === 0) return;
    try {
      await within(deadline, store.write('unavailable' satisfies TimeKey, String(missedAt)));
      missedAt = 0;
    } catch (error) {
      log.alert('storeDown', { code: codeOf(error) });
    }
  }

  /** Notes for the health check that a visitor was sent away; never throws. */
  function noteUnavailable(deadline: number): Promise<void> {
    missedAt = now();
    return noteMissed(deadline);
  }

  return {
    noteUnavailable,
    change,
    claim,
    attempt,
    conclude,
    readState,
    list,
    timeOf,
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
      const left = () => answerBy - performance.now();

      async function deliver(): Promise<boolean> {
        let held: HeldEntry | undefined;
        try {
          held = await within(left(), add(inquiry));
          log.note(held ? 'stored' : 'knownBefore', { id });
          // Where time is short, a round sends what is stored.
          if (!held || left() <= noteDeadline) return true;
          const counting = Math.min(countDeadline, left() - noteDeadline);
          if (await joinsCrowd(held, counting)) return true;
        } catch (error) {
          storeDown(error);
          // The write that failed may have left it to a digest: a mail now could be one too many.
          if (held) return true;
        }
        const failure = await attempt([inquiry], Math.min(sendDeadline, left() - noteDeadline));
        if (held) await conclude(held, failure).catch(storeDown);
        // The call that failed may have stored it all the same.
        else if (!failure)
          await markSent(keyOf(inquiry), { inquiry, unknown: 0, next: now() }).catch(storeDown);
        return held !== undefined || failure === undefined;
      }

      const isAccepted = await deliver();
      if (isAccepted) await noteMissed(left());
      else {
        log.alert('unavailable', { id });
        await noteUnavailable(left());
      }
      return isAccepted;
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
      sentAt === undefined &&
      (!entry || entry.person !== undefined || now() - entry.inquiry.receivedAt > hour),

    /** Whether a text, or the bare key of a sent inquiry, has been kept as long as the privacy text says. */
    isOver({ key, entry, sentAt }: Held): boolean {
      const longest = entry ? lifetime(retention.sentDays) : retention.markerHours * hour;
      if (sentAt !== undefined) return now() - sentAt >= longest;
      // The day is at most as late as the arrival.
      const receivedAt = entry?.inquiry.receivedAt ?? Date.parse(key.split('/')[1] ?? '');
      return !(now() - receivedAt < contentLifetime);
    },

    /** Whether an attempt is due. A next one further ahead than any pause comes from a wrong clock. */
    isDue({ entry, sentAt }: Held): boolean {
      const ahead = (entry?.next ?? NaN) - now();
      const isOpen = sentAt === undefined && !entry?.person;
      return isOpen && (ahead <= 0 || ahead > pauseInDoubt + hour);
    },

    /** Deletes what is over: of a sent inquiry first the text, later the key. */
    async forget({ key, stored, entry, sentAt }: Held): Promise<void> {
      if (stored && entry && sentAt !== undefined)
        return void (await store.write(key, JSON.stringify({ sentAt: now() }), stored));
      await store.remove(key);
      if (sentAt === undefined) log.alert('expired', { id: idOf(key) });
    },

    /**
     * Whether no inquiry needs a person, as far as the rounds can tell, and no visitor was sent away
     * within the last day. Notes, at most once an hour, that somebody has asked.
     */
    async isWell(): Promise<boolean> {
      const isWithin = (time: number, span: number) => Math.abs(now() - time) <= span;
      const times = [timeOf('asked'), timeOf('unavailable')] as const;
      const [last, asked, unavailable] = await Promise.all([readState(), ...times]);
      if (!isWithin(asked, hour)) await store.write('asked' satisfies TimeKey, String(now()));
      if (!last?.isRunning || !isWithin(last.state.complete, 2 * hour)) return false;
      return last.state.stuck.length === 0 && !isWithin(unavailable, day);
    },

    /** Forgets what rounds and health checks have noted; the next round begins anew. */
    resetState: () =>
      Promise.all([stateKey, 'asked', 'unavailable'].map((key) => store.remove(key))),
  };
}
