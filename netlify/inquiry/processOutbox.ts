import { dayLength, retention } from '../contact.js';
import type { StoredEntry } from './entry.js';
import { earlierKeys, isOpen, parseKey } from './keys.js';
import { log, logStoreDown } from './log.js';
import { sendTimeout, type MailOwner } from './Mailer.js';
import { notifyOfOverdue } from './notifyOwner.js';
import type { Outbox } from './outbox.js';
import { isDue, isOverdue } from './retryPolicy.js';
import { readState, type State } from './state.js';
import type { Store } from './Store.js';

/**
 * Milliseconds after which a run reads no more, to have time for the notice: Netlify stops a function after 30 s.
 * Deleting comes last, and what it does not reach is left to the next run.
 */
const readBudget = 12_000;

/** Most inquiries in one digest: of the largest posts, they are 4 MB, which uploads within `sendTimeout`. */
const groupSize = 40;

/** Groups in work at once. */
const concurrency = 6;

type Options = {
  outbox: Outbox;
  /** Holds the state of the last run. */
  store: Store;
  mailOwner: MailOwner;
  now: () => number;
};

/**
 * Processes the outbox: sends what is due, notifies the owner of what needs a person, and deletes what is too
 * old. Runs may overlap.
 */
export async function processOutbox({ outbox, store, mailOwner, now }: Options): Promise<void> {
  const deadline = performance.now() + readBudget;
  const hasTime = () => performance.now() < deadline;
  const last = await readState(store);
  const keys = await outbox.keys();
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

  const size = (await outbox.isFlood()) ? groupSize : 1;
  await forEachGroup(open, size, hasTime, async (group) => {
    const found = await Promise.all(group.map((key) => claimIfDue(key).catch(logStoreDown)));
    const claimed = found.filter((entry) => entry !== undefined);
    if (claimed.length > 0) (await outbox.deliver(claimed, sendTimeout)).forEach(noteOpen);
  });

  const finishedAt = now();
  // Skipped twice in a row, an entry needs a person; one that was overdue still is.
  const known = new Set([...last.skipped, ...last.overdue]);
  for (const key of skipped) if (known.has(key)) overdue.add(key);
  const notified = await notifyOfOverdue([...overdue], last, mailOwner, finishedAt);
  const state: State = { ...notified, finishedAt, overdue: [...overdue], skipped: [...skipped] };
  await store.write('state', JSON.stringify(state));

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
