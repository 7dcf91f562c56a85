import { isInquiryId, retention } from '../contact.js';
import type { Inquiry } from './Inquiry.js';
import type { Store } from './Store.js';

const minute = 60_000;
const hour = 60 * minute;

/** Pauses between two attempts to deliver, in milliseconds; the last one repeats. */
export const pauses = [
  1 * minute,
  5 * minute,
  10 * minute,
  10 * minute,
  10 * minute,
  15 * minute,
  30 * minute,
  1 * hour,
  2 * hour,
  6 * hour,
] as const;

/** The pause after the given number of attempts, in milliseconds. */
export function pauseAfter(attempts: number): number {
  return pauses[Math.min(Math.max(attempts, 1), pauses.length) - 1] ?? 6 * hour;
}

/**
 * How long an inquiry's content is kept, in milliseconds. Shorter than what the privacy text
 * promises by more than one round of the scheduled function, so that the promise holds.
 */
export const contentLifetime = retention.inquiryDays * 24 * hour - 10 * minute;

/** How long a marker guards against a replay, in milliseconds. */
export const markerLifetime = retention.markerHours * hour;

/** An inquiry on its way, with the history of its delivery. */
export interface Entry {
  inquiry: Inquiry;
  /** Attempts begun so far. */
  attempts: number;
  /** When the last attempt began; milliseconds since 1970. */
  lastAttemptAt: number;
  /** When the next attempt is due; milliseconds since 1970. */
  nextAttemptAt: number;
  /** Code of the last failure, if there was one. */
  lastFailure?: string;
}

/** Where an inquiry can be found. `delivered` holds markers: an id and a time, nothing else. */
export type Shelf = 'waiting' | 'dead' | 'delivered';

export interface OutboxDependencies {
  store: Store;
  /**
   * Netlify's deploy context: the store belongs to the site and is shared with its previews, so
   * every key starts with it.
   */
  context: string;
  /** The clock; milliseconds since 1970. */
  now: () => number;
}

export type Outbox = ReturnType<typeof createOutbox>;

/**
 * Inquiries that are not delivered yet, and markers of those that are. Every method throws when
 * the store does.
 *
 * Delivery is at least once: between the provider's acceptance and the marker lies a moment in
 * which a crash leads to a second mail, with the same id.
 */
export function createOutbox({ store, context, now }: OutboxDependencies) {
  const key = (shelf: Shelf, id = '') => `${context}/${shelf}/${id}`;

  const entryFrom = (text: string) => JSON.parse(text) as Entry;

  const find = async (shelf: 'waiting' | 'dead', id: string) => {
    const found = await store.read(key(shelf, id));
    return found && { entry: entryFrom(found.value), version: found.version };
  };

  return {
    /**
     * Stores a new inquiry before anything is sent. Its first attempt counts as begun, so that
     * nobody else tries to deliver it within the first pause.
     *
     * @returns the entry, or nothing when an inquiry with this id waits already
     */
    async add(inquiry: Inquiry): Promise<Entry | undefined> {
      const entry: Entry = {
        inquiry,
        attempts: 1,
        lastAttemptAt: now(),
        nextAttemptAt: now() + pauseAfter(1),
      };
      const isNew = await store.create(key('waiting', inquiry.id), JSON.stringify(entry));
      return isNew ? entry : undefined;
    },

    /** Ids on a shelf. A store on disk may also hold half-written files: those are no ids. */
    async ids(shelf: Shelf): Promise<string[]> {
      const prefix = key(shelf);
      const names = (await store.keys(prefix)).map((name) => name.slice(prefix.length));
      return names.filter(isInquiryId);
    },

    async read(shelf: 'waiting' | 'dead', id: string): Promise<Entry | undefined> {
      return (await find(shelf, id))?.entry;
    },

    async isDelivered(id: string): Promise<boolean> {
      return (await store.read(key('delivered', id))) !== null;
    },

    /**
     * Begins an attempt: whoever gets the entry may send it, anybody else gets nothing until the
     * next pause is over.
     *
     * @param isDue decides by what the store holds now, not by an older reading
     */
    async claim(id: string, isDue: (entry: Entry) => boolean): Promise<Entry | undefined> {
      const found = await find('waiting', id);
      if (!found || !isDue(found.entry)) return undefined;
      const attempts = found.entry.attempts + 1;
      const claimed: Entry = {
        ...found.entry,
        attempts,
        lastAttemptAt: now(),
        nextAttemptAt: now() + pauseAfter(attempts),
      };
      const won = await store.replace(key('waiting', id), JSON.stringify(claimed), found.version);
      return won ? claimed : undefined;
    },

    /**
     * Marks an inquiry as delivered and forgets its content. The marker comes first: the other way
     * round, a crash in between would let a replay through.
     */
    async settle(id: string): Promise<void> {
      await store.replace(key('delivered', id), new Date(now()).toISOString());
      await store.remove(key('waiting', id));
    },

    /** Notes why an attempt failed, for the operator. The entry goes on waiting. */
    async noteFailure(entry: Entry, code: string): Promise<void> {
      await store.replace(
        key('waiting', entry.inquiry.id),
        JSON.stringify({ ...entry, lastFailure: code }),
      );
    },

    /** Puts an inquiry that can never be delivered as it is where only the operator touches it. */
    async bury(entry: Entry, code: string): Promise<void> {
      const { id } = entry.inquiry;
      await store.replace(key('dead', id), JSON.stringify({ ...entry, lastFailure: code }));
      await store.remove(key('waiting', id));
    },

    /** Lets the next round deliver an inquiry, be it waiting or buried. `false` if there is none. */
    async requeue(id: string): Promise<boolean> {
      const entry = (await find('waiting', id))?.entry ?? (await find('dead', id))?.entry;
      if (!entry) return false;
      await store.replace(
        key('waiting', id),
        JSON.stringify({ ...entry, lastAttemptAt: 0, nextAttemptAt: 0 }),
      );
      await store.remove(key('dead', id));
      return true;
    },

    /** Deletes what is kept of an inquiry on a shelf. */
    remove: (shelf: Shelf, id: string) => store.remove(key(shelf, id)),

    /** Tells whether an inquiry's content must go, delivered or not. */
    isExpired: ({ inquiry }: Entry) => now() - inquiry.receivedAt >= contentLifetime,

    /** Deletes the markers that have guarded long enough. Returns how many there were. */
    async purgeMarkers(): Promise<number> {
      let purged = 0;
      for (const id of await this.ids('delivered')) {
        const marker = await store.read(key('delivered', id));
        // A time nobody can read is no reason to keep a marker for ever.
        if (marker && !(now() - Date.parse(marker.value) < markerLifetime)) {
          await store.remove(key('delivered', id));
          purged += 1;
        }
      }
      return purged;
    },
  };
}
