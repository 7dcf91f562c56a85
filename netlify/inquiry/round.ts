import type { Notice } from './composeNotice.js';
import { startBudget, type Budget } from './deadline.js';
import type { Delivery } from './delivery.js';
import {
  idOf,
  mostUnknown,
  type Held,
  type HeldEntry,
  type Inbox,
  type RoundState,
} from './inbox.js';
import { codeOf, type Log } from './log.js';
import { MailError } from './Mailer.js';

const hour = 3_600_000;
const day = 24 * hour;

/** A scheduled function may run for 30 s: nothing new begins after this; milliseconds. */
const roundLasts = 24_000;

/** Part of it for reading what there is, and for attempts to begin; milliseconds. */
const readingLasts = 8000;
const sendingLasts = 14_000;

/** Longest wait for the provider to take one mail; milliseconds. */
const sendDeadline = 5000;

/** Calls of the store, and mails, at the same time. */
const parallelCalls = 16;
const parallelMails = 4;

/** Inquiries in one digest. */
const mostInDigest = 300;

/** Least time between two mails to the owner about the same inquiries; milliseconds. */
const noticePause = day;

export type RoundDependencies = {
  inbox: Inbox;
  delivery: Delivery;
  /** Sends the owner a mail; throws when it was not taken. */
  tell: (notice: Notice) => Promise<void>;
  log: Log;
  now: () => number;
};

/** Runs work on each item, a few at a time; a failure is counted and stops no other. */
async function forEachOf<Item>(
  items: readonly Item[],
  parallel: number,
  mayBegin: () => boolean,
  work: (item: Item) => Promise<unknown>,
): Promise<string[]> {
  const failures: string[] = [];
  const queue = [...items];
  const next = async () => {
    for (let item = queue.shift(); item !== undefined && mayBegin(); item = queue.shift())
      await work(item).catch((error: unknown) => failures.push(codeOf(error)));
  };
  await Promise.all(Array.from({ length: parallel }, next));
  return failures;
}

/**
 * One round of the scheduled function: sends what is due, tells the owner what needs a person, and
 * only then deletes what is too old. Overlapping rounds send each inquiry once, and only one of them
 * tells and deletes.
 */
export async function runRound(
  { inbox, delivery, tell, log, now }: RoundDependencies,
  budget: Budget = startBudget(roundLasts),
): Promise<void> {
  /** What is not sent, as this round leaves it. */
  const open = new Map<string, Held>();
  const spent = (milliseconds: number) => budget.left() < roundLasts - milliseconds;
  const report = (failures: string[]) => {
    const [code] = failures;
    if (!code) return;
    const event = failures.includes('CONDITION') ? 'conditionFails' : 'storeDown';
    log.alert(event, { code, count: failures.length });
  };

  async function readAll(keys: string[]): Promise<Held[]> {
    const found: Held[] = [];
    // Another beginning each time, so that no key is always among those that time is too short for.
    const start = Math.floor(now() / 900_000) % Math.max(1, keys.length);
    const rotated = [...keys.slice(start), ...keys.slice(0, start)];
    const read = async (key: string) => {
      const held = await inbox.read(key);
      if (held) found.push(held);
    };
    report(await forEachOf(rotated, parallelCalls, () => !spent(readingLasts), read));
    return found;
  }

  /** Sends one mail with what could be claimed. */
  async function sendTogether(entries: HeldEntry[]): Promise<void> {
    const claimed: HeldEntry[] = [];
    const always = () => true;
    const claim = async (held: HeldEntry) => {
      if (held.entry.unknown < mostUnknown) {
        const mine = await inbox.claim(held);
        if (mine) claimed.push(mine);
        return;
      }
      // The process died in its last attempt.
      const { inquiry, failure: code = 'NO_ANSWER' } = held.entry;
      const left = await inbox.change(held, { person: 'unclear' });
      if (left) log.alert('unclear', { id: inquiry.id, code });
      if (left) open.set(held.key, left);
    };
    const failures = await forEachOf(entries, parallelCalls, always, claim);
    if (claimed.length > 0) {
      const inquiries = claimed.map(({ entry }) => entry.inquiry);
      const failure = await delivery.attempt(inquiries, sendDeadline);
      const conclude = async (held: HeldEntry) => {
        const left = await delivery.conclude(held, failure);
        if (left) open.set(held.key, left);
        else open.delete(held.key);
      };
      failures.push(...(await forEachOf(claimed, parallelCalls, always, conclude)));
    }
    report(failures);
  }

  async function sendDue(found: Held[]): Promise<void> {
    const due = found.filter(
      (held): held is HeldEntry =>
        held.entry !== undefined && inbox.isDue(held.entry) && !inbox.isOver(held),
    );
    const single = due.filter(({ entry }) => !entry.digest).map((held) => [held]);
    const digest = due.filter(({ entry }) => entry.digest).slice(0, mostInDigest);
    const mails = [...(digest.length > 0 ? [digest] : []), ...single];
    await forEachOf(mails, parallelMails, () => !spent(sendingLasts), sendTogether);
  }

  /** Tells the owner at once what is new, and once a day what has not changed. */
  async function remind(stuck: Held[], { told }: RoundState, write: Write): Promise<void> {
    if (stuck.length === 0) return void (told && (await write({ told: undefined })));
    log.alert('stuck', { count: stuck.length });
    const keys = stuck.map(({ key }) => key);
    const isNew = keys.some((key) => !told?.keys.includes(key));
    if (!isNew && told && now() - told.at < noticePause) return;
    // The note comes first: a round that dies in between tells once, not twice.
    if (!(await write({ told: { at: now(), keys } }))) return;
    try {
      await tell(noticeOf(stuck));
      log.note('ownerTold', { count: keys.length });
    } catch (error) {
      log.alert('ownerNotTold', { code: codeOf(error), count: keys.length });
      // Where it was certainly not taken, the next round tries again.
      if (!(error instanceof MailError && error.outcome === 'unknown')) await write({ told });
    }
  }

  /** Deletes what may not be kept any longer. Returns how many keys went. */
  async function clean(found: Held[]): Promise<number> {
    const over = found.filter(inbox.isOver);
    const failures = await forEachOf(
      over,
      parallelCalls,
      () => budget.left() > 0,
      async (held) => {
        await inbox.remove(held.key);
        if (held.sentAt === undefined)
          log.alert('expired', { id: idOf(held.key), count: held.entry?.tries ?? 0 });
      },
    );
    report(failures);
    return over.length - failures.length;
  }

  try {
    const before = await inbox.readState();
    const keys = await inbox.keys();
    const last = before?.state;
    const isSameHour = last && now() - last.hour.at >= 0 && now() - last.hour.at < hour;
    let state: RoundState = {
      round: now(),
      stuck: last?.stuck ?? 0,
      told: last?.told,
      hour: isSameHour ? last.hour : { at: now(), count: keys.length },
    };
    let stored = await inbox.writeState(state, before?.stored);
    const leads = stored !== undefined;
    const write: Write = async (changes) => {
      const changed = { ...state, ...changes };
      const written = stored && (await inbox.writeState(changed, stored));
      if (written) [state, stored] = [changed, written];
      return written !== undefined;
    };
    if (!leads && before && (await inbox.readState())?.stored.value === before.stored.value)
      report(['CONDITION']);

    const found = await readAll(keys);
    for (const held of found) if (held.sentAt === undefined) open.set(held.key, held);
    await sendDue(found);
    if (!leads) return;
    const stuck = [...open.values()].filter(inbox.isStuck);
    for (const { key, entry } of stuck) if (!entry) log.alert('unreadable', { id: idOf(key) });
    await remind(stuck, state, write);
    // A clock that has jumped deletes nothing.
    const isSteady = last !== undefined && Math.abs(now() - last.round) < day;
    const count = isSteady ? await clean(found) : 0;
    if (count > 0) log.note('purged', { count });
    await write({
      stuck: stuck.length,
      hour: { ...state.hour, count: Math.max(0, state.hour.count - count) },
    });
  } catch (error) {
    log.alert('storeDown', { code: codeOf(error) });
  }
}

type Write = (changes: Partial<RoundState>) => Promise<boolean>;

/** What the owner is told of each: its number, its arrival, and why it needs a person. */
const noticeOf = (stuck: Held[]): Notice =>
  stuck.map(({ key, entry }) => ({
    id: idOf(key),
    receivedAt: entry?.inquiry.receivedAt,
    state: entry ? (entry.person ?? 'waiting') : 'unreadable',
  }));
