import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hour, minute } from '../contact.js';
import { start } from '../testing/clock.js';
import { memoryStore } from '../local/memoryStore.js';
import { sampleInquiry, visitor } from '../testing/post.js';
import { MailError } from './Mailer.js';
import { inquiryId, type Inquiry } from './entry.js';
import { createOutbox } from './outbox.js';
import { processOutbox } from './processOutbox.js';
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

// The timers of a process that has died never end.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

type Faults = {
  /** What the provider does with a mail. */
  mood: () => 'accept' | 'defer' | 'accept, answer lost' | 'drop, answer lost';
  /** Whether a call of the store fails: before it has happened, or after. */
  storeFault: () => 'none' | 'before' | 'after';
  /** How many calls a process lives; a half is the call without its answer. */
  callsToLive: () => number;
};

const noFaults: Faults = {
  mood: () => 'accept',
  storeFault: () => 'none',
  callsToLive: () => Infinity,
};

/** A store and a provider, with processes that use them and may die at any call. */
function startWorld(faults: Partial<Faults>, maxSingleMailsADay: number) {
  for (const level of ['log', 'error'] as const)
    vi.spyOn(console, level).mockClear().mockReturnValue();
  vi.clearAllTimers();
  const memory = memoryStore();
  const dead = new Promise<never>(() => {});
  const count = (counts: Map<string, number>, number: string) =>
    counts.set(number, (counts.get(number) ?? 0) + 1);
  const world = {
    faults: { ...noFaults, ...faults },
    time: start,
    mails: new Map<string, number>(),
    posts: new Map<string, number>(),
    acknowledged: new Set<string>(),
    notified: new Set<string>(),
    post,
    run,
    /** Runs without faults, until everything has settled. */
    async settle() {
      world.faults = noFaults;
      // Over a day: a run that died after it had noted a notice is made good by a later one.
      for (let step = 0; step < 30; step += 1) {
        world.time += hour;
        await run();
      }
    },
    lost: () =>
      [...world.acknowledged].filter((each) => !world.mails.has(each) && !world.notified.has(each)),
    most: () => Math.max(0, ...world.mails.values()),
  };

  async function live(work: (store: Store, send: typeof provider) => Promise<void>) {
    let calls = world.faults.callsToLive();
    let die = () => {};
    const death = new Promise<void>((resolve) => (die = resolve));
    const call = async <Result>(make: () => Promise<Result>): Promise<Result> => {
      if (calls <= 0) return (die(), dead);
      calls -= 0.5;
      const result = await make();
      if (calls <= 0) return (die(), dead);
      calls -= 0.5;
      return result;
    };
    const stored = <Result>(make: () => Promise<Result>) =>
      call(async () => {
        const fault = world.faults.storeFault();
        if (fault === 'before') throw new Error('ill');
        const result = await make();
        if (fault === 'after') throw new Error('ill');
        return result;
      });
    const store: Store = {
      read: (key) => stored(() => memory.read(key)),
      write: (...all) => stored(() => memory.write(...all)),
      remove: (key) => stored(() => memory.remove(key)),
      keys: (prefix) => stored(() => memory.keys(prefix)),
    };
    await Promise.race([
      work(store, (inquiries) => call(() => provider(inquiries))).catch(() => {}),
      death,
    ]);
  }
  async function provider(inquiries: Inquiry[]): Promise<void> {
    const mood = world.faults.mood();
    if (mood === 'defer') throw new MailError('503', 'deferred');
    if (mood.startsWith('accept'))
      inquiries.map(inquiryId).forEach((each) => count(world.mails, each));
    if (mood !== 'accept') throw new MailError('TIMEOUT', 'unclear');
  }
  const now = () => world.time;
  const outboxOf = (store: Store, send: typeof provider) =>
    createOutbox({ store, send, now, maxSingleMailsADay });
  /** A visitor sends these words. */
  async function post(subject: string) {
    const inquiry = sampleInquiry({ message: { ...visitor, subject }, receivedAt: world.time });
    const number = inquiryId(inquiry);
    count(world.posts, number);
    await live(async (store, send) => {
      const isAccepted = await outboxOf(store, send).accept(inquiry, performance.now() + 5500);
      if (isAccepted) world.acknowledged.add(number);
    });
  }
  function run() {
    return live(async (store, send) => {
      const mailOwner = async ({ text }: { text: string }) => {
        for (const [, number] of text.matchAll(/Nummer (\w+)/g)) world.notified.add(number!);
      };
      await processOutbox({ outbox: outboxOf(store, send), now, mailOwner });
    });
  }
  return world;
}

/** One random history of posts, repeats and runs. */
async function history(seed: number, isStoreIll: boolean) {
  const chance = random(seed);
  const moodOf = (value: number) => {
    if (value < 0.15) return 'defer';
    if (value < 0.25) return 'drop, answer lost';
    return value < 0.4 ? 'accept, answer lost' : 'accept';
  };
  const world = startWorld(
    {
      mood: () => moodOf(chance()),
      storeFault() {
        if (!isStoreIll || chance() > 0.15) return 'none';
        return chance() < 0.5 ? 'before' : 'after';
      },
      callsToLive: () => (chance() < 0.3 ? Math.floor(chance() * 14) : Infinity),
    },
    3,
  );
  world.time += chance() * 24 * hour;
  const texts = 2 + Math.floor(chance() * 4);
  for (let step = 0; step < 24; step += 1) {
    if (chance() < 0.4) await world.post(`${Math.floor(chance() * texts)}`);
    else await world.run();
    world.time += chance() * 40 * minute;
  }
  await world.settle();
  return world;
}

/** Histories of each kind; `RUNS=20000 npx vitest run --project unit randomOrders` for more. */
const runs = Number(process.env['RUNS'] ?? 50);

test('nothing acknowledged is lost and nothing is mailed three times, whatever dies or fails', async () => {
  const byMost: Record<number, number> = {};
  for (let seed = 0; seed < runs; seed += 1) {
    const world = await history(seed, false);
    expect(world.lost(), `seed ${seed}`).toEqual([]);
    byMost[world.most()] = (byMost[world.most()] ?? 0) + 1;
  }
  if (process.env['RUNS'])
    process.stdout.write(`most mails: histories ${JSON.stringify(byMost)}\n`);
  expect(Math.max(...Object.keys(byMost).map(Number))).toBe(2);
});

// A store that is down cannot say that an inquiry came before: each post of it may be a mail.
test('nothing acknowledged is lost while the store is ill, and each post adds one mail at most', async () => {
  const byMost: Record<number, number> = {};
  for (let seed = 0; seed < runs; seed += 1) {
    const world = await history(seed, true);
    expect(world.lost(), `seed ${seed}`).toEqual([]);
    for (const [number, mails] of world.mails)
      expect(mails, `seed ${seed}`).toBeLessThanOrEqual(world.posts.get(number)! + 1);
    byMost[world.most()] = (byMost[world.most()] ?? 0) + 1;
  }
  if (process.env['RUNS']) process.stdout.write(`ill store: ${JSON.stringify(byMost)}\n`);
});

const moods = ['accept', 'defer', 'accept, answer lost', 'drop, answer lost'] as const;

test.each(
  moods.flatMap((mood) => [0, 60].map((maxSingleMailsADay) => [mood, maxSingleMailsADay] as const)),
)(
  'a process that dies before or after any call loses nothing: provider %s, %i mailed at once',
  async (mood, maxSingleMailsADay) => {
    for (const victim of ['post', 'run'] as const)
      for (let calls = 0; calls < 20; calls += 0.5) {
        const world = startWorld({}, maxSingleMailsADay);
        // The outbox was processed, and something waits for the next.
        world.faults.mood = () => 'defer';
        await world.post('waiting');
        await world.run();
        world.time += 20 * minute;
        const dies = { ...noFaults, mood: () => mood, callsToLive: () => calls };
        if (victim === 'post') {
          world.faults = dies;
          await world.post('new');
          world.faults = { ...noFaults, mood: () => mood };
        } else {
          world.faults = { ...noFaults, mood: () => mood };
          await world.post('new');
          world.faults = dies;
          await world.run();
        }
        world.faults = noFaults;
        // The visitor who had no answer sends it again.
        await world.post('new');
        await world.settle();
        expect(world.lost(), `${victim} after ${calls}`).toEqual([]);
        expect(world.most(), `${victim} after ${calls}`).toBeLessThanOrEqual(2);
      }
  },
);
