import { berlinDay, day, hour, retention } from '../contact.js';
import { digestBytes } from './composeMail.js';
import { composeMonthly, composeNotice, type Stuck } from './composeNotice.js';
import {
  dayIn,
  heldFrom,
  isCovered,
  isDue,
  isGivenUp,
  isLate,
  nameIn,
  type Held,
} from './entry.js';
import { codeOf, log } from './log.js';
import type { MailContent } from './Mailer.js';
import type { Outbox } from './outbox.js';
import { lastLook, readState, type State } from './state.js';

/** Milliseconds after which a round begins no reading or deletion: Netlify ends a function after 30 s. */
const times = { send: 14_000, delete: 26_000 };

/** Milliseconds within which the provider has to accept a mail. */
const sendTimeout = 5000;

/** How many calls of the store are under way at the same time. */
const parallel = 64;

/** Inquiries that are mailed one by one in a round. More go into one mail. */
const mostSingle = 10;

/** Inquiries that are read before they are sent, and so the most in one mail. */
const mostInOne = 300;

/** Bytes of one mail with many inquiries: SendGrid takes 30 MB, an upload has five seconds. */
const mostBytes = 4_000_000;

type Options = {
  outbox: Outbox;
  now: () => number;
  /** Mails the owner within `timeout` milliseconds; throws when the mail was not accepted. */
  mailOwner: (mail: MailContent, timeout: number) => Promise<void>;
};

/**
 * One round of the scheduled function: sends what is due, tells the owner what needs a person, and
 * deletes what is too old. Rounds may overlap.
 */
export async function runRound({ outbox, now, mailOwner }: Options): Promise<void> {
  const { store } = outbox;
  const start = performance.now();
  const elapsed = () => performance.now() - start;

  /** Works on the items, some at a time. A failure stops no other. */
  async function forEach<Item>(items: readonly Item[], work: (item: Item) => Promise<unknown>) {
    const codes: string[] = [];
    const queue = items.values();
    const next = async () => {
      for (const item of queue) {
        if (elapsed() >= times.delete) return;
        await work(item).catch((error: unknown) => codes.push(codeOf(error)));
      }
    };
    await Promise.all(Array.from({ length: parallel }, next));
    const [code] = codes;
    if (code) log.alert('storeDown', { code, count: codes.length });
  }

  const { raw: before, ...last } = await readState(store);
  const keys = await store.keys();
  const known = new Set(keys);
  const isFlood = outbox.isFlood(keys);

  /** The names that need a person, and the names that could not be read, perhaps only now. */
  const stuck = new Map<string, Stuck>();
  const suspects = new Set<string>();

  const note = ({ name, entry }: Held) => {
    const { receivedAt } = entry.inquiry;
    if (isLate(entry, now())) stuck.set(name, { name, receivedAt, isWaiting: !isGivenUp(entry) });
    else stuck.delete(name);
  };

  /** Sends inquiries that are due: few one by one, many in one mail. */
  async function send(due: Held[]): Promise<void> {
    const begun: Held[] = [];
    await forEach(due, async (held) => {
      const claimed = await outbox.begin(held);
      if (claimed) begun.push(claimed);
    });
    if (begun.length === 0) return;
    const isTogether = begun.length > mostSingle || isFlood;
    const mails: Held[][] = [];
    let room = 0;
    for (const held of begun) {
      const bytes = digestBytes(held.entry.inquiry);
      if (!isTogether || bytes > room) {
        mails.push([]);
        room = mostBytes;
      }
      mails.at(-1)?.push(held);
      room -= bytes;
    }
    await forEach(mails, async (together) => {
      const inquiries = together.map(({ entry }) => entry.inquiry);
      const failure = await outbox.mail(inquiries, sendTimeout);
      await forEach(together, async (held) => {
        if (!failure) stuck.delete(held.name);
        else note(held);
        await outbox.conclude(held, failure, together.length === 1);
      });
    });
  }

  let due: Held[] = [];
  async function read(name: string): Promise<void> {
    if (isCovered(name, known, now())) return store.remove(`open/${name}`);
    const raw = await store.read(`open/${name}`).catch((error: unknown) => {
      suspects.add(name);
      throw error;
    });
    const held = raw && heldFrom(name, raw);
    if (held) {
      note(held);
      if (isDue(held.entry, now())) due.push(held);
    } else if (raw) stuck.set(name, { name });
    // Listed, but not there: sent meanwhile, or out of reach.
    else suspects.add(name);
  }

  const open = keys.filter((key) => key.startsWith('open/')).toSorted();
  // Begins elsewhere in each round, so that many that are not due keep no other waiting for long.
  const first = Math.floor(((Math.floor(now() / (hour / 4)) * 0.618) % 1) * open.length);
  const queue = [...open.slice(first), ...open.slice(0, first)].map(nameIn);
  while (queue.length > 0 && elapsed() < times.send) {
    await forEach(queue.splice(0, parallel), read);
    if (due.length < mostInOne && queue.length > 0) continue;
    await send(due);
    due = [];
  }
  await send(due);
  // What this round could not look at stays as the last one left it.
  for (const name of queue) if (last.stuck[name]) suspects.add(name);
  for (const name of suspects)
    if (last.stuck[name]) {
      stuck.set(name, { name });
      suspects.delete(name);
    }

  // Told at most once an hour about what is new, and daily about what is known.
  const toTell = [...stuck.values()];
  const isNew = toTell.some(({ name }) => last.stuck[name] !== 'told');
  const noticeFrom = isNew ? last.noticeAt - day + hour : last.noticeAt;
  const isClockWrong = last.noticeAt - now() > day;
  const isNoticeDue = toTell.length > 0 && (now() >= noticeFrom || isClockWrong);
  const stateWhen = (isTold: boolean): State => ({
    finished: now(),
    stuck: Object.fromEntries([
      ...[...suspects].map((name) => [name, 'suspect']),
      ...toTell.map(({ name }) => [
        name,
        isTold || last.stuck[name] === 'told' ? 'told' : 'untold',
      ]),
    ]),
    noticeAt: isNoticeDue ? now() + day : last.noticeAt,
  });
  if (toTell.length > 0) log.alert('stuck', { count: toTell.length });
  // Its time is noted before the notice leaves, that it was told only afterwards: a round that dies in between
  // leads to the next notice an hour later, neither at once nor never.
  const noted = await store.write('state', JSON.stringify(stateWhen(false)), before);
  if (!noted) return;
  const lookedAt = await lastLook(store).catch(() => 0);
  if (isNoticeDue) {
    await mailOwner(composeNotice(toTell), sendTimeout).then(
      () => store.write('state', JSON.stringify(stateWhen(true)), noted),
      (error: unknown) => log.alert('ownerNotTold', { code: codeOf(error), count: toTell.length }),
    );
  }
  // The first round of a month. Whether the mail leaves is what it is about: its absence is the alarm.
  const isNewMonth = berlinDay(last.finished).slice(0, 7) !== berlinDay(now()).slice(0, 7);
  if (isNewMonth && last.finished > 0 && toTell.length === 0) {
    await mailOwner(composeMonthly(lookedAt), sendTimeout).catch((error: unknown) =>
      log.alert('ownerNotTold', { code: codeOf(error) }),
    );
  }
  const days: Record<string, number> = { open: retention.inquiryDays, sent: retention.sentDays };
  const expired = keys.filter((key) => {
    const most = days[key.slice(0, 4)];
    return most !== undefined && now() - Date.parse(dayIn(nameIn(key))) >= most * day;
  });
  const unsent = expired.filter(
    (key) => key.startsWith('open/') && !isCovered(nameIn(key), known, now()),
  );
  if (unsent.length > 0) log.alert('expired', { count: unsent.length });
  await forEach(expired, (key) => store.remove(key));
}
