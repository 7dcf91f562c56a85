import type { Notice } from './composeNotice.js';
import { codeOf, type Log } from './log.js';
import { MailError } from './Mailer.js';
import type { Entry, EntryShelf, Outbox } from './outbox.js';
import type { Store } from './Store.js';

const hour = 3_600_000;

/** Least time between two mails to the owner about what needs a person; milliseconds. */
const noticePause = 24 * hour;

export type UpkeepDependencies = {
  outbox: Outbox;
  store: Store;
  /** Netlify's deploy context. */
  context: string;
  /** Sends the owner a mail; throws when it was not taken. */
  tell: (notice: Notice) => Promise<void>;
  /** Whether this context looks after what previews leave in the store. */
  ownsStore: boolean;
  log: Log;
  /** The clock; milliseconds since 1970. */
  now: () => number;
};

/** Deletes what is too old, and tells a person what needs one. Each task survives the others. */
export function createUpkeep(dependencies: UpkeepDependencies) {
  const { outbox, store, context, tell, ownsStore, log, now } = dependencies;

  /** Runs tasks one after the other; one that fails is an alert and stops none. */
  async function runAll(tasks: (() => Promise<void>)[]): Promise<void> {
    for (const task of tasks) {
      await task().catch((error: unknown) => log.alert('storeDown', { code: codeOf(error) }));
    }
  }

  /** Deletes one entry of the operator's shelves when its time has come. */
  async function expire(shelf: EntryShelf, id: string): Promise<void> {
    const held = await outbox.hold(shelf, id);
    if (held === 'unreadable') {
      log.alert('unreadable', { id });
      return outbox.setAside(outbox.key(shelf, id));
    }
    if (!held || !outbox.isExpired(held.entry)) return;
    await outbox.remove(shelf, id);
    log.alert('expired', { id, count: held.entry.attempts });
  }

  async function purgeCounts(): Promise<void> {
    const today = new Date(now()).toISOString().slice(0, 10);
    const prefix = `${context}/count/`;
    for (const key of await store.keys(prefix)) {
      if (!key.startsWith(prefix + today)) await store.remove(key);
    }
  }

  /** Keys that no shelf knows, such as a half-written file of a store on disk. */
  async function setStraysAside(): Promise<void> {
    for (const key of (await outbox.list()).strays) {
      log.alert('unreadable');
      await outbox.setAside(key);
    }
  }

  async function purge(work: () => Promise<number>): Promise<void> {
    const count = await work();
    if (count > 0) log.note('purged', { count });
  }

  /** What needs a person: what waits for more than an hour, and whatever is on the other shelves. */
  async function needy(): Promise<Notice> {
    const { waiting, dead, unclear, unreadable } = await outbox.list();
    const read = (shelf: EntryShelf, ids: string[]) =>
      Promise.all(ids.map((id) => outbox.read(shelf, id).catch(() => undefined)));
    const isEntry = (entry: Entry | undefined) => entry !== undefined;
    const late = (await read('waiting', waiting))
      .filter(isEntry)
      .filter(({ inquiry }) => now() - inquiry.receivedAt > hour);
    const others = [...(await read('dead', dead)), ...(await read('unclear', unclear))];
    const known = [...late, ...others.filter(isEntry)];
    return {
      waiting: late.map(({ inquiry }) => inquiry.id),
      dead,
      unclear,
      unreadable,
      receivedAt: Object.fromEntries(known.map(({ inquiry }) => [inquiry.id, inquiry.receivedAt])),
    };
  }

  /** Writes an alert every hour, and the owner a mail at once and then once a day. */
  async function remind(): Promise<void> {
    const notice = await needy();
    const count = [notice.waiting, notice.dead, notice.unclear, notice.unreadable].flat().length;
    const key = `${context}/state/notice`;
    const last = await store.read(key);
    if (count === 0) return last ? store.remove(key) : undefined;
    log.alert('stuck', { count });
    if (last && now() - Date.parse(last.value) < noticePause) return undefined;
    const time = new Date(now()).toISOString();
    // The note comes first: two rounds at the same time are one mail.
    const isFirst = last ? await store.replace(key, time, last) : await store.create(key, time);
    if (!isFirst) return undefined;
    try {
      await tell(notice);
      log.note('ownerTold', { count });
    } catch (error) {
      log.alert('ownerNotTold', { code: codeOf(error), count });
      const isUnknown = error instanceof MailError && error.outcome === 'unknown';
      // Where it was certainly not taken, the next hour tries again.
      if (!isUnknown) await store.remove(key);
    }
    return undefined;
  }

  return {
    /** Every round: what may not be kept any longer goes. */
    async expireAll(): Promise<void> {
      await runAll([
        async () => {
          const { dead, unclear, unreadable } = await outbox.list();
          await runAll([
            ...dead.map((id) => () => expire('dead', id)),
            ...unclear.map((id) => () => expire('unclear', id)),
            ...unreadable.map((id) => async () => {
              if (await outbox.expireUnreadable(id)) log.alert('expired', { id });
            }),
          ]);
        },
      ]);
    },

    /** Every hour: markers, counts and what previews left; then what needs a person. */
    tidy: (): Promise<void> =>
      runAll([
        () => purge(() => outbox.purgeMarkers()),
        purgeCounts,
        setStraysAside,
        ...(ownsStore ? [() => purge(() => outbox.purgePreviews())] : []),
        remind,
      ]),
  };
}

export type Upkeep = ReturnType<typeof createUpkeep>;
