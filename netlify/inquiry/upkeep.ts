import type { Notice } from './composeNotice.js';
import { startBudget } from './deadline.js';
import type { Delivery } from './delivery.js';
import { codeOf, type Log } from './log.js';
import { MailError } from './Mailer.js';
import {
  contentLifetime,
  markerLifetime,
  type EntryShelf,
  type Outbox,
  type OutboxDependencies,
} from './outbox.js';

const hour = 3_600_000;

/** Least time between two mails to the owner about what needs a person; milliseconds. */
const noticePause = 24 * hour;

export type UpkeepDependencies = OutboxDependencies & {
  outbox: Outbox;
  /** Sends the owner a mail; throws when it was not taken. */
  tell: (notice: Notice) => Promise<void>;
  /** Whether this context looks after what previews leave in the store. */
  ownsStore: boolean;
  log: Log;
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

  async function setAside(key: string, id?: string): Promise<void> {
    log.alert('unreadable', id ? { id } : {});
    await outbox.setAside(key);
  }

  /** Deletes one entry of the operator's shelves when its time has come. */
  async function expire(shelf: EntryShelf | 'unreadable', id: string): Promise<void> {
    const key = outbox.key(shelf, id);
    if (shelf !== 'unreadable' && (await outbox.hold(shelf, id)) === 'unreadable')
      return setAside(key, id);
    if (await outbox.purge(key, contentLifetime)) return log.alert('expired', { id });
  }

  /** Deletes a marker, a count, or a preview's key when its time has come. */
  async function purge(name: string): Promise<boolean> {
    const [owner, kind, day = ''] = name.split('/');
    const isFormerCount = kind === 'count' && day < new Date(now()).toISOString().slice(0, 10);
    if (owner === context && isFormerCount) await store.remove(name);
    if (owner === context && kind !== 'delivered') return isFormerCount;
    return outbox.purge(name, markerLifetime);
  }

  async function purgeAll(): Promise<void> {
    let count = 0;
    const names = await store.keys(ownsStore ? '' : `${context}/`);
    await runAll(names.map((name) => async () => void ((await purge(name)) && (count += 1))));
    if (count > 0) log.note('purged', { count });
  }

  /** What needs a person: what waits for more than an hour, and whatever is on the other shelves. */
  async function needy(): Promise<Notice> {
    const { waiting, dead, unclear, unreadable } = await outbox.list();
    const read = async (shelf: EntryShelf, ids: string[]) => {
      const entries = ids.map((id) => outbox.read(shelf, id).catch(() => undefined));
      return (await Promise.all(entries)).filter((entry) => entry !== undefined);
    };
    const late = (await read('waiting', waiting)).filter(
      ({ inquiry }) => now() - inquiry.receivedAt > hour,
    );
    const known = [...late, ...(await read('dead', dead)), ...(await read('unclear', unclear))];
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

  /** What may not be kept any longer goes. */
  async function expireAll(): Promise<void> {
    const list = await outbox.list();
    const kept = ['dead', 'unclear', 'unreadable'] as const;
    await runAll(kept.flatMap((shelf) => list[shelf].map((id) => () => expire(shelf, id))));
  }

  /** Keys that no shelf knows, such as a half-written file of a store on disk. */
  const setStraysAside = async () =>
    runAll((await outbox.list()).strays.map((key) => () => setAside(key)));

  return {
    /** Every round: what may not be kept any longer. */
    expireAll: () => runAll([expireAll]),
    /** Every hour: markers, counts and what previews left; then what needs a person. */
    tidy: () => runAll([purgeAll, setStraysAside, remind]),
  };
}

/** A scheduled function may run for 30 s; no new attempt begins after this many milliseconds. */
const roundLasts = 15_000;

/**
 * One round of the scheduled function: delivers what is due, deletes what is too old, and tidies
 * up once an hour. No step depends on another's success.
 */
export async function runRound(
  { delivery, upkeep }: { delivery: Delivery; upkeep: ReturnType<typeof createUpkeep> },
  time: Date,
): Promise<void> {
  await delivery.deliverDue(startBudget(roundLasts));
  await upkeep.expireAll();
  if (time.getUTCMinutes() === 0) await upkeep.tidy();
}
