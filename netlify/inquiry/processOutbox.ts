import { dayLength, retention } from '../contact.js';
import { isDue, isOpen, isOverdue, parseKey, priorKeys, type StoredEntry } from './entry.js';
import { log, logStoreDown } from './log.js';
import { sendTimeout, type MailOwner } from './Mailer.js';
import { notifyOwner } from './notifyOwner.js';
import type { Outbox } from './outbox.js';
import { readState, type State } from './state.js';

/** Milliseconds after which a run reads no more, to have time for the notice and for deleting. */
const readBudget = 12_000;

/** Milliseconds after which a run begins nothing more: Netlify stops a function after 30 s. */
const runBudget = 26_000;

/** Most open inquiries that a run mails one by one; more go into digests. */
const maxSingleMails = 10;

/** Most inquiries in one digest: of the largest posts, they are 4 MB, which uploads within `sendTimeout`. */
const groupSize = 40;

/** Groups in work at once. */
const concurrency = 6;

/**
 * Processes the outbox: sends what is due, notifies the owner of what needs a person, and deletes what is too
 * old. Runs may overlap.
 */
export async function processOutbox(outbox: Outbox, mailOwner: MailOwner): Promise<void> {
  const { store, now } = outbox;
  const start = performance.now();
  const hasTime = (budget: number) => () => performance.now() - start < budget;
  const last = await readState(store);
  const keys = await store.keys();
  const { undelivered, unread, duplicates } = await sendDue(
    outbox,
    keys,
    last,
    hasTime(readBudget),
  );
  const finishedAt = now();
  const notified = await notifyOwner(outbox, mailOwner, last, undelivered);
  await store.write('state', JSON.stringify({ ...notified, finishedAt, unread } satisfies State));

  const expired = keys.filter((key) => isExpired(key, now()));
  const count = expired.filter(isOpen).length;
  if (count > 0) log.alert('expired', { count });
  await forEachGroup([...expired, ...duplicates], groupSize, hasTime(runBudget), (group) =>
    Promise.all(group.map((key) => store.remove(key))),
  );
}

/** Whether an entry is too old to keep, by its key alone. */
function isExpired(key: string, now: number): boolean {
  const parsed = parseKey(key);
  const maxDays = parsed?.folder === 'open' ? retention.inquiryDays : retention.sentDays;
  return Boolean(parsed && now - Date.parse(parsed.day) >= maxDays * dayLength);
}

/** Sends the open entries that are due. Returns the keys of those the owner should know of, and of those not read. */
async function sendDue(outbox: Outbox, all: string[], last: State, hasTime: () => boolean) {
  const { now } = outbox;
  const keys = all.filter(isOpen);
  const known = new Set(all);
  const duplicates: string[] = [];
  const isDigest = keys.length > maxSingleMails || (await outbox.isFlood());
  const undelivered: string[] = [];
  const current = new Set(keys);
  // What the last run did not read comes first.
  const unread = new Set([...last.unread.filter((key) => current.has(key)), ...keys]);

  function leave({ key, entry }: StoredEntry): void {
    if (isOverdue(entry, now())) undelivered.push(key);
  }

  /** Reads an entry. Returns it if it is due and this run has claimed it. */
  async function claimIfDue(key: string): Promise<StoredEntry | undefined> {
    const isListed = priorKeys(key, now()).some((prior) => known.has(prior));
    if (isListed && (await outbox.hasEarlierCopy(key))) {
      unread.delete(key);
      duplicates.push(key);
      return undefined;
    }
    const stored = await outbox.read(key);
    if (!stored) return undefined;
    const claimed = isDue(stored.entry, now()) ? await outbox.claim(stored) : undefined;
    unread.delete(key);
    if (!claimed) leave(stored);
    return claimed;
  }

  await forEachGroup([...unread], isDigest ? groupSize : 1, hasTime, async (group) => {
    const read = await Promise.all(group.map((key) => claimIfDue(key).catch(logStoreDown)));
    const due = read.filter((claimed) => claimed !== undefined);
    if (due.length > 0) (await outbox.deliver(due, sendTimeout)).forEach(leave);
  });
  // Unread twice in a row, an entry needs a person; one that did so before still does.
  const wasUnread = new Set(last.unread);
  const isKnown = (key: string) => wasUnread.has(key) || key in last.undelivered;
  return {
    undelivered: undelivered.concat([...unread].filter(isKnown)),
    unread: [...unread],
    duplicates,
  };
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
