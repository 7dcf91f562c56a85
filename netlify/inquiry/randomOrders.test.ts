import { expect, test, vi } from 'vitest';
import { hour, minute } from '../contact.js';
import { start } from '../testing/clock.js';
import { memoryStore } from '../testing/memoryStore.js';
import { sampleInquiry, visitor } from '../testing/post.js';
import { MailError } from './Mailer.js';
import { numberOf } from './entry.js';
import { createOutbox } from './outbox.js';
import { runRound } from './round.js';
import type { Store } from './Store.js';

/** Random numbers that are the same for the same seed (mulberry32). */
function random(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const dead = new Promise<never>(() => {});

/**
 * One random history: posts, repeats and rounds whose process may die before or after any call, with a
 * provider and, if asked for, a store that fail. Returns what was acknowledged but neither mailed nor told to the
 * owner, the most mails of one inquiry, and the most by which its mails exceed its posts.
 */
async function history(seed: number, isStoreIll: boolean) {
  const chance = random(seed);
  const memory = memoryStore();
  const clock = { time: start + chance() * 24 * hour };
  const mails = new Map<string, number>();
  const posts = new Map<string, number>();
  const acknowledged = new Set<string>();
  const told = new Set<string>();
  let faults = true;

  /** Runs a process; it may die at any call, after which it does nothing more. */
  async function process(work: (store: Store, send: typeof provider) => Promise<void>) {
    let callsToLive = faults && chance() < 0.3 ? Math.floor(chance() * 14) : Infinity;
    let die = () => {};
    const death = new Promise<void>((resolve) => (die = resolve));
    const call = async <Result>(make: () => Promise<Result>): Promise<Result> => {
      if (callsToLive <= 0) return (die(), dead);
      callsToLive -= 0.5;
      const result = await make();
      if (callsToLive <= 0) return (die(), dead);
      callsToLive -= 0.5;
      return result;
    };
    const ill = async <Result>(make: () => Promise<Result>): Promise<Result> => {
      if (!faults || !isStoreIll || chance() > 0.15) return make();
      if (chance() < 0.5) await make();
      throw new Error('ill');
    };
    const store: Store = {
      read: (key) => call(() => ill(() => memory.read(key))),
      write: (...all) => call(() => ill(() => memory.write(...all))),
      remove: (key) => call(() => ill(() => memory.remove(key))),
      keys: (prefix) => call(() => ill(() => memory.keys(prefix))),
    };
    await Promise.race([
      work(store, (numbers) => call(() => provider(numbers))).catch(() => {}),
      death,
    ]);
  }
  async function provider(numbers: string[]): Promise<void> {
    const mood = faults ? chance() : 1;
    if (mood < 0.15) throw new MailError('503', 'deferred');
    if (mood > 0.25) for (const number of numbers) mails.set(number, (mails.get(number) ?? 0) + 1);
    if (mood < 0.4) throw new MailError('TIMEOUT', 'unclear');
  }
  const outboxOf = (store: Store, send: typeof provider) =>
    createOutbox({
      store,
      send: (inquiries) => send(inquiries.map(numberOf)),
      now: () => clock.time,
      mostSingle: 3,
    });
  const texts = Array.from({ length: 2 + Math.floor(chance() * 4) }, (_, index) => `${index}`);
  const post = async (subject: string) => {
    const inquiry = sampleInquiry({ message: { ...visitor, subject }, receivedAt: clock.time });
    const number = numberOf(inquiry);
    posts.set(number, (posts.get(number) ?? 0) + 1);
    await process(async (store, send) => {
      const isAccepted = await outboxOf(store, send).accept(inquiry, performance.now() + 5500);
      if (isAccepted) acknowledged.add(number);
    });
  };
  const round = () =>
    process(async (store, send) => {
      const outbox = outboxOf(store, send);
      const mailOwner = async ({ text }: { text: string }) => {
        for (const [, number] of text.matchAll(/Nummer (\w+)/g)) told.add(number!);
      };
      await runRound({ outbox, now: () => clock.time, mailOwner });
    });
  for (let step = 0; step < 24; step += 1) {
    if (chance() < 0.4) await post(texts[Math.floor(chance() * texts.length)]!);
    else await round();
    clock.time += chance() * 40 * minute;
  }
  faults = false;
  for (let step = 0; step < 30; step += 1) {
    // Over a day: a round that died after it had noted a notice is made good by the next day's.
    clock.time += hour;
    await round();
  }
  const lost = [...acknowledged].filter((number) => !mails.has(number) && !told.has(number));
  const excess = [...mails].map(([number, sent]) => sent - posts.get(number)!);
  return { lost, most: Math.max(0, ...mails.values()), excess: Math.max(0, ...excess) };
}

/** Histories of each kind; `RUNS=20000 npx vitest run --project unit randomOrders` for more. */
const count = Number(process.env['RUNS'] ?? 50);

async function histories(isStoreIll: boolean) {
  for (const level of ['log', 'error'] as const) vi.spyOn(console, level).mockReturnValue();
  const ends = [];
  for (let seed = 0; seed < count; seed += 1) ends.push(await history(seed, isStoreIll));
  const byMost = Object.groupBy(ends, ({ most }) => most);
  const table = Object.entries(byMost).map(([most, these]) => `${most}: ${these?.length}`);
  if (process.env['RUNS']) process.stdout.write(`Histories by most mails: ${table.join(', ')}\n`);
  return ends;
}

test('nothing acknowledged is lost and nothing is mailed three times, whatever dies or fails', async () => {
  const ends = await histories(false);
  expect(ends.flatMap(({ lost }) => lost)).toEqual([]);
  expect(Math.max(...ends.map(({ most }) => most))).toBe(2);
});

// A store that is down cannot say that an inquiry came before: each post of it may be a mail.
test('nothing acknowledged is lost while the store is ill, and each post adds one mail at most', async () => {
  const ends = await histories(true);
  expect(ends.flatMap(({ lost }) => lost)).toEqual([]);
  expect(Math.max(...ends.map(({ excess }) => excess))).toBe(1);
});
