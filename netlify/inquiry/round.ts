import { composeNotice } from './composeNotice.js';
import { idOf, type Held, type HeldEntry, type Inbox, type RoundState } from './inbox.js';
import { codeOf, type Log } from './log.js';
import { MailError, type MailContent } from './Mailer.js';

const day = 86_400_000;

/** Milliseconds, of a function's 30 s, after which nothing more is read, and no mail begun. */
const times = { read: 8000, send: 14_000 };

/** Longest wait for the provider to take one mail; milliseconds. */
const sendDeadline = 5000;

/** Calls of the store, and mails, at the same time. */
const parallel = 16;

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
    await forEach(entries, async (held) => (await inbox.claim(held)) && claimed.push(held));
    if (claimed.length === 0) return;
    const inquiries = claimed.map(({ entry }) => entry.inquiry);
    const failure = await inbox.attempt(inquiries, sendDeadline);
    await forEach(claimed, (held) => inbox.conclude(held, failure));
  }

  try {
    const before = await inbox.readState();
    const last = before?.state;
    const keys = await inbox.keys();
    let state: RoundState = { stuck: [], told: 0, older: 0, ...last, round: now() };
    let stored = await inbox.writeState(state, before?.stored ?? null);
    /** Writes the state, unless another round has begun meanwhile: that one tells and deletes. */
    const note = async (changes: Partial<RoundState>) => {
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
    await forEach([...keys.slice(start), ...keys.slice(0, start)], read, times.read);

    const due = found.filter((held): held is HeldEntry => inbox.isDue(held));
    const digest = due.filter(({ entry }) => entry.digest).slice(0, mostInDigest);
    const single = due.filter(({ entry }) => !entry.digest).map((held) => [held]);
    await forEach([digest, ...single], sendTogether, times.send);

    const stuck = found.filter(inbox.isStuck);
    const names = stuck.map(({ key }) => key);
    // A clock that has jumped deletes nothing.
    const isSteady = last !== undefined && Math.abs(now() - last.round) < day;
    const over = isSteady ? found.filter(inbox.isOver) : [];
    const older = keys.length - over.length - found.filter(inbox.isRecent).length;
    // At once what is new, once a day what has not changed.
    const isNew = names.some((key) => !state.stuck.includes(key));
    const isToTell = isNew || (stuck.length > 0 && now() - state.told >= day);
    // Noted first: a round that dies in between tells once, not twice.
    const told = isToTell ? now() : state.told;
    if (!(await note({ stuck: names, told, older }))) return;
    const count = stuck.length;
    if (count > 0) log.alert('stuck', { count });
    try {
      if (isToTell) {
        await hand(composeNotice(stuck), sendDeadline);
        log.note('ownerTold', { count });
      }
    } catch (error) {
      log.alert('ownerNotTold', { code: codeOf(error), count });
      // Where it was certainly not taken, the next round tries again.
      if (!(error instanceof MailError && error.outcome === 'unknown')) await note({ told: 0 });
    }
    await forEach(over, async ({ key, sentAt }) => {
      await inbox.remove(key);
      if (sentAt === undefined) log.alert('expired', { id: idOf(key) });
    });
  } catch (error) {
    log.alert('storeDown', { code: codeOf(error) });
  }
}
