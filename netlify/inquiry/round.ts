import { day } from '../contact.js';
import { composeNotice } from './composeNotice.js';
import type { StoredInquiry, StoredEntry } from './entry.js';
import { pauseAfterUnclear, type Inbox } from './inbox.js';
import { codeOf, log } from './log.js';
import { MailError, type MailContent } from './Mailer.js';
import { roundNotesFrom, type RoundNotes } from './roundNotes.js';

/** Milliseconds after which a round begins no reading, mail or deletion: Netlify ends a function after 30 s. */
const times = { read: 8000, send: 14_000, delete: 26_000 };

/** Milliseconds that are left for reading, however long the store took to list its keys. */
const leastReading = 3000;

/** Rounds that delete nothing after a day without a round, so that what waits is tried first. */
const roundsToSettle = 12;

/** Milliseconds within which the provider has to accept a mail. */
const sendTimeout = 5000;

/** How many calls of the store, or mails, are under way at the same time. */
const parallel = 32;

const mostInDigest = 300;

type Options = {
  inbox: Inbox;
  now: () => number;
  /** Mails the owner within `timeout` milliseconds; throws when the mail was not accepted. */
  mailOwner: (mail: MailContent, timeout: number) => Promise<void>;
};

/**
 * One round of the scheduled function: sends what is due, tells the owner what needs a person, and
 * only then deletes what is too old. Rounds may overlap.
 */
export async function runRound({ inbox, now, mailOwner }: Options): Promise<void> {
  const start = performance.now();
  const elapsed = () => performance.now() - start;

  /** Works on the items, some at a time. It begins with none after `until`, and a failure stops no other. */
  async function forEach<Item>(
    items: readonly Item[],
    work: (item: Item) => Promise<unknown>,
    until = Infinity,
  ): Promise<void> {
    const codes: string[] = [];
    const queue = items.values();
    const next = async () => {
      for (const item of queue) {
        if (elapsed() >= until) return;
        await work(item).catch((error: unknown) => codes.push(codeOf(error)));
      }
    };
    await Promise.all(Array.from({ length: parallel }, next));
    const [code] = codes;
    if (code) log.alert('storeDown', { code, count: codes.length });
  }

  /** Claims inquiries, and sends those that it got in one mail. */
  async function sendTogether(entries: StoredEntry[]): Promise<void> {
    const claimed: StoredEntry[] = [];
    const claim = async (stored: StoredEntry) =>
      (await inbox.claim(stored)) && claimed.push(stored);
    await forEach(entries, claim, times.send);
    if (claimed.length === 0) return;
    const inquiries = claimed.map(({ entry }) => entry.inquiry);
    const failure = await inbox.attempt(inquiries, sendTimeout);
    await forEach(claimed, (stored) => inbox.conclude(stored, failure));
  }

  /** Sends what is due: what waits for a digest in one mail, the rest one by one. */
  async function sendDue(inquiries: StoredInquiry[]): Promise<void> {
    const due = inquiries.filter((stored): stored is StoredEntry => inbox.isDue(stored));
    const forDigest = due.filter(({ entry }) => entry.digest);
    const single = due.filter(({ entry }) => !entry.digest);
    const sendDigests = async () => {
      while (forDigest.length > 0 && elapsed() < times.send)
        await sendTogether(forDigest.splice(0, mostInDigest));
    };
    await Promise.all([
      sendDigests(),
      forEach(single, (stored) => sendTogether([stored]), times.send),
    ]);
  }

  /**
   * While there is time, reads the keys that the last round could not read, then goes on where that one
   * stopped. A key that has been deleted meanwhile is in none of the lists.
   */
  async function readOn(keys: string[], last: RoundNotes) {
    const seen = new Map<string, StoredInquiry | undefined>();
    const read = async (key: string) => {
      seen.set(key, { key });
      seen.set(key, await inbox.read(key));
    };
    const isAhead = (key: string) => key > last.readTo;
    const rotation = [...keys.filter(isAhead), ...keys.filter((key) => !isAhead(key))];
    const stuck = new Set(last.stuck);
    const queue = new Set([...last.failed.filter((key) => !stuck.has(key)), ...rotation]);
    await forEach([...queue], read, Math.max(times.read, elapsed() + leastReading));
    const stop = rotation.findIndex((key) => !seen.has(key));
    const inquiries = [...seen.values()].filter((stored) => stored !== undefined);
    const failed = new Set(inquiries.filter(({ raw }) => !raw).map(({ key }) => key));
    // A key needs a person once two rounds could not read it. What needed one does so until it is read.
    const suspects = new Set([...last.stuck, ...last.failed]);
    const isUnreadable = (key: string) => suspects.has(key) && (!seen.has(key) || failed.has(key));
    return {
      readable: inquiries.filter(({ raw }) => raw),
      unreadable: keys.filter(isUnreadable).map((key): StoredInquiry => ({ key })),
      failed: [...failed],
      readTo: stop < 0 ? '' : (rotation[stop - 1] ?? last.readTo),
      /** Whether the last of all keys has been read, in this round or by those before it. */
      isThrough: stop < 0 || !isAhead(rotation[stop]!),
    };
  }

  /** Sends the owner the notice. Returns what to note where the mail was not accepted. */
  async function sendNotice(stuck: StoredInquiry[], doubts: number) {
    const count = stuck.length;
    const askedAt = await inbox.notes.timeOf('asked').catch(() => 0);
    try {
      await mailOwner(composeNotice(stuck, askedAt), sendTimeout);
      return undefined;
    } catch (error) {
      log.alert('ownerNotTold', { code: codeOf(error), count });
      if (error instanceof MailError && error.isCertainlyUnsent) return { noticeAt: 0 };
      // A provider that mails it, and answers with an error all the same, must not do so in every round.
      const pause = Math.min(pauseAfterUnclear * 2 ** doubts, day);
      return { noticeAt: now() + pause, doubts: doubts + 1 };
    }
  }

  async function round(): Promise<void> {
    const before = await inbox.notes.read();
    const last = before?.notes ?? roundNotesFrom();
    const { keys: listed, hasNotes } = await inbox.list();
    const isWhole = hasNotes || !before;
    if (!isWhole) log.alert('listIncomplete');
    const keys = [...new Set([...listed, ...last.stuck])].toSorted();
    const steady = Math.abs(now() - last.beganAt) < day ? last.steady + 1 : 0;
    let noted: RoundNotes = { ...last, steady, beganAt: now() };
    let raw = await inbox.notes.write(noted, before?.raw ?? null);
    /** Notes changes, unless another round has begun meanwhile: that one sends the notice and deletes. */
    const note = async (changes: Partial<RoundNotes>) => {
      noted = { ...noted, ...changes };
      raw &&= await inbox.notes.write(noted, raw);
      return raw !== undefined;
    };

    const { readable, unreadable, failed, readTo, isThrough } = await readOn(keys, last);
    await sendDue(readable);

    const stuck = [...readable.filter(inbox.isStuck), ...unreadable];
    const stuckKeys = stuck.map(({ key }) => key);
    const expired = steady < roundsToSettle ? [] : readable.filter(inbox.isExpired);
    // Of a sent inquiry whose text is deleted, the key is left.
    const gone = expired.filter(({ entry, sentAt }) => !entry || sentAt === undefined).length;
    const totals = [...last.totals.slice(-3), keys.length].map((total) => total - gone);
    const complete = isWhole && isThrough ? now() : last.complete;
    // A new key is reported at once, known ones daily. A time further ahead was written by a wrong clock.
    const stuckBefore = new Set(last.stuck);
    const isDaily = now() >= last.noticeAt || last.noticeAt - now() > day;
    const isNoticeDue = stuckKeys.some((key) => isDaily || !stuckBefore.has(key));
    // Noted before it is sent: a round that dies in between must not lead to a second notice.
    const notice = isNoticeDue && { noticeAt: now() + day, doubts: 0 };
    const changes = { stuck: stuckKeys, failed, readTo, complete, totals, ...notice };
    if (!(await note(changes))) return;
    if (stuck.length > 0) log.alert('stuck', { count: stuck.length });
    const retry = isNoticeDue && (await sendNotice(stuck, last.doubts));
    if (retry) await note(retry);
    await forEach(expired, inbox.deleteExpired, times.delete);
  }

  await round().catch((error: unknown) => log.alert('storeDown', { code: codeOf(error) }));
}
