import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hour, minute } from '../contact.js';
import { start } from '../testing/clock.js';
import { memoryStore } from '../local/memoryStore.js';
import { sampleInquiry, visitor } from '../testing/post.js';
import { MailError, type MailContent } from './Mailer.js';
import { acceptInquiry } from './acceptInquiry.js';
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

// A dead process's timers never fire.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

type Faults = {
  /** How the provider treats a mail. */
  behaviour: () => 'accept' | 'defer' | 'accept, answer lost' | 'drop, answer lost';
  /** Whether a store call fails, and if so before or after it takes effect. */
  storeFault: () => 'none' | 'before' | 'after';
  /** Calls after which a process dies; a half dies before the response. */
  callsToLive: () => number;
};

const noFaults: Faults = {
  behaviour: () => 'accept',
  storeFault: () => 'none',
  callsToLive: () => Infinity,
};

/** A store and a provider, used by processes that may die at any call. */
function createSimulation(faults: Partial<Faults>, maxSingleMailsADay: number) {
  for (const level of ['log', 'error'] as const)
    vi.spyOn(console, level).mockClear().mockReturnValue();
  vi.clearAllTimers();
  const memory = memoryStore();
  const dead = new Promise<never>(() => {});
  const count = (counts: Map<string, number>, number: string) =>
    counts.set(number, (counts.get(number) ?? 0) + 1);
  const simulation = {
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
      simulation.faults = noFaults;
      // More than a day: a later run repeats the notice of one that died before mailing it.
      for (let step = 0; step < 30; step += 1) {
        simulation.time += hour;
        await run();
      }
    },
    lost: () =>
      [...simulation.acknowledged].filter(
        (each) => !simulation.mails.has(each) && !simulation.notified.has(each),
      ),
    most: () => Math.max(0, ...simulation.mails.values()),
  };

  async function live(work: (store: Store, send: typeof provider) => Promise<void>) {
    let calls = simulation.faults.callsToLive();
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
        const fault = simulation.faults.storeFault();
        if (fault === 'before') throw new Error('store fault');
        const result = await make();
        if (fault === 'after') throw new Error('store fault');
        return result;
      });
    const store: Store = {
      read: (key) => stored(() => memory.read(key)),
      write: (...all) => stored(() => memory.write(...all)),
      writeIfUnchanged: (...all) => stored(() => memory.writeIfUnchanged(...all)),
      remove: (key) => stored(() => memory.remove(key)),
      keys: (prefix) => stored(() => memory.keys(prefix)),
    };
    await Promise.race([work(store, (mail) => call(() => provider(mail))).catch(() => {}), death]);
  }
  async function provider({ text }: MailContent): Promise<void> {
    const behaviour = simulation.faults.behaviour();
    if (behaviour === 'defer') throw new MailError('503', 'deferred');
    if (behaviour.startsWith('accept'))
      for (const [, number] of text.matchAll(/^Nummer: (\w+)$/gm)) count(simulation.mails, number!);
    if (behaviour !== 'accept') throw new MailError('TIMEOUT', 'unclear');
  }
  const now = () => simulation.time;
  const deliveryOf = (store: Store, send: typeof provider) =>
    createOutbox({ store, mailOwner: send, now, maxSingleMailsADay });
  /** A visitor posts a message with this subject. */
  async function post(subject: string) {
    const inquiry = sampleInquiry({
      message: { ...visitor, subject },
      receivedAt: simulation.time,
    });
    const number = inquiry.id;
    count(simulation.posts, number);
    await live(async (store, send) => {
      const deadline = performance.now() + 5500;
      const isAccepted = await acceptInquiry(deliveryOf(store, send), inquiry, deadline);
      if (isAccepted) simulation.acknowledged.add(number);
    });
  }
  function run() {
    return live(async (store, send) => {
      const mailOwner = async ({ text }: { text: string }) => {
        for (const [, number] of text.matchAll(/Nummer (\w+)/g)) simulation.notified.add(number!);
      };
      await processOutbox(deliveryOf(store, send), mailOwner);
    });
  }
  return simulation;
}

/** One random history of posts, repeats and runs. */
async function history(seed: number, isStoreFailing: boolean) {
  const chance = random(seed);
  const behaviourOf = (value: number) => {
    if (value < 0.15) return 'defer';
    if (value < 0.25) return 'drop, answer lost';
    return value < 0.4 ? 'accept, answer lost' : 'accept';
  };
  const simulation = createSimulation(
    {
      behaviour: () => behaviourOf(chance()),
      storeFault() {
        if (!isStoreFailing || chance() > 0.15) return 'none';
        return chance() < 0.5 ? 'before' : 'after';
      },
      callsToLive: () => (chance() < 0.3 ? Math.floor(chance() * 14) : Infinity),
    },
    3,
  );
  simulation.time += chance() * 24 * hour;
  const texts = 2 + Math.floor(chance() * 4);
  for (let step = 0; step < 24; step += 1) {
    if (chance() < 0.4) await simulation.post(`${Math.floor(chance() * texts)}`);
    else await simulation.run();
    simulation.time += chance() * 40 * minute;
  }
  await simulation.settle();
  return simulation;
}

/** Histories of each kind; for more: `RUNS=20000 npx vitest run --project unit randomOrders`. */
const runs = Number(process.env['RUNS'] ?? 50);

test('nothing acknowledged is lost or mailed three times, whatever dies or fails', async () => {
  const byMost: Record<number, number> = {};
  for (let seed = 0; seed < runs; seed += 1) {
    const simulation = await history(seed, false);
    expect(simulation.lost(), `seed ${seed}`).toEqual([]);
    byMost[simulation.most()] = (byMost[simulation.most()] ?? 0) + 1;
  }
  if (process.env['RUNS'])
    process.stdout.write(`most mails: histories ${JSON.stringify(byMost)}\n`);
  expect(Math.max(...Object.keys(byMost).map(Number))).toBe(2);
});

// A failing store cannot tell a repeated post: each may become a mail.
test('nothing acknowledged is lost while the store fails, and each post adds at most one mail', async () => {
  const byMost: Record<number, number> = {};
  for (let seed = 0; seed < runs; seed += 1) {
    const simulation = await history(seed, true);
    expect(simulation.lost(), `seed ${seed}`).toEqual([]);
    for (const [number, mails] of simulation.mails)
      expect(mails, `seed ${seed}`).toBeLessThanOrEqual(simulation.posts.get(number)! + 1);
    byMost[simulation.most()] = (byMost[simulation.most()] ?? 0) + 1;
  }
  if (process.env['RUNS']) process.stdout.write(`failing store: ${JSON.stringify(byMost)}\n`);
});

const behaviours = ['accept', 'defer', 'accept, answer lost', 'drop, answer lost'] as const;

test.each(
  behaviours.flatMap((behaviour) =>
    [0, 60].map((maxSingleMailsADay) => [behaviour, maxSingleMailsADay] as const),
  ),
)(
  'a process that dies before or after any call loses nothing: provider %s, %i mailed at once',
  async (behaviour, maxSingleMailsADay) => {
    for (const victim of ['post', 'run'] as const)
      for (let calls = 0; calls < 20; calls += 0.5) {
        const simulation = createSimulation({}, maxSingleMailsADay);
        // The outbox has been processed, and one inquiry is still open.
        simulation.faults.behaviour = () => 'defer';
        await simulation.post('waiting');
        await simulation.run();
        simulation.time += 20 * minute;
        const dies = { ...noFaults, behaviour: () => behaviour, callsToLive: () => calls };
        if (victim === 'post') {
          simulation.faults = dies;
          await simulation.post('new');
          simulation.faults = { ...noFaults, behaviour: () => behaviour };
        } else {
          simulation.faults = { ...noFaults, behaviour: () => behaviour };
          await simulation.post('new');
          simulation.faults = dies;
          await simulation.run();
        }
        simulation.faults = noFaults;
        // The visitor got no response and posts again.
        await simulation.post('new');
        await simulation.settle();
        expect(simulation.lost(), `${victim} after ${calls}`).toEqual([]);
        expect(simulation.most(), `${victim} after ${calls}`).toBeLessThanOrEqual(2);
      }
  },
);
