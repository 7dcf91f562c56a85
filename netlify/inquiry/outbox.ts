import { createHash } from 'node:crypto';
import { isInquiryId, retention, uuidFrom } from '../contact.js';
import type { Inquiry } from './Inquiry.js';
import type { Store, Versioned } from './Store.js';

const minute = 60_000;
const hour = 60 * minute;

/** Pauses between two attempts to deliver, in milliseconds; the last one repeats. */
export const pauses = [1, 5, 10, 10, 10, 15, 30, 60, 120, 360].map((minutes) => minutes * minute);

/** Least pause after an attempt of unknown outcome: time for an outage to end; milliseconds. */
const pauseInDoubt = 30 * minute;

/** The pause after the given number of attempts, in milliseconds. */
export function pauseAfter(attempts: number): number {
  return pauses[Math.min(Math.max(attempts, 1), pauses.length) - 1]!;
}

/**
 * How long an inquiry's content is kept, in milliseconds. Shorter than what the privacy text
 * promises by more than one round of the scheduled function, so that the promise holds.
 */
export const contentLifetime = retention.inquiryDays * 24 * hour - 10 * minute;

/** How long a marker guards against a replay, in milliseconds. */
export const markerLifetime = retention.markerHours * hour;

/** An inquiry on its way, with the history of its delivery. */
export type Entry = {
  inquiry: Inquiry;
  /** Attempts begun so far. */
  attempts: number;
  /**
   * Attempts that nobody knows the outcome of. An attempt counts as one from its beginning, so that
   * a process that dies in it leaves the truth behind; a certain failure takes it back.
   */
  unknown: number;
  /** When the last attempt began; milliseconds since 1970. */
  lastAttemptAt: number;
  /** When the next attempt is due; milliseconds since 1970. */
  nextAttemptAt: number;
  /** Code of the last failure, if there was one. */
  lastFailure?: string;
};

/** An entry with what the store held when it was read: the condition of the next write. */
export type Held = { entry: Entry; stored: Versioned };

/**
 * Where an inquiry can be found.
 *
 * - `waiting`: will be tried again
 * - `dead`: the provider will never take it
 * - `unclear`: the owner may have its mail already, perhaps twice
 * - `unreadable`: what the store holds is no entry
 * - `delivered`: markers, an id and a time, nothing else
 */
export const shelves = ['waiting', 'dead', 'unclear', 'unreadable', 'delivered'] as const;
export type Shelf = (typeof shelves)[number];

/** Shelves whose entries have the content of an inquiry in their known form. */
export const entryShelves = ['waiting', 'dead', 'unclear'] as const;
export type EntryShelf = (typeof entryShelves)[number];

export type OutboxDependencies = {
  store: Store;
  /**
   * Netlify's deploy context: the store belongs to the site and is shared with its previews, so
   * every key starts with it.
   */
  context: string;
  /** The clock; milliseconds since 1970. */
  now: () => number;
};

export type Outbox = ReturnType<typeof createOutbox>;

/** Reads what the store holds; nothing if it is no entry, such as one of an older shape. */
function entryFrom(text: string): Entry | undefined {
  try {
    const entry = JSON.parse(text) as Entry;
    const { inquiry, attempts, unknown = 0, lastAttemptAt, nextAttemptAt } = entry;
    const numbers = [inquiry.receivedAt, attempts, unknown, lastAttemptAt, nextAttemptAt];
    const texts = [inquiry.language, inquiry.page, ...Object.values(inquiry.message)];
    const isEntry =
      isInquiryId(inquiry.id) &&
      Array.isArray(inquiry.marks) &&
      numbers.every((each) => typeof each === 'number') &&
      texts.length > 2 &&
      texts.every((each) => typeof each === 'string');
    return isEntry ? { ...entry, unknown } : undefined;
  } catch {
    return undefined;
  }
}

/** When what the store holds began to be kept; `NaN` where nobody can tell. */
const startOf = (text: string) =>
  entryFrom(text)?.inquiry.receivedAt ??
  Number(/^\{"seenAt":(\d+)/.exec(text)?.[1] ?? Date.parse(text));

/**
 * Inquiries that are not delivered yet, and markers of those that are. Every method throws when
 * the store does.
 *
 * Delivery is at least once: between the provider's acceptance and the marker is a moment in which
 * a crash leads to a second mail, with the same id.
 */
export function createOutbox({ store, context, now }: OutboxDependencies) {
  const key = (shelf: Shelf, id = '') => `${context}/${shelf}/${id}`;

  /** Writes an entry on condition that it is still what was read. */
  async function rewrite({ entry, stored }: Held, change: Partial<Entry>) {
    const changed = { ...entry, ...change };
    const written = await store.replace(
      key('waiting', entry.inquiry.id),
      JSON.stringify(changed),
      stored,
    );
    return written && { entry: changed, stored: written };
  }

  return {
    /**
     * Stores a new inquiry before anything is sent. Its first attempt counts as begun, so that
     * nobody else tries to deliver it within the first pause.
     *
     * @param unknown - attempts of unknown outcome before this one
     * @returns whether it is new: `false` when an inquiry with this id waits already
     */
    add(inquiry: Inquiry, unknown = 0): Promise<boolean> {
      const entry: Entry = {
        inquiry,
        attempts: 1,
        unknown: unknown + 1,
        lastAttemptAt: now(),
        nextAttemptAt: now() + pauseAfter(1),
      };
      return store.create(key('waiting', inquiry.id), JSON.stringify(entry));
    },

    /**
     * Ids on every shelf. A store on disk may also hold half-written files: those are no ids, and
     * `strays` has them.
     */
    async list(): Promise<Record<Shelf | 'strays', string[]>> {
      const found = { waiting: [], dead: [], unclear: [], unreadable: [], delivered: [] };
      const list: Record<Shelf | 'strays', string[]> = { ...found, strays: [] };
      for (const name of await store.keys(`${context}/`)) {
        const [, shelf = '', id, ...rest] = name.split('/');
        if (shelf in found && isInquiryId(id) && rest.length === 0) list[shelf as Shelf].push(id);
        else if (!['count', 'state'].includes(shelf)) list.strays.push(name);
      }
      return list;
    },

    async ids(shelf: Shelf): Promise<string[]> {
      return (await this.list())[shelf];
    },

    /** Every shelf that knows an id, among all or some. */
    async find(id: string, among: readonly Shelf[] = shelves): Promise<Shelf[]> {
      const found = await Promise.all(among.map((shelf) => store.read(key(shelf, id))));
      return among.filter((_, index) => found[index]);
    },

    /** An entry; `unreadable` where there is something else. */
    async hold(shelf: EntryShelf, id: string): Promise<Held | 'unreadable' | undefined> {
      const stored = await store.read(key(shelf, id));
      if (!stored) return undefined;
      const entry = entryFrom(stored.value);
      return entry?.inquiry.id === id ? { entry, stored } : 'unreadable';
    },

    async read(shelf: EntryShelf, id: string): Promise<Entry | undefined> {
      const held = await this.hold(shelf, id);
      return held === 'unreadable' ? undefined : held?.entry;
    },

    async isDelivered(id: string): Promise<boolean> {
      return (await store.read(key('delivered', id))) !== null;
    },

    /**
     * Begins an attempt: one caller gets the entry and may send it, the others nothing until the
     * next pause is over.
     */
    claim(held: Held): Promise<Held | undefined> {
      const attempts = held.entry.attempts + 1;
      return rewrite(held, {
        attempts,
        unknown: held.entry.unknown + 1,
        lastAttemptAt: now(),
        nextAttemptAt: now() + pauseAfter(attempts),
      });
    },

    /**
     * Marks an inquiry as delivered and forgets its content, on whatever shelf. The marker comes
     * first: the other way round, a crash in between would let a replay through.
     */
    async settle(id: string): Promise<void> {
      await store.replace(key('delivered', id), new Date(now()).toISOString());
      await Promise.all(entryShelves.map((shelf) => store.remove(key(shelf, id))));
    },

    /**
     * Notes why an attempt failed. The entry goes on waiting, unless somebody deleted or delivered
     * it meanwhile.
     *
     * @param isCertain - whether the mail was certainly not taken
     */
    async noteFailure(held: Held, code: string, isCertain: boolean): Promise<void> {
      const { unknown, nextAttemptAt } = held.entry;
      await rewrite(held, {
        lastFailure: code,
        ...(isCertain
          ? { unknown: unknown - 1 }
          : { nextAttemptAt: Math.max(nextAttemptAt, now() + pauseInDoubt) }),
      });
    },

    /**
     * Moves an entry to where only the operator touches it, unless somebody deleted or delivered it
     * meanwhile.
     *
     * @returns whether it was moved
     */
    async shelve(held: Held, shelf: 'dead' | 'unclear', code: string): Promise<boolean> {
      const unknown = held.entry.unknown - (shelf === 'dead' ? 1 : 0);
      const moved = await rewrite(held, { lastFailure: code, unknown });
      if (!moved) return false;
      const { id } = moved.entry.inquiry;
      await store.replace(key(shelf, id), moved.stored.value);
      await store.remove(key('waiting', id));
      return true;
    },

    /**
     * Puts aside what is no entry, with the time when that was first seen: it has no other.
     *
     * @param name - the full key
     */
    async setAside(name: string): Promise<void> {
      const text = (await store.read(name))?.value;
      if (text === undefined) return;
      const [, , id] = name.split('/');
      const derived = () => uuidFrom(createHash('sha256').update(name).digest(), 8);
      const aside = key('unreadable', isInquiryId(id) ? id : derived());
      await store.create(aside, JSON.stringify({ seenAt: now(), text }));
      await store.remove(name);
    },

    key,

    /**
     * Lets the next round deliver an inquiry, on whatever shelf it is. The operator has looked, so
     * attempts of unknown outcome no longer count. `false` if there is none.
     */
    async requeue(id: string): Promise<boolean> {
      for (const shelf of entryShelves) {
        const held = await this.hold(shelf, id);
        if (!held || held === 'unreadable') continue;
        const due = { unknown: 0, lastAttemptAt: 0, nextAttemptAt: 0 };
        if (shelf === 'waiting') return (await rewrite(held, due)) !== undefined;
        await store.replace(key('waiting', id), JSON.stringify({ ...held.entry, ...due }));
        await store.remove(key(shelf, id));
        return true;
      }
      return false;
    },

    /** Deletes what is kept of an inquiry on a shelf. */
    remove: (shelf: Shelf, id: string) => store.remove(key(shelf, id)),

    /** Tells whether an inquiry's content must go, delivered or not. */
    isExpired: ({ inquiry }: Entry) => now() - inquiry.receivedAt >= contentLifetime,

    /**
     * Deletes a key that has been kept for long enough, or from nobody knows when.
     *
     * @param lifetime - in milliseconds
     * @returns whether it was deleted
     */
    async purge(name: string, lifetime: number): Promise<boolean> {
      const text = (await store.read(name))?.value;
      if (text === undefined || now() - startOf(text) < lifetime) return false;
      await store.remove(name);
      return true;
    },
  };
}
