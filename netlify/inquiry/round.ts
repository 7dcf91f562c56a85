import { composeNotice } from './composeNotice.js';
import { pauseInDoubt, type Held, type HeldEntry, type Inbox } from './inbox.js';
import { codeOf, type Log } from './log.js';
import { MailError, type MailContent } from './Mailer.js';
import { roundStateFrom, type RoundState } from './roundState.js';

const day = 86_400_000;

/** Milliseconds, of a function's 30 s, after which nothing more is read, no mail begun, nothing deleted. */
const times = { read: 8000, send: 14_000, forget: 26_000 };

/** Least time for reading; milliseconds. The list of a full store may take long. */
const leastReading = 3000;

/** Rounds after a jump of the clock in which nothing is deleted: what waits is tried meanwhile. */
const roundsToSettle = 12;

/** Longest wait for the provider to take one mail; milliseconds. */
const sendDeadline = 5000;

/** Calls of the store, and mails, at the same time. */
const parallel = 32;

const mostInDigest = 300;

/**
 * One round of the scheduled function: sends what is due, tells the owner what needs a person, and
 * only then deletes what is too old. Rounds may overlap.
 *
 * @param hand - hands the owner's mail over; throws when it was not taken
 */
export async function runRound(
  { inbox, log, now }: { inbox: Inbox; log: Log; now: () => number },
  hand: (mail: MailContent, deadline: number) => Promise<void>,
): Promise<void> {
  const begun = performance.now();

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
        if (performance.now() - begun >= until) return;
        await work(item).catch((error: unknown) => codes.push(codeOf(error)));
      }
    };
    await Promise.all(Array.from({ length: parallel }, next));
    const [code] = codes;
    if (code) log.alert('storeDown', { code, count: codes.length });
  }

  /** Sends one mail with what could be claimed. */
  async function sendTogether(entries: HeldEntry[]): Promise<void> {
    const claimed: HeldEntry[] = [];
    const claim = async (held: HeldEntry) => (await inbox.claim(held)) && claimed.push(held);
    await forEach(entries, claim, times.send);
    if (claimed.length === 0) return;
    const inquiries = claimed.map(({ entry }) => entry.inquiry);
    const failure = await inbox.attempt(inquiries, sendDeadline);
    await forEach(claimed, (held) => inbox.conclude(held, failure));
  }

  try {
    const before = await inbox.readState();
    const last = before?.state ?? roundStateFrom();
    const { keys: listed, hasState } = await inbox.list();
    const isWhole = hasState || !before;
    if (!isWhole) log.alert('listIncomplete');
    const keys = [...new Set(isWhole ? listed : [...listed, ...last.stuck])].toSorted();
    const steady = Math.abs(now() - last.round) < day ? last.steady + 1 : 0;
    let state: RoundState = { ...last, steady, round: now() };
    let stored = await inbox.writeState(state, before?.stored ?? null);
    /** Writes the state, unless another round has begun meanwhile: that one tells and deletes. */
    const note = async (changes: Partial<RoundState>) => {
      state = { ...state, ...changes };
      stored &&= await inbox.writeState(state, stored);
      return stored !== undefined;
    };

    const stuckBefore = new Set(last.stuck);
    const failedBefore = new Set(last.failed);
    const found: Held[] = [];
    const begunWith = new Set<string>();
    const failed = new Set<string>();
    const read = async (key: string) => {
      begunWith.add(key);
      failed.add(key);
      const held = await inbox.read(key);
      failed.delete(key);
      if (held) found.push(held);
    };
    // First once more what failed, then on from where time was too short in the last round.
    const onceMore = last.failed.filter((key) => !stuckBefore.has(key));
    const isAhead = (key: string) => key > last.from;
    const rotation = [...keys.filter(isAhead), ...keys.filter((key) => !isAhead(key))];
    const readUntil = Math.max(times.read, performance.now() - begun + leastReading);
    await forEach([...new Set([...onceMore, ...rotation])], read, readUntil);
    const stop = rotation.findIndex((key) => !begunWith.has(key));
    const from = stop < 0 ? '' : (rotation[stop - 1] ?? last.from);
    const isThrough = isWhole && (stop < 0 || !isAhead(rotation[stop]!));

    const due = found.filter((held): held is HeldEntry => inbox.isDue(held));
    const crowd = due.filter(({ entry }) => entry.digest);
    const single = due.filter(({ entry }) => !entry.digest);
    const sendDigests = async () => {
      while (crowd.length > 0 && performance.now() - begun < times.send)
        await sendTogether(crowd.splice(0, mostInDigest));
    };
    const sendSingle = (held: HeldEntry) => sendTogether([held]);
    await Promise.all([sendDigests(), forEach(single, sendSingle, times.send)]);

    const isUnread = (key: string) =>
      failed.has(key)
        ? stuckBefore.has(key) || failedBefore.has(key)
        : !begunWith.has(key) && stuckBefore.has(key);
    const unread = keys.filter(isUnread).map((key): Held => ({ key }));
    const stuck = [...found.filter(inbox.isStuck), ...unread];
    const names = stuck.map(({ key }) => key);
    const over = steady < roundsToSettle ? [] : found.filter(inbox.isOver);
    // At once what is new, once a day what has not changed. A clock may have been ahead of the day.
    const isNew = names.some((key) => !stuckBefore.has(key));
    const isNext = now() >= last.tellAt || last.tellAt - now() > day;
    const isToTell = isNew || (names.length > 0 && isNext);
    const complete = isThrough ? now() : last.complete;
    const gone = over.filter(({ entry, sentAt }) => !entry || sentAt === undefined).length;
    const totals = [...last.totals.slice(-3), keys.length].map((total) => total - gone);
    const seen = { stuck: names, failed: [...failed], from, complete, totals };
    // Noted first: a round that dies in between tells once, not twice.
    const told = isToTell && { tellAt: now() + day, doubts: 0 };
    if (!(await note({ ...seen, ...told }))) return;
    const count = stuck.length;
    if (count > 0) log.alert('stuck', { count });
    try {
      if (isToTell) {
        const asked = await inbox.timeOf('asked').catch(() => 0);
        await hand(composeNotice(stuck, asked), sendDeadline);
        log.note('ownerTold', { count });
      }
    } catch (error) {
      log.alert('ownerNotTold', { code: codeOf(error), count });
      // A provider that mails and answers an error would mail in every round.
      const isCertain = error instanceof MailError && error.isCertain;
      const pause = Math.min(pauseInDoubt * 2 ** last.doubts, day);
      await note(isCertain ? { tellAt: 0 } : { tellAt: now() + pause, doubts: last.doubts + 1 });
    }
    await forEach(over, inbox.forget, times.forget);
  } catch (error) {
    log.alert('storeDown', { code: codeOf(error) });
  }
}
