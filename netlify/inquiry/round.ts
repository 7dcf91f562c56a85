import { startBudget } from './deadline.js';
import { idOf, type Held, type HeldEntry, type Inbox, type RoundState } from './inbox.js';
import { codeOf, type Log } from './log.js';
import { MailError } from './Mailer.js';

const hour = 3_600_000;
const day = 24 * hour;

/**
 * A scheduled function may run for 30 s. From its beginning, in milliseconds: how long inquiries may
 * be read, mails begun, and anything done at all.
 */
const times = { read: 8000, send: 14_000, all: 24_000 };

/** Longest wait for the provider to take one mail; milliseconds. */
const sendDeadline = 5000;

/** Calls of the store, and mails, at the same time. */
const parallel = 16;

/** Inquiries in one digest. */
const mostInDigest = 300;

/**
 * One round of the scheduled function: sends what is due, tells the owner what needs a person, and
 * only then deletes what is too old. Overlapping rounds send each inquiry once, and only one of them
 * tells and deletes.
 *
 * @param tell - sends the owner a mail about inquiries; throws when it was not taken
 */
export async function runRound(
  { inbox, log, now }: { inbox: Inbox; log: Log; now: () => number },
  tell: (stuck: Held[]) => Promise<void>,
): Promise<void> {
  const budget = startBudget(times.all);
  const isWithin = (time: number) => budget.left() > times.all - time;

  /** Works on each item, some at a time; a failure stops no other. */
  async function forEach<Item>(
    items: readonly Item[],
    work: (item: Item) => Promise<unknown>,
    mayBegin = () => true,
  ): Promise<void> {
    const codes: string[] = [];
    const queue = [...items];
    const next = async () => {
      for (let item = queue.shift(); item !== undefined && mayBegin(); item = queue.shift())
        await work(item).catch((error: unknown) => codes.push(codeOf(error)));
    };
    await Promise.all(Array.from({ length: parallel }, next));
    const [code] = codes;
    if (code) log.alert('storeDown', { code, count: codes.length });
  }

  /** Sends one mail with what could be claimed. */
  async function sendTogether(entries: HeldEntry[]): Promise<void> {
    const claimed: HeldEntry[] = [];
    await forEach(entries, async (held) => (await inbox.claim(held)) && claimed.push(held));
    if (claimed.length === 0) return;
    const inquiries = claimed.map(({ entry }) => entry.inquiry);
    const failure = await inbox.attempt(inquiries, sendDeadline);
    await forEach(claimed, (held) => inbox.conclude(held, failure));
  }

  try {
    const before = await inbox.readState();
    const keys = await inbox.keys();
    const last = before?.state;
    const isSameHour = last && now() >= last.hour.at && now() < last.hour.at + hour;
    let state: RoundState = {
      round: now(),
      stuck: last?.stuck ?? 0,
      told: last?.told,
      hour: isSameHour ? last.hour : { at: now(), count: keys.length },
    };
    let stored = await inbox.writeState(state, before?.stored);
    const leads = stored !== undefined;
    const write = async (changes: Partial<RoundState>) => {
      state = { ...state, ...changes };
      stored &&= await inbox.writeState(state, stored);
      return stored !== undefined;
    };

    const found: Held[] = [];
    const read = async (key: string) => {
      const held = await inbox.read(key);
      if (held) found.push(held);
    };
    // Another beginning each time, so that no key is always among those that time is too short for.
    const start = Math.floor(now() / 900_000) % Math.max(1, keys.length);
    await forEach([...keys.slice(start), ...keys.slice(0, start)], read, () =>
      isWithin(times.read),
    );

    const due = found.filter((held): held is HeldEntry => inbox.isDue(held));
    const digest = due.filter(({ entry }) => entry.digest).slice(0, mostInDigest);
    const single = due.filter(({ entry }) => !entry.digest).map((held) => [held]);
    await forEach([digest, ...single], sendTogether, () => isWithin(times.send));
    if (!leads) return;

    const stuck = found.filter(inbox.isStuck);
    if (stuck.length > 0) log.alert('stuck', { count: stuck.length });
    const { told } = state;
    const isNew = stuck.some(({ key }) => !told?.keys.includes(key));
    if (stuck.length === 0) state.told = undefined;
    // At once what is new, once a day what has not changed. The note comes first: a round that dies
    // in between tells once, not twice.
    else if (
      (isNew || !told || now() - told.at >= day) &&
      (await write({ told: { at: now(), keys: stuck.map(({ key }) => key) } }))
    )
      try {
        await tell(stuck);
        log.note('ownerTold', { count: stuck.length });
      } catch (error) {
        log.alert('ownerNotTold', { code: codeOf(error), count: stuck.length });
        // Where it was certainly not taken, the next round tries again.
        if (!(error instanceof MailError && error.outcome === 'unknown')) state.told = told;
      }

    // A clock that has jumped deletes nothing.
    const isSteady = last !== undefined && Math.abs(now() - last.round) < day;
    let purged = 0;
    const remove = async ({ key, sentAt }: Held) => {
      await inbox.remove(key);
      purged += 1;
      if (sentAt === undefined) log.alert('expired', { id: idOf(key) });
    };
    await forEach(isSteady ? found.filter(inbox.isOver) : [], remove, () => isWithin(times.all));
    const count = Math.max(0, state.hour.count - purged);
    await write({ stuck: stuck.length, hour: { ...state.hour, count } });
  } catch (error) {
    log.alert('storeDown', { code: codeOf(error) });
  }
}
