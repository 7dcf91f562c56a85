import { hour, recordTimeout, sendTimeout, storeTimeout } from '../time.js';
import { log, logStoreDown } from '../log.js';
import { composeReminder } from '../mail/composeReminder.js';
import { isDue, isOverdue, type StoredEntry } from './entry.js';
import { isOpen, parseKey, sentKeys } from './keys.js';
import type { Health } from './health.js';
import type { Outbox } from './outbox.js';

/** Maximum of inquiries in a digest: the largest posts are 4 MB together, which uploads within `sendTimeout`. */
const groupSize = 40;

const concurrency = 6;

/** Milliseconds after which a run sends nothing: Netlify stops it after 30 s, and reminder and state still follow. */
const deliveryTimeout = 29_000 - sendTimeout - storeTimeout;
/** Milliseconds after which a run begins no group: one takes up to three store calls, a mail and its record. */
const groupTimeout = deliveryTimeout - 3 * storeTimeout - sendTimeout - recordTimeout;

const reminderInterval = 6 * hour;

/**
 * Processes the outbox: sends what is due, notifies the owner of what needs a person, and deletes what is too
 * old. It deletes last: what it does not reach is left to the next run. Runs may overlap.
 */
export async function processOutbox(outbox: Outbox, { notifyOwner }: Health): Promise<void> {
  const { now } = outbox;
  const begin = performance.now();
  const hasTime = () => performance.now() - begin < groupTimeout;
  const [lastRun, keys] = await Promise.all([outbox.readState(), outbox.keys()]);
  const listed = new Set(keys);
  // Keys that the last run skipped come first, so that none is skipped forever.
  const skippedBefore = lastRun.skipped.filter((key) => isOpen(key) && listed.has(key));
  const open = [...new Set([...skippedBefore, ...keys.filter(isOpen)])];
  /** Whether an entry is overdue, by the keys that this run has read. */
  const overdueByKey = new Map<string, boolean>();

  /** Claims an entry that is due, or removes one whose process sent it, but died before it removed it. */
  async function settle(key: string): Promise<StoredEntry | undefined> {
    const sent = sentKeys(key, now()).filter((sentKey) => listed.has(sentKey));
    if ((await Promise.all(sent.map(outbox.read))).some(Boolean)) {
      await outbox.remove(key);
      overdueByKey.set(key, false);
      return undefined;
    }
    const stored = await outbox.read(key);
    if (!stored) return undefined;
    const claimed = isDue(stored.entry, now()) ? await outbox.claim(stored) : undefined;
    overdueByKey.set(key, !claimed && isOverdue(stored.entry, now()));
    return claimed;
  }

  const size = outbox.isFlood(keys, lastRun) ? groupSize : 1;
  await forEachGroup(open, size, hasTime, async (group) => {
    const entries = await Promise.all(group.map((key) => settle(key).catch(logStoreDown)));
    const claimed = entries.filter((entry) => entry !== undefined);
    if (claimed.length === 0) return;
    for (const { key, entry } of await outbox.deliver(claimed, begin + deliveryTimeout))
      overdueByKey.set(key, isOverdue(entry, now()));
  });

  const finishedAt = now();
  const skipped = open.filter((key) => !overdueByKey.has(key));
  // An entry that is skipped twice in a row needs a person. One that was overdue still is.
  const waiting = new Set([...lastRun.skipped, ...lastRun.overdue]);
  const overdue = open.filter((key) => overdueByKey.get(key) ?? waiting.has(key));
  if (overdue.length > 0) log.alert('overdue', { count: overdue.length });
  let { remindedAt } = lastRun;
  if (overdue.length > 0 && Math.abs(finishedAt - remindedAt) >= reminderInterval) {
    const reminder = composeReminder(overdue.map((key) => parseKey(key)!));
    if (await notifyOwner(reminder)) remindedAt = finishedAt;
  }
  await outbox.writeState({ finishedAt, remindedAt, overdue, skipped });

  const expired = keys.filter((key) => (parseKey(key)?.expiresAt ?? Infinity) <= now());
  // An open entry of this age is overdue, unless this run has sent or removed it.
  const count = expired.filter((key) => isOpen(key) && overdueByKey.get(key) !== false).length;
  if (count > 0) log.alert('expired', { count });
  const removeAll = (group: string[]) => Promise.all(group.map(outbox.remove));
  await forEachGroup(expired, groupSize, () => true, removeAll);
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
