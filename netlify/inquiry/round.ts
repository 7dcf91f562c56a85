import { day } from '../contact.js';
import { composeNotice } from './composeNotice.js';
import type { StoredInquiry, StoredEntry } from './entry.js';
import { pauseAfterUnknown, type Inbox } from './inbox.js';
import { roundStateFrom, type RoundState } from './inboxState.js';
import { codeOf, log } from './log.js';
import { MailError, type MailContent } from './Mailer.js';

/** Milliseconds of a function's 30 s after which no reading, mail or deletion begins. */
const times = { read: 8000, send: 14_000, forget: 26_000 };

/** Least time for reading; milliseconds. The list of a full store may take long. */
const leastReading = 3000;

/** Rounds after a gap of a day in which nothing is deleted: what waits is tried first. */
const roundsToSettle = 12;

/** Longest wait for the provider to take one mail; milliseconds. */
const sendDeadline = 5000;

/** Calls of the store, and mails, at the same time. */
const parallel = 32;

const mostInDigest = 300;

type Options = {
  inbox: Inbox;
  now: () => number;
  /** Mails the owner within `deadline` milliseconds; throws when the mail was not taken. */
  mailOwner: (mail: MailContent, deadline: number) => Promise<void>;
};

/**
 * One round of the scheduled function: sends what is due, tells the owner what needs a person, and
 * only then deletes what is too old. Rounds may overlap.
 */
export async function runRound({ inbox, now, mailOwner }: Options): Promise<void> {
  const begun = performance.now();
  const passed = () => performance.now() - begun;

  /** Works on each item, some at a time, and begins with none after a time; a failure stops no other. */
  async function forEach<Item>(
    items: readonly Item[],
    work: (item: Item) => Promise<unknown>,
    until = Infinity,
  ): Promise<void> {
    const codes: string[] = [];
    const queue = items.values();
    const next = async () => {
      for (const item of queue) {
        if (passed() >= until) return;
        await work(item).catch((error: unknown) => codes.push(codeOf(error)));
      }
    };
    await Promise.all(Array.from({ length: parallel }, next));
    const [code] = codes;
    if (code) log.alert('storeDown', { code, count: codes.length });
  }

  /** Sends one mail with what could be claimed. */
  async function sendTogether(entries: StoredEntry[]): Promise<void> {
    const claimed: StoredEntry[] = [];
    const claim = async (held: StoredEntry) => (await inbox.claim(held)) && claimed.push(held);
    await forEach(entries, claim, times.send);
    if (claimed.length === 0) return;
    const inquiries = claimed.map(({ entry }) => entry.inquiry);
    const failure = await inbox.attempt(inquiries, sendDeadline);
    await forEach(claimed, (held) => inbox.conclude(held, failure));
  }

  /** Sends what is due: what waits for a digest together, the rest one by one. */
  async function sendDue(found: StoredInquiry[]): Promise<void> {
    const due = found.filter((held): held is StoredEntry => inbox.isDue(held));
    const forDigest = due.filter(({ entry }) => entry.digest);
    const single = due.filter(({ entry }) => !entry.digest);
    const sendDigests = async () => {
      while (forDigest.length > 0 && passed() < times.send)
        await sendTogether(forDigest.splice(0, mostInDigest));
    };
    await Promise.all([sendDigests(), forEach(single, (held) => sendTogether([held]), times.send)]);
  }

  /**
   * While there is time, reads what failed in the last round, then goes on where that one stopped. A key
   * that has since been deleted is in none of the lists.
   */
  async function readOn(keys: string[], last: RoundState) {
    const seen = new Map<string, StoredInquiry | undefined>();
    const read = async (key: string) => {
      seen.set(key, { key });
      seen.set(key, await inbox.read(key));
    };
    const isAhead = (key: string) => key > last.readTo;
    const rotation = [...keys.filter(isAhead), ...keys.filter((key) => !isAhead(key))];
    const stuck = new Set(last.stuck);
    const queue = new Set([...last.failed.filter((key) => !stuck.has(key)), ...rotation]);
    await forEach([...queue], read, Math.max(times.read, passed() + leastReading));
    const stop = rotation.findIndex((key) => !seen.has(key));
    const held = [...seen.values()].filter((each) => each !== undefined);
    const failed = new Set(held.filter((each) => !each.stored).map(({ key }) => key));
    // What could not be read twice is stuck; what was stuck stays so until it is read.
    const inDoubt = new Set([...last.stuck, ...last.failed]);
    const isUnread = (key: string) => inDoubt.has(key) && (!seen.has(key) || failed.has(key));
    return {
      found: held.filter((each) => each.stored),
      failed: [...failed],
      unread: keys.filter(isUnread).map((key): StoredInquiry => ({ key })),
      readTo: stop < 0 ? '' : (rotation[stop - 1] ?? last.readTo),
      /** Whether it came to the end of all keys. */
      isThrough: stop < 0 || !isAhead(rotation[stop]!),
    };
  }

  /** Sends the owner the notice. Returns what to note where the mail was not taken. */
  async function sendNotice(stuck: StoredInquiry[], doubts: number) {
    const count = stuck.length;
    const checkedAt = await inbox.state.timeOf('healthCheck').catch(() => 0);
    try {
      await mailOwner(composeNotice(stuck, checkedAt), sendDeadline);
      return undefined;
    } catch (error) {
      log.alert('ownerNotTold', { code: codeOf(error), count });
      if (error instanceof MailError && error.isCertain) return { noticeAt: 0 };
      // A provider that mails although it answers with an error would mail in every round.
      const pause = Math.min(pauseAfterUnknown * 2 ** doubts, day);
      return { noticeAt: now() + pause, doubts: doubts + 1 };
    }
  }

  async function round(): Promise<void> {
    const before = await inbox.state.read();
    const last = before?.round ?? roundStateFrom();
    const { keys: listed, hasState } = await inbox.list();
    const isWhole = hasState || !before;
    if (!isWhole) log.alert('listIncomplete');
    const keys = [...new Set([...listed, ...last.stuck])].toSorted();
    const steady = Math.abs(now() - last.round) < day ? last.steady + 1 : 0;
    let noted: RoundState = { ...last, steady, round: now() };
    let stored = await inbox.state.write(noted, before?.stored ?? null);
    /** Notes what was found, unless another round has begun meanwhile: that one sends the notice and deletes. */
    const note = async (changes: Partial<RoundState>) => {
      noted = { ...noted, ...changes };
      stored &&= await inbox.state.write(noted, stored);
      return stored !== undefined;
    };

    const { found, failed, unread, readTo, isThrough } = await readOn(keys, last);
    await sendDue(found);

    const stuck = [...found.filter(inbox.isStuck), ...unread];
    const names = stuck.map(({ key }) => key);
    const over = steady < roundsToSettle ? [] : found.filter(inbox.isExpired);
    const gone = over.filter(({ entry, sentAt }) => !entry || sentAt === undefined).length;
    const totals = [...last.totals.slice(-3), keys.length].map((total) => total - gone);
    const complete = isWhole && isThrough ? now() : last.complete;
    // A new key is reported at once, known ones once a day. A time further ahead is from a wrong clock.
    const stuckBefore = new Set(last.stuck);
    const isNext = now() >= last.noticeAt || last.noticeAt - now() > day;
    const isNoticeDue = names.some((key) => isNext || !stuckBefore.has(key));
    // Noted before it is sent: a round that dies in between must not lead to a second notice.
    const noticed = isNoticeDue && { noticeAt: now() + day, doubts: 0 };
    if (!(await note({ stuck: names, failed, readTo, complete, totals, ...noticed }))) return;
    if (stuck.length > 0) log.alert('stuck', { count: stuck.length });
    const notTaken = isNoticeDue && (await sendNotice(stuck, last.doubts));
    if (notTaken) await note(notTaken);
    await forEach(over, inbox.forget, times.forget);
  }

  await round().catch((error: unknown) => log.alert('storeDown', { code: codeOf(error) }));
}
