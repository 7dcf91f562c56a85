import { retention } from '@advisor/contact';
import { dayLength, deliveryTimeout, hour, readTimeout } from '../time.js';
import { log, logStoreDown } from '../log.js';
import { composeNotice } from '../mail/composeNotice.js';
import type { StoredEntry } from './entry.js';
import { earlierKeys, isOpen, parseKey } from './keys.js';
import type { Outbox } from './outbox.js';
import { isDue, isOverdue } from './retryPolicy.js';
import type { State } from './state.js';

/** Most inquiries in one digest: of the largest posts, they are 4 MB, which uploads within `sendTimeout`. */
const groupSize = 40;

const concurrency = 6;

/**
 * Processes the outbox: sends what is due, notifies the owner of what needs a person, and deletes what is too
 * old. Deleting comes last, and what it does not reach is left to the next run. Runs may overlap.
 */
export async function processOutbox(outbox: Outbox): Promise<void> {
  const { now } = outbox;
  const begin = performance.now();
  const hasTime = () => performance.now() - begin < readTimeout;
  const [last, keys] = await Promise.all([outbox.readState(), outbox.keys()]);
  const listed = new Set(keys);
  const open = [...new Set([...last.skipped.filter((key) => listed.has(key)), ...keys])].filter(
    isOpen,
  );
  /** Open keys not read: that failed, the entry is damaged, or time was up. */
  const skipped = new Set(open);
  /** Open keys that the owner should know of. */
  const overdue = new Set<string>();

  function noteOpen({ key, entry }: StoredEntry) {
    if (isOverdue(entry, now())) overdue.add(key);
  }

  /** Claims an entry that is due, and removes a duplicate. */
  async function claimIfDue(key: string): Promise<StoredEntry | undefined> {
    const earlier = earlierKeys(key, now()).filter((each) => listed.has(each));
    if (await outbox.hasCopy(earlier)) {
      await outbox.remove(key);
      skipped.delete(key);
      return undefined;
    }
    const stored = await outbox.read(key);
    if (!stored) return undefined;
    const claimed = isDue(stored.entry, now()) ? await outbox.claim(stored) : undefined;
    skipped.delete(key);
    if (!claimed) noteOpen(stored);
    return claimed;
  }

  await forEachGroup(open, outbox.isFlood(keys, last) ? groupSize : 1, hasTime, async (group) => {
    const found = await Promise.all(group.map((key) => claimIfDue(key).catch(logStoreDown)));
    const claimed = found.filter((entry) => entry !== undefined);
    if (claimed.length === 0) return;
    (await outbox.deliver(claimed, begin + deliveryTimeout)).forEach(noteOpen);
  });

  const finishedAt = now();
  // Skipped twice in a row, an entry needs a person; one that was overdue still is.
  const known = new Set([...last.skipped, ...last.overdue]);
  for (const key of skipped) if (known.has(key)) overdue.add(key);
  const notified = await notifyOfOverdue(outbox, [...overdue], last, finishedAt);
  const state: State = { ...notified, finishedAt, overdue: [...overdue], skipped: [...skipped] };
  await outbox.writeState(state);

  const expired = keys.filter((key) => isExpired(key, now()));
  const count = expired.filter(isOpen).length;
  if (count > 0) log.alert('expired', { count });
  await forEachGroup(
    expired,
    groupSize,
    () => true,
    (group) => Promise.all(group.map((key) => outbox.remove(key))),
  );
}

/**
 * Mails the owner about overdue inquiries: new ones at most hourly, unchanged ones daily. Returns what the next run
 * has to know.
 *
 * @param overdue - keys of the inquiries
 * @param at - the time, in milliseconds since 1970
 */
async function notifyOfOverdue(
  outbox: Outbox,
  overdue: string[],
  last: State,
  at: number,
): Promise<Pick<State, 'notifiedAt' | 'notified'>> {
  const count = overdue.length;
  if (count > 0) log.alert('overdue', { count });
  const isKnown = new Set(last.notified);
  const known = overdue.filter((key) => isKnown.has(key));
  const interval = known.length < count ? hour : dayLength;
  if (count === 0 || Math.abs(at - last.notifiedAt) < interval)
    return { notifiedAt: last.notifiedAt, notified: known };
  const notice = composeNotice(overdue.map((key) => parseKey(key)!));
  const isNotified = await outbox.notifyOwner(notice);
  return { notifiedAt: at, notified: isNotified ? overdue : known };
}

/** Whether an entry is too old to keep, by its key alone. */
function isExpired(key: string, now: number): boolean {
  const parsed = parseKey(key);
  const maxDays = parsed?.folder === 'open' ? retention.inquiryDays : retention.sentDays;
  return Boolean(parsed && now - Date.parse(parsed.day) >= maxDays * dayLength);
}

/** Runs `work` on groups of keys, several at once, while there is time. A failure does not stop the others. */
async function forEachGroup(
  keys: string[],
  size: number,
  hasTime: () => boolean,
  work: (group: string[]) => Promise<unknown>,
): Promise<void> {
  const queue = [...keys];
  const worker = async () => {
    while (queue.length > 0 && hasTime()) await work(queue.splice(0, size)).catch(logStoreDown);
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
}
