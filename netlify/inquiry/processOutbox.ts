import { berlinDay, day, hour, minute, retention } from '../contact.js';
import { digestBytes } from './composeMail.js';
import { composeMonthly, composeNotice, type Undelivered } from './composeNotice.js';
import {
  isDeadLetter,
  isDue,
  isDuplicate,
  parseEntry,
  parseKey,
  type StoredEntry,
} from './entry.js';
import { codeOf, log } from './log.js';
import type { MailContent } from './Mailer.js';
import type { Outbox } from './outbox.js';
import { lastLook, readState, type State } from './state.js';

/** Milliseconds from the start after which a run reads and deletes no more: Netlify ends a function after 30 s. */
const readWithin = 14_000;
const deleteWithin = 26_000;

/** Milliseconds within which the provider has to accept a mail. */
const sendTimeout = 5000;

/** How many calls of the store are under way at the same time. */
const parallelCalls = 64;

/** Inquiries of one run that are mailed one by one. More go into digests. */
const maxSingleMails = 10;

/** Inquiries that are read before they are sent, and so the most in one digest. */
const maxInDigest = 300;

/** SendGrid takes 30 MB, an upload has five seconds. */
const maxDigestBytes = 4_000_000;

type Options = {
  outbox: Outbox;
  now: () => number;
  /** Mails the owner within `timeout` milliseconds; throws when the mail was not accepted. */
  mailOwner: (mail: MailContent, timeout: number) => Promise<void>;
};

/** What the parts of one run share. */
type Run = Options & {
  /** All keys of the store when the run began. */
  keys: string[];
  last: Awaited<ReturnType<typeof readState>>;
  /** Milliseconds since the run began. */
  elapsed: () => number;
};

/** The undelivered inquiries by their keys, and the keys that could not be read, for the first time. */
type Findings = { undelivered: Map<string, Undelivered>; uncertain: string[] };

/**
 * Processes the outbox: sends what is due, notifies the owner of what needs a person, and deletes what is too
 * old. Runs may overlap.
 */
export async function processOutbox(options: Options): Promise<void> {
  const { store } = options.outbox;
  const start = performance.now();
  const elapsed = () => performance.now() - start;
  const last = await readState(store);
  const run = { ...options, keys: await store.keys(), last, elapsed };
  const findings = await sendDue(run);
  if (await notifyOwner(run, findings)) await deleteExpired(run);
}

/** Works on items, some at a time, while the run has time. A failure stops no other. */
async function forEach<Item>(
  { elapsed }: Run,
  items: readonly Item[],
  work: (item: Item) => Promise<unknown>,
) {
  const codes: string[] = [];
  const queue = items.values();
  const worker = async () => {
    for (const item of queue) {
      if (elapsed() >= deleteWithin) return;
      await work(item).catch((error: unknown) => codes.push(codeOf(error)));
    }
  };
  await Promise.all(Array.from({ length: parallelCalls }, worker));
  const [code] = codes;
  if (code) log.alert('storeDown', { code, count: codes.length });
}

/** Reads what is under `open/`, as far as the time goes, and sends what is due. */
async function sendDue(run: Run): Promise<Findings> {
  const { outbox, keys, last, now, elapsed } = run;
  const known = new Set(keys);
  const undelivered: Findings['undelivered'] = new Map();
  const unreadable = new Set<string>();
  const queue = rotate(keys.filter((key) => parseKey(key)?.state === 'open').toSorted(), now());
  while (queue.length > 0 && elapsed() < readWithin) {
    const due: StoredEntry[] = [];
    while (queue.length > 0 && due.length < maxInDigest && elapsed() < readWithin)
      await forEach(run, queue.splice(0, parallelCalls), async (key) => {
        if (isDuplicate(key, known, now())) return outbox.store.remove(key);
        unreadable.add(key);
        const version = await outbox.store.read(key);
        // Listed, but not there: sent meanwhile, or out of reach.
        if (!version) return;
        unreadable.delete(key);
        const stored = parseEntry(key, version);
        if (!stored) undelivered.set(key, { key });
        else if (isDue(stored.entry, now())) due.push(stored);
        else noteUndelivered(undelivered, stored, now());
      });
    for (const failed of await send(run, due)) noteUndelivered(undelivered, failed, now());
  }
  // Unreadable twice in a row, it needs a person. What this run did not come to stays as it was.
  for (const key of [...unreadable, ...queue].filter((each) => last.undelivered[each]))
    undelivered.set(key, { key });
  return { undelivered, uncertain: [...unreadable].filter((key) => !undelivered.has(key)) };
}

/** The keys from another place on in each run: steps of the golden ratio come near each key soon, however many. */
function rotate(keys: string[], now: number): string[] {
  const run = Math.floor(now / (15 * minute));
  const first = Math.floor(((run * 0.618) % 1) * keys.length);
  return [...keys.slice(first), ...keys.slice(0, first)];
}

/** Notes what the owner should know of: a dead letter, or what waits for more than an hour. */
function noteUndelivered(
  undelivered: Findings['undelivered'],
  { key, entry }: StoredEntry,
  now: number,
) {
  const { receivedAt } = entry.inquiry;
  const isRetried = !isDeadLetter(entry);
  if (!isRetried || now - receivedAt > hour) undelivered.set(key, { key, receivedAt, isRetried });
}

/** Claims and sends what is due. Returns what stays unsent. */
async function send(run: Run, due: StoredEntry[]): Promise<Iterable<StoredEntry>> {
  const { outbox, keys } = run;
  const unsent = new Map(due.map((stored) => [stored.key, stored]));
  const claimed: StoredEntry[] = [];
  await forEach(run, due, async (stored) => {
    const claim = await outbox.claim(stored);
    if (!claim) return;
    unsent.set(claim.key, claim);
    claimed.push(claim);
  });
  const isDigest = claimed.length > maxSingleMails || outbox.isFlood(keys);
  await forEach(run, groupIntoMails(claimed, isDigest), async (group) => {
    const inquiries = group.map(({ entry }) => entry.inquiry);
    const failure = await outbox.mail(inquiries, sendTimeout);
    await forEach(run, group, (stored) => {
      if (!failure) unsent.delete(stored.key);
      return outbox.recordOutcome(stored, failure, group.length === 1);
    });
  });
  return unsent.values();
}

/** A mail for each inquiry, or as few digests as may be. */
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

/**
 * Notes what the run has found, and mails the owner: of what is new once an hour at most, of the same daily, and
 * on the first of each month that all is well. Returns whether it is noted; if not, another run was faster.
 */
async function notifyOwner(
  { outbox: { store }, last, now, mailOwner }: Run,
  { undelivered, uncertain }: Findings,
): Promise<boolean> {
  const all = [...undelivered.values()];
  const count = all.length;
  const isNew = all.some(({ key }) => last.undelivered[key] !== 'notified');
  const isNoticeDue = count > 0 && Math.abs(now() - last.notifiedAt) >= (isNew ? hour : day);
  const stateWith = (isNotified: boolean) => {
    const stageOf = (key: string) =>
      isNotified || last.undelivered[key] === 'notified' ? 'notified' : 'unnotified';
    const state: State = {
      finishedAt: now(),
      notifiedAt: isNoticeDue ? now() : last.notifiedAt,
      undelivered: Object.fromEntries([
        ...uncertain.map((key) => [key, 'uncertain']),
        ...all.map(({ key }) => [key, stageOf(key)]),
      ]),
    };
    return JSON.stringify(state);
  };
  const mailTo = (mail: MailContent) =>
    mailOwner(mail, sendTimeout).then(
      () => true,
      (error: unknown) => {
        log.alert('ownerNotNotified', { code: codeOf(error), count });
        return false;
      },
    );
  if (count > 0) log.alert('undelivered', { count });
  // The time is noted before the notice leaves, that the owner knows only afterwards: a run that dies in between
  // leads to the next notice an hour later, neither at once nor never.
  const noted = await store.write('state', stateWith(false), last.version);
  if (!noted) return false;
  if (isNoticeDue && (await mailTo(composeNotice(all))))
    await store.write('state', stateWith(true), noted);
  // Whether this mail leaves is what it is about: its absence is the alarm.
  const monthOf = (at: number) => berlinDay(at).slice(0, 7);
  const isNewMonth = last.finishedAt > 0 && monthOf(last.finishedAt) !== monthOf(now());
  if (isNewMonth && count === 0) {
    const lookedAt = await lastLook(store).catch(() => 0);
    await mailTo(composeMonthly(lookedAt));
  }
  return true;
}

/** Deletes what is too old by the day in its key, unread. */
async function deleteExpired(run: Run): Promise<void> {
  const { outbox, keys, now } = run;
  const maxDays = { open: retention.inquiryDays, sent: retention.sentDays };
  const expired = keys.filter((each) => {
    const key = parseKey(each);
    return key && now() - Date.parse(key.day) >= maxDays[key.state] * day;
  });
  const { length: count } = expired.filter((key) => parseKey(key)?.state === 'open');
  if (count > 0) log.alert('expired', { count });
  await forEach(run, expired, (key) => outbox.store.remove(key));
}
