import { dayLength, hour, minute, retention } from '../contact.js';
import { digestBytes } from './composeMail.js';
import {
  isDeadLetter,
  isDue,
  isDuplicate,
  parseEntry,
  parseKey,
  type StoredEntry,
} from './entry.js';
import { codeOf, log } from './log.js';
import { sendTimeout } from './Mailer.js';
import { notifyOwner, type Findings, type NotifyOptions } from './notifyOwner.js';
import type { Outbox } from './outbox.js';
import { readState } from './state.js';

/** Milliseconds a run may read, then delete: Netlify stops a function after 30 s. */
const readBudget = 14_000;
const deleteBudget = 26_000;

/** Store calls in flight at once. */
const concurrency = 64;

/** Most inquiries that a run mails one by one; more go into digests. */
const maxSingleMailsARun = 10;

/** Inquiries read before any is sent, and so the most in one digest. */
const maxInDigest = 300;

/** SendGrid accepts 30 MB, but the upload has to finish within `sendTimeout`. */
const maxDigestBytes = 4_000_000;

type Options = Pick<NotifyOptions, 'now' | 'mailOwner'> & { outbox: Outbox };

/** The context of one run. */
type Run = Pick<Options, 'outbox' | 'now'> & {
  /** All keys of the store when the run began. */
  keys: string[];
  /** Milliseconds since the run began. */
  elapsed: () => number;
};

/**
 * Processes the outbox: sends what is due, notifies the owner of what needs a person, and deletes what is too
 * old. Runs may overlap.
 */
export async function processOutbox({ outbox, now, mailOwner }: Options): Promise<void> {
  const { store } = outbox;
  const start = performance.now();
  const last = await readState(store);
  const keys = await store.keys();
  const known = new Set(keys);
  const openKeys = keys.filter((key) => parseKey(key)?.folder === 'open');
  const duplicates = new Set(openKeys.filter((key) => isDuplicate(key, known, now())));
  const open = openKeys.filter((key) => !duplicates.has(key));
  const run = { outbox, now, keys, elapsed: () => performance.now() - start };
  const findings = await sendDue(run, open, last.undelivered);
  if (await notifyOwner({ store, last, now, mailOwner }, findings)) await purge(run, duplicates);
}

/** Runs `work` on each item concurrently until the run is out of time. A failure does not stop the others. */
async function forEachConcurrently<Item>(
  { elapsed }: Run,
  items: readonly Item[],
  work: (item: Item) => Promise<unknown>,
) {
  const codes: string[] = [];
  const queue = items.values();
  const worker = async () => {
    for (const item of queue) {
      if (elapsed() >= deleteBudget) return;
      await work(item).catch((error: unknown) => codes.push(codeOf(error)));
    }
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
  const [code] = codes;
  if (code) log.alert('storeDown', { code, count: codes.length });
}

/** Reads as many open entries as time allows, and sends those that are due. */
async function sendDue(
  run: Run,
  open: readonly string[],
  lastUndelivered: Record<string, unknown>,
): Promise<Findings> {
  const { now, elapsed } = run;
  const undelivered: Findings['undelivered'] = new Map();
  const unreadable: string[] = [];
  const due: StoredEntry[] = [];
  const sendCollected = async () => {
    for (const remaining of await claimAndSend(run, due.splice(0)))
      noteUndelivered(undelivered, remaining, now());
  };
  const queue = rotate(open.toSorted(), now());
  while (queue.length > 0 && elapsed() < readBudget) {
    const found = await readEntries(run, queue.splice(0, concurrency));
    unreadable.push(...found.unreadable);
    for (const key of found.damaged) undelivered.set(key, { key });
    for (const stored of found.entries) {
      if (isDue(stored.entry, now())) due.push(stored);
      else noteUndelivered(undelivered, stored, now());
    }
    if (due.length >= maxInDigest) await sendCollected();
  }
  await sendCollected();
  // An entry unreadable in two consecutive runs needs a person. Keys not reached keep their state.
  for (const key of [...unreadable, ...queue].filter((each) => lastUndelivered[each]))
    undelivered.set(key, { key });
  return { undelivered, uncertain: unreadable.filter((key) => !undelivered.has(key)) };
}

/** Reads entries. `damaged` are invalid; `unreadable` were sent meanwhile, or failed to load. */
async function readEntries(run: Run, keys: string[]) {
  const unreadable = new Set(keys);
  const damaged: string[] = [];
  const entries: StoredEntry[] = [];
  await forEachConcurrently(run, keys, async (key) => {
    const stored = await run.outbox.store.read(key);
    if (!stored) return;
    unreadable.delete(key);
    const entry = parseEntry(key, stored);
    if (entry) entries.push(entry);
    else damaged.push(key);
  });
  return { entries, damaged, unreadable: [...unreadable] };
}

/** Starts at a different key in each run. Golden-ratio steps bring every key near the front soon. */
function rotate(keys: string[], now: number): string[] {
  const run = Math.floor(now / (15 * minute));
  const first = Math.floor(((run * 0.618) % 1) * keys.length);
  return [...keys.slice(first), ...keys.slice(0, first)];
}

/** Reports a dead letter, or an entry that has waited for more than an hour. */
function noteUndelivered(
  undelivered: Findings['undelivered'],
  { key, entry }: StoredEntry,
  now: number,
) {
  const { receivedAt } = entry.inquiry;
  const isRetried = !isDeadLetter(entry);
  if (!isRetried || now - receivedAt > hour) undelivered.set(key, { key, receivedAt, isRetried });
}

/** Claims and sends due entries. Returns those that remain unsent. */
async function claimAndSend(run: Run, due: StoredEntry[]): Promise<Iterable<StoredEntry>> {
  const { outbox, keys } = run;
  const remaining = new Map(due.map((stored) => [stored.key, stored]));
  const claimed: StoredEntry[] = [];
  await forEachConcurrently(run, due, async (stored) => {
    const claim = await outbox.claim(stored);
    if (!claim) return;
    remaining.set(claim.key, claim);
    claimed.push(claim);
  });
  const isDigest = claimed.length > maxSingleMailsARun || outbox.isFlood(keys);
  await forEachConcurrently(run, groupIntoMails(claimed, isDigest), async (group) => {
    const inquiries = group.map(({ entry }) => entry.inquiry);
    const failure = await outbox.mail(inquiries, sendTimeout);
    await forEachConcurrently(run, group, (stored) => {
      if (!failure) remaining.delete(stored.key);
      return outbox.recordOutcome(stored, failure, group.length === 1);
    });
  });
  return remaining.values();
}

/** A mail for each inquiry, or as few digests as possible. */
function groupIntoMails(entries: StoredEntry[], isDigest: boolean): StoredEntry[][] {
  const mails: StoredEntry[][] = [];
  let bytesLeft = 0;
  for (const stored of entries) {
    const bytes = digestBytes(stored.entry.inquiry);
    if (!isDigest || bytes > bytesLeft) {
      mails.push([]);
      bytesLeft = maxDigestBytes;
    }
    mails.at(-1)?.push(stored);
    bytesLeft -= bytes;
  }
  return mails;
}

/** Deletes duplicates and expired entries, both known by their keys alone. */
async function purge(run: Run, duplicates: Iterable<string>): Promise<void> {
  const { outbox, keys, now } = run;
  const maxDays = { open: retention.inquiryDays, sent: retention.sentDays };
  const expired = keys.filter((each) => {
    const key = parseKey(each);
    return key && now() - Date.parse(key.day) >= maxDays[key.folder] * dayLength;
  });
  const { length: count } = expired.filter((key) => parseKey(key)?.folder === 'open');
  if (count > 0) log.alert('expired', { count });
  await forEachConcurrently(run, [...expired, ...duplicates], (key) => outbox.store.remove(key));
}
