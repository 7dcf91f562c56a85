import { dayLength, retention } from '../contact.js';
import type { Entry, StoredEntry } from './entry.js';
import { earlierKeys, isPending, parseKey } from './keys.js';
import { log, logStoreDown } from './log.js';
import { sendTimeout, type MailOwner } from './Mailer.js';
import { notifyOwner } from './notifyOwner.js';
import type { Outbox } from './outbox.js';
import { isDue, isOverdue } from './retryPolicy.js';
import { readState, type State } from './state.js';
import type { Store } from './Store.js';

/** Milliseconds after which a run reads no more, to have time for the notice and for deleting. */
const readBudget = 12_000;

/**
 * Milliseconds after which a run deletes no more: Netlify stops a function after 30 s. The notice, sent before, has
 * `sendTimeout` instead.
 */
const runBudget = 26_000;

/** Most open inquiries that a run mails one by one; more go into digests. */
const maxSingleMails = 10;

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
  const start = performance.now();
  const hasTime = (budget: number) => () => performance.now() - start < budget;
  const last = await readState(store);
  const keys = await outbox.keys();
  const results = await sendDue({ outbox, now, keys, first: last.skipped }, hasTime(readBudget));
  const finishedAt = now();
  const keysOf = (wanted: Result) =>
    [...results].flatMap(([key, result]) => (result === wanted ? key : []));
  const skipped = keysOf('skipped');
  // Skipped twice in a row, an entry needs a person; one that was overdue still is.
  const known = new Set([...last.skipped, ...last.overdue]);
  const overdue = [...keysOf('overdue'), ...skipped.filter((key) => known.has(key))];
  const notified = await notifyOwner({ store, mailOwner, at: finishedAt }, last, overdue);
  const state: State = { ...notified, finishedAt, overdue, skipped };
  await store.write('state', JSON.stringify(state));

  const expired = keys.filter((key) => isExpired(key, now()));
  const count = expired.filter(isPending).length;
  if (count > 0) log.alert('expired', { count });
  const removed = [...expired, ...keysOf('duplicate')];
  await forEachGroup(removed, groupSize, hasTime(runBudget), (group) =>
    Promise.all(group.map((key) => outbox.remove(key))),
  );
}

/** Whether an entry is too old to keep, by its key alone. */
function isExpired(key: string, now: number): boolean {
  const parsed = parseKey(key);
  const maxDays = parsed?.folder === 'open' ? retention.inquiryDays : retention.sentDays;
  return Boolean(parsed && now - Date.parse(parsed.day) >= maxDays * dayLength);
}

/**
 * What became of a pending key in a run. `skipped`: not read, because that failed, the entry is damaged, or time was
 * up. `waiting`: due later, or in another process.
 */
type Result = 'sent' | 'waiting' | 'overdue' | 'duplicate' | 'skipped';

type SendOptions = Pick<Options, 'outbox' | 'now'> & {
  keys: string[];
  /** What the last run skipped: it comes first. */
  first: string[];
};

/** Sends the pending entries that are due. Returns the result of each pending key. */
async function sendDue({ outbox, now, keys, first }: SendOptions, hasTime: () => boolean) {
  const listed = new Set(keys);
  const pending = new Set([...first, ...keys].filter((key) => listed.has(key) && isPending(key)));
  const results = new Map([...pending].map((key): [string, Result] => [key, 'skipped']));
  const isDigest = pending.size > maxSingleMails || (await outbox.isFlood());
  const pendingResult = (entry: Entry) => (isOverdue(entry, now()) ? 'overdue' : 'waiting');

  /** Claims an entry that is due. Returns the result of any other. */
  async function claimIfDue(key: string): Promise<StoredEntry | Result> {
    const mayBeDuplicate = earlierKeys(key, now()).some((earlier) => listed.has(earlier));
    if (mayBeDuplicate && (await outbox.hasEarlierCopy(key))) return 'duplicate';
    const stored = await outbox.read(key);
    if (!stored) return 'skipped';
    const claimed = isDue(stored.entry, now()) ? await outbox.claim(stored) : undefined;
    return claimed ?? pendingResult(stored.entry);
  }

  await forEachGroup([...pending], isDigest ? groupSize : 1, hasTime, async (group) => {
    const claimed: StoredEntry[] = [];
    const find = async (key: string) => {
      const found = (await claimIfDue(key).catch(logStoreDown)) ?? 'skipped';
      if (typeof found === 'string') return void results.set(key, found);
      claimed.push(found);
      results.set(key, 'sent');
    };
    await Promise.all(group.map(find));
    if (claimed.length === 0) return;
    for (const { key, entry } of await outbox.deliver(claimed, sendTimeout, hasTime))
      results.set(key, pendingResult(entry));
  });
  return results;
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
