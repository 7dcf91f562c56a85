import { hour, minute } from '../contact.js';
import { digestBytes } from './composeMail.js';
import type { Undelivered } from './composeNotice.js';
import { isDeadLetter, isDue, parseEntry, type StoredEntry } from './entry.js';
import { sendTimeout } from './Mailer.js';
import type { Findings } from './notifyOwner.js';
import { concurrency, forEachConcurrently, type Run } from './run.js';
import type { State } from './state.js';

/** Milliseconds after which a run reads no more, to have time for the notice and for deleting. */
const readBudget = 14_000;

/** Most inquiries that a run mails one by one; more go into digests. */
const maxSingleMailsARun = 10;

/** Most inquiries in one digest, and in memory. */
const maxInDigest = 300;

/** SendGrid accepts 30 MB, but the upload has to finish within `sendTimeout`. */
const maxDigestBytes = 4_000_000;

/** Sends the open entries that are due. Returns what the owner should know of the others. */
export async function sendDue(
  run: Run,
  openKeys: string[],
  lastUndelivered: State['undelivered'],
): Promise<Findings> {
  const { now } = run;
  const due: StoredEntry[] = [];
  const undelivered: Undelivered[] = [];
  const uncertain: string[] = [];
  const leave = (stored: StoredEntry) => undelivered.push(...worthReporting(stored, now()));
  const sendCollected = async () => (await claimAndSend(run, due.splice(0))).forEach(leave);
  for await (const { key, found } of readOpen(run, openKeys)) {
    switch (found) {
      case 'damaged':
        undelivered.push({ key });
        break;
      case 'unreadable':
        // In two consecutive runs, it needs a person.
        if (lastUndelivered[key]) undelivered.push({ key });
        else uncertain.push(key);
        break;
      case 'unreached':
        if (lastUndelivered[key]) undelivered.push({ key });
        break;
      default:
        if (isDue(found.entry, now())) due.push(found);
        else leave(found);
    }
    if (due.length === maxInDigest) await sendCollected();
  }
  await sendCollected();
  return { undelivered, uncertain };
}

/** A dead letter, or an entry that has waited for more than an hour. */
function worthReporting({ key, entry }: StoredEntry, now: number): Undelivered[] {
  const { receivedAt } = entry.inquiry;
  const isRetried = !isDeadLetter(entry);
  return !isRetried || now - receivedAt > hour ? [{ key, receivedAt, isRetried }] : [];
}

/** `unreadable` failed to load, or was sent meanwhile; `unreached` was not tried for lack of time. */
type Found = StoredEntry | 'damaged' | 'unreadable' | 'unreached';

/** Reads open entries while there is time. */
async function* readOpen(run: Run, keys: string[]): AsyncGenerator<{ key: string; found: Found }> {
  const queue = rotate(keys.toSorted(), run.now());
  while (queue.length > 0 && run.elapsed() < readBudget) {
    const batch = queue.splice(0, concurrency);
    const read: Record<string, Found> = {};
    await forEachConcurrently(run, batch, async (key) => {
      const stored = await run.outbox.store.read(key);
      if (stored) read[key] = parseEntry(key, stored) ?? 'damaged';
    });
    for (const key of batch) yield { key, found: read[key] ?? 'unreadable' };
  }
  for (const key of queue) yield { key, found: 'unreached' };
}

/** Starts at a different key in each run. Golden-ratio steps bring every key near the front soon. */
function rotate(keys: string[], now: number): string[] {
  const run = Math.floor(now / (15 * minute));
  const first = Math.floor(((run * 0.618) % 1) * keys.length);
  return [...keys.slice(first), ...keys.slice(0, first)];
}

/** Claims due entries and mails them. Returns those that remain unsent. */
async function claimAndSend(run: Run, due: StoredEntry[]): Promise<StoredEntry[]> {
  const { outbox, send, keys } = run;
  const unsent = new Map(due.map((stored) => [stored.key, stored]));
  const claimed: StoredEntry[] = [];
  await forEachConcurrently(run, due, async (stored) => {
    const claim = await outbox.claim(stored);
    if (!claim) return;
    unsent.set(claim.key, claim);
    claimed.push(claim);
  });
  const isDigest = claimed.length > maxSingleMailsARun || outbox.isFlood(keys);
  await forEachConcurrently(run, groupIntoMails(claimed, isDigest), async (group) => {
    const inquiries = group.map(({ entry }) => entry.inquiry);
    const failure = await send(inquiries, sendTimeout);
    if (!failure) for (const { key } of group) unsent.delete(key);
    await forEachConcurrently(run, group, (stored) => outbox.recordOutcome(stored, failure));
  });
  return [...unsent.values()];
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
