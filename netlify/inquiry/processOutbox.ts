import { berlinDay, dayLength, hour, minute, retention } from '../contact.js';
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
import type { Versioned } from './Store.js';

/** Milliseconds from the start after which a run reads and deletes no more: Netlify ends a function after 30 s. */
const readWithin = 14_000;
const deleteWithin = 26_000;

/** Milliseconds within which the provider has to accept a mail. */
const sendTimeout = 5000;

/** How many calls of the store are under way at the same time. */
const parallelCalls = 64;

/** Inquiries of one run that are mailed one by one. More go into digests. */
const maxSingleMailsARun = 10;

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
  /** Those of them that wait to be sent. */
  open: string[];
  /** Those of them that are sent or wait under another key. */
  duplicates: string[];
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
  const keys = await store.keys();
  const known = new Set(keys);
  const unsent = keys.filter((key) => parseKey(key)?.folder === 'open');
  const run = {
    ...options,
    keys,
    open: unsent.filter((key) => !isDuplicate(key, known, options.now())),
    duplicates: unsent.filter((key) => isDuplicate(key, known, options.now())),
    last,
    elapsed,
  };
  const findings = await sendDue(run);
  if (await notifyOwner(run, findings)) await deleteNeedless(run);
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
  const { open, last, now, elapsed } = run;
  const undelivered: Findings['undelivered'] = new Map();
  const unreadable: string[] = [];
  const due: StoredEntry[] = [];
  const sendCollected = async () => {
    for (const unsent of await send(run, due.splice(0)))
      noteUndelivered(undelivered, unsent, now());
  };
  const queue = rotate(open.toSorted(), now());
  while (queue.length > 0 && elapsed() < readWithin) {
    const found = await readEntries(run, queue.splice(0, parallelCalls));
    unreadable.push(...found.unreadable);
    for (const key of found.damaged) undelivered.set(key, { key });
    for (const waiting of found.entries) {
      if (isDue(waiting.entry, now())) due.push(waiting);
      else noteUndelivered(undelivered, waiting, now());
    }
    if (due.length >= maxInDigest) await sendCollected();
  }
  await sendCollected();
  // Unreadable twice in a row, it needs a person. What this run did not come to stays as it was.
  for (const key of [...unreadable, ...queue].filter((each) => last.undelivered[each]))
    undelivered.set(key, { key });
  return { undelivered, uncertain: unreadable.filter((key) => !undelivered.has(key)) };
}

/** Reads entries, and tells what is damaged from what is listed, but not there: sent meanwhile, or out of reach. */
async function readEntries(run: Run, keys: string[]) {
  const unreadable = new Set(keys);
  const damaged: string[] = [];
  const entries: StoredEntry[] = [];
  await forEach(run, keys, async (key) => {
    const stored = await run.outbox.store.read(key);
    if (!stored) return;
    unreadable.delete(key);
    const waiting = parseEntry(key, stored);
    if (waiting) entries.push(waiting);
    else damaged.push(key);
  });
  return { entries, damaged, unreadable: [...unreadable] };
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
  const unsent = new Map(due.map((waiting) => [waiting.key, waiting]));
  const claimed: StoredEntry[] = [];
  await forEach(run, due, async (waiting) => {
    const claim = await outbox.claim(waiting);
    if (!claim) return;
    unsent.set(claim.key, claim);
    claimed.push(claim);
  });
  const isDigest = claimed.length > maxSingleMailsARun || outbox.isFlood(keys);
  await forEach(run, groupIntoMails(claimed, isDigest), async (group) => {
    const inquiries = group.map(({ entry }) => entry.inquiry);
    const failure = await outbox.mail(inquiries, sendTimeout);
    await forEach(run, group, (waiting) => {
      if (!failure) unsent.delete(waiting.key);
      return outbox.recordOutcome(waiting, failure, group.length === 1);
    });
  });
  return unsent.values();
}

/** A mail for each inquiry, or as few digests as may be. */
function groupIntoMails(entries: StoredEntry[], isDigest: boolean): StoredEntry[][] {
  const mails: StoredEntry[][] = [];
  let bytesLeft = 0;
  for (const waiting of entries) {
    const bytes = digestBytes(waiting.entry.inquiry);
    if (!isDigest || bytes > bytesLeft) {
      mails.push([]);
      bytesLeft = maxDigestBytes;
    }
    mails.at(-1)?.push(waiting);
    bytesLeft -= bytes;
  }
  return mails;
}

/**
 * Notes what the run has found, and mails the owner: of what is new once an hour at most, of the same daily, and
 * once a month that all is well. Returns whether it is noted; if not, another run was faster.
 */
async function notifyOwner(run: Run, findings: Findings): Promise<boolean> {
  const { size: count } = findings.undelivered;
  if (count > 0) log.alert('undelivered', { count });
  const due = { notice: isNoticeDue(run, findings), monthly: isMonthlyDue(run, findings) };
  const claim = await claimMails(run, findings, due);
  if (!claim) return false;
  if (due.notice) await mailNotice(run, findings, claim);
  if (due.monthly) await mailMonthly(run);
  return true;
}

function isNoticeDue({ last, now }: Run, { undelivered }: Findings): boolean {
  const isNew = [...undelivered.keys()].some((key) => last.undelivered[key] !== 'notified');
  return undelivered.size > 0 && Math.abs(now() - last.notifiedAt) >= (isNew ? hour : dayLength);
}

/** On the first of a month or, where something is undelivered then, as soon as all is well. */
function isMonthlyDue({ last, now }: Run, { undelivered }: Findings): boolean {
  const monthOf = (at: number) => berlinDay(at).slice(0, 7);
  const isOfAnotherMonth = last.monthlyAt > 0 && monthOf(last.monthlyAt) !== monthOf(now());
  return isOfAnotherMonth && undelivered.size === 0;
}

type Claim = { state: State; stored: Versioned };

/**
 * Notes the findings, and the mails as sent before they are. A run that dies in between leads to the next notice an
 * hour later, neither at once nor never; a monthly mail then stays out, and its absence is the alarm. Returns nothing
 * if another run was faster.
 */
async function claimMails(
  { outbox: { store }, last, now }: Run,
  { undelivered, uncertain }: Findings,
  due: { notice: boolean; monthly: boolean },
): Promise<Claim | undefined> {
  const stageOf = (key: string) =>
    last.undelivered[key] === 'notified' ? 'notified' : 'unnotified';
  const state: State = {
    finishedAt: now(),
    notifiedAt: due.notice ? now() : last.notifiedAt,
    // The first run of all begins the count, and mails nothing.
    monthlyAt: due.monthly ? now() : last.monthlyAt || now(),
    undelivered: Object.fromEntries([
      ...uncertain.map((key) => [key, 'uncertain']),
      ...[...undelivered.keys()].map((key) => [key, stageOf(key)]),
    ]),
  };
  const stored = await store.write('state', JSON.stringify(state), last.stored);
  return stored && { state, stored };
}

/** Mails what is undelivered. Only then is it known that the owner knows of it. */
async function mailNotice(run: Run, { undelivered }: Findings, claim: Claim): Promise<void> {
  const all = [...undelivered.values()];
  if (!(await mailOwner(run, composeNotice(all), all.length))) return;
  const notified = Object.fromEntries(all.map(({ key }) => [key, 'notified' as const]));
  const state: State = {
    ...claim.state,
    undelivered: { ...claim.state.undelivered, ...notified },
  };
  await run.outbox.store.write('state', JSON.stringify(state), claim.stored);
}

async function mailMonthly(run: Run): Promise<void> {
  const lookedAt = await lastLook(run.outbox.store).catch(() => 0);
  await mailOwner(run, composeMonthly(lookedAt), 0);
}

/** Returns whether the mail was accepted. */
async function mailOwner(run: Run, mail: MailContent, count: number): Promise<boolean> {
  try {
    await run.mailOwner(mail, sendTimeout);
    return true;
  } catch (error) {
    log.alert('ownerNotNotified', { code: codeOf(error), count });
    return false;
  }
}

/** Deletes, unread, duplicates and what is too old by the day in its key. */
async function deleteNeedless(run: Run): Promise<void> {
  const { outbox, keys, duplicates, now } = run;
  const maxDays = { open: retention.inquiryDays, sent: retention.sentDays };
  const expired = keys.filter((each) => {
    const key = parseKey(each);
    return key && now() - Date.parse(key.day) >= maxDays[key.folder] * dayLength;
  });
  const { length: count } = expired.filter((key) => parseKey(key)?.folder === 'open');
  if (count > 0) log.alert('expired', { count });
  await forEach(run, [...expired, ...duplicates], (key) => outbox.store.remove(key));
}
