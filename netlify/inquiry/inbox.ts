import { createHash } from 'node:crypto';
import { fields, isInquiryId, retention, timeOfId, type ContactMessage } from '../contact.js';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Pause after an attempt that certainly failed; milliseconds. */
export const pauseAfterFailure = 15 * minute;

/** Pause after an attempt of unknown outcome: time for an outage to end; milliseconds. */
export const pauseInDoubt = 3 * hour;

/** Attempts of unknown outcome after which a person decides: each may have become a mail. */
export const mostUnknown = 2;

/**
 * How long content is kept, in milliseconds. Shorter than what the privacy text promises by more
 * than one round, so that the promise holds.
 */
export const contentLifetime = retention.inquiryDays * day - 30 * minute;

/** Why a message looks as if a program had written it. It is delivered all the same, marked. */
export type Mark = 'honeypot' | 'noBrowser' | 'tooQuick';

/** One checked message with what the owner needs to know about its arrival. */
export type Inquiry = {
  /** A UUID, from the browser; the same over every retry of the same message. */
  id: string;
  message: ContactMessage;
  /** Language of the page, such as `de`. */
  language: string;
  /** Path of the page with the form, such as `/de/kontakt`; empty when unknown. */
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
  /** Writes a key that must not exist. Nothing where it does. */
  create(key: string, value: string): Promise<Versioned | undefined>;
  /**
   * Overwrites a key.
   *
   * @param expected - what was read before: the key is left alone, and nothing returned, if it has
   *   changed since
   */
  replace(key: string, value: string, expected?: Versioned): Promise<Versioned | undefined>;
  /** Removes a key; a missing one is no error. */
  remove(key: string): Promise<void>;
  /** Every key with this prefix, in no order. */
  keys(prefix: string): Promise<string[]>;
};

/** An inquiry that is not sent yet. */
export type Entry = {
  inquiry: Inquiry;
  /** Attempts begun so far. */
  tries: number;
  /**
   * Attempts of unknown outcome. An attempt counts as one from its beginning, so that a process that
   * dies in it leaves the truth behind; a certain failure takes it back.
   */
  unknown: number;
  /** When the next attempt is due; milliseconds since 1970. */
  next: number;
  /** Code of the last failure. */
  failure?: string | undefined;
  /** Set where only a person can go on: the provider refused it, or may have mailed it twice. */
  person?: 'refused' | 'unclear' | undefined;
  /** Whether it came in a crowd and waits for a digest. */
  digest?: boolean | undefined;
};

/** A key of the inbox as it was read. With neither `entry` nor `sentAt` it is unreadable. */
export type Held = { key: string; stored: Versioned; entry?: Entry; sentAt?: number };
export type HeldEntry = Held & { entry: Entry };

/** What the rounds remember. */
export type RoundState = {
  /** When the last round began; milliseconds since 1970. */
  round: number;
  /** Inquiries that needed a person at its end. */
  stuck: number;
  /** The keys that the owner was told of last, and when. */
  told?: { at: number; keys: string[] } | undefined;
  /** How many keys there were at the beginning of the hour that is being counted. */
  hour: { at: number; count: number };
};

export type Inbox = ReturnType<typeof createInbox>;

const prefix = 'inbox/';
const stateKey = 'state';

/** Tells two texts under one id apart. */
export const contentHash = ({ message }: Inquiry) =>
  createHash('sha256')
    .update(JSON.stringify(fields.map((field) => message[field])))
    .digest('hex')
    .slice(0, 16);

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

/** The beginning of the day in a key; milliseconds since 1970, `NaN` where there is none. */
export const dayOf = (key: string) => Date.parse(key.split('/')[1] ?? '');

/** The id in a key. */
export const idOf = (key: string) => key.split('/')[2]?.slice(0, 36) ?? '';

/** Reads what the store holds; nothing if it is neither an entry nor a mark. */
function contentFrom(text: string): Pick<Held, 'entry' | 'sentAt'> {
  try {
    const parsed = JSON.parse(text) as Entry & { sentAt?: unknown };
    if (typeof parsed.sentAt === 'number') return { sentAt: parsed.sentAt };
    const { inquiry, tries, unknown, next } = parsed;
    const texts = [inquiry.language, inquiry.page, ...fields.map((it) => inquiry.message[it])];
    const isEntry =
      isInquiryId(inquiry.id) &&
      Array.isArray(inquiry.marks) &&
      [inquiry.receivedAt, tries, unknown, next].every((each) => typeof each === 'number') &&
      texts.every((each) => typeof each === 'string');
    return isEntry ? { entry: parsed } : {};
  } catch {
    return {};
  }
}

/**
 * The inquiries of the last days: one key each, from arrival until it is forgotten. Every method
 * throws when the store does.
 *
 * @param now - the clock; milliseconds since 1970
 * @param mostSingle - inquiries of an hour that are sent one by one; what comes on top goes into a
 *   digest
 */
export function createInbox({
  store,
  now,
  mostSingle = 30,
}: {
  store: Store;
  now: () => number;
  mostSingle?: number;
}) {
  const held = (key: string, stored: Versioned): Held => ({
    key,
    stored,
    ...contentFrom(stored.value),
  });

  /** Writes an entry on condition that nothing has changed it since it was read. */
  async function change({ key, stored, entry }: HeldEntry, changes: Partial<Entry>) {
    const changed = { ...entry, ...changes };
    const written = await store.replace(key, JSON.stringify(changed), stored);
    return written && { key, stored: written, entry: changed };
  }

  return {
    /**
     * Stores a new inquiry before anything is sent. Its first attempt counts as begun.
     *
     * @returns nothing where it is known already, sent or not
     * @throws also where the store refuses a key that it does not have
     */
    async add(inquiry: Inquiry): Promise<HeldEntry | undefined> {
      const key = keyOf(inquiry);
      const entry: Entry = { inquiry, tries: 1, unknown: 1, next: now() + pauseInDoubt };
      const value = JSON.stringify(entry);
      let stored = await store.create(key, value);
      if (!stored) {
        const there = await store.read(key);
        if (!there)
          throw Object.assign(new Error('Neither stored nor there'), { code: 'NOT_STORED' });
        const { entry: known, sentAt } = contentFrom(there.value);
        if (known || sentAt !== undefined) return undefined;
        // What cannot be read gives way to the whole text.
        stored = await store.replace(key, value, there);
      }
      return stored && { key, stored, entry };
    },

    keys: () => store.keys(prefix),

    async read(key: string): Promise<Held | undefined> {
      const stored = await store.read(key);
      return stored ? held(key, stored) : undefined;
    },

    change,

    /**
     * Begins an attempt: one caller gets the entry and may send it, the others nothing.
     *
     * @throws where the condition fails although nothing has changed: it would never hold
     */
    async claim(entry: HeldEntry): Promise<HeldEntry | undefined> {
      const { tries, unknown } = entry.entry;
      const begun = { tries: tries + 1, unknown: unknown + 1, next: now() + pauseInDoubt };
      const claimed = await change(entry, begun);
      if (!claimed && (await store.read(entry.key))?.value === entry.stored.value)
        throw Object.assign(new Error('The condition never holds'), { code: 'CONDITION' });
      return claimed;
    },

    /** Forgets the content. Unconditional, because what was sent is sent, whoever wrote since. */
    async markSent(key: string): Promise<void> {
      await store.replace(key, JSON.stringify({ sentAt: now() }));
    },

    remove: (key: string) => store.remove(key),

    /** Whether this hour has brought more inquiries than are sent one by one. */
    async isCrowded(): Promise<boolean> {
      const [keys, state] = await Promise.all([store.keys(prefix), this.readState()]);
      const { at = 0, count = 0 } = state?.state.hour ?? {};
      return keys.length - (now() - at < 2 * hour ? count : 0) > mostSingle;
    },

    async readState(): Promise<{ state: RoundState; stored: Versioned } | undefined> {
      const stored = await store.read(stateKey);
      return stored ? { state: JSON.parse(stored.value) as RoundState, stored } : undefined;
    },

    /** Writes the state, unless another round has done so since it was read. */
    writeState(state: RoundState, before?: Versioned): Promise<Versioned | undefined> {
      const value = JSON.stringify(state);
      return before ? store.replace(stateKey, value, before) : store.create(stateKey, value);
    },

    /** Whether an inquiry needs a person: it cannot go on by itself, or has not for an hour. */
    isStuck: ({ entry, sentAt }: Held) =>
      entry
        ? entry.person !== undefined || now() - entry.inquiry.receivedAt > hour
        : sentAt === undefined,

    /** Whether a key must go: content after seven days, the bare key of a sent inquiry after two. */
    isOver({ key, entry, sentAt }: Held): boolean {
      if (sentAt !== undefined) return now() - sentAt >= retention.markerHours * hour;
      // The day is at most as late as the arrival, so this is not later than seven days after it.
      if (!entry) return !(now() - dayOf(key) < contentLifetime);
      const isOld = now() - entry.inquiry.receivedAt >= contentLifetime;
      return isOld && (entry.person !== undefined || entry.tries > 1);
    },

    /** Whether an attempt is due. A next one further ahead than any pause comes from a wrong clock. */
    isDue: ({ person, next }: Entry) =>
      !person && (next <= now() || next - now() > pauseInDoubt + hour),
  };
}
