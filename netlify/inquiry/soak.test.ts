import { expect, test } from 'vitest';
import { newInquiryId } from '../contact.js';
import { memoryStore } from '../testing/memoryStore.js';
import { visitor } from '../testing/post.js';
import { startBudget } from './deadline.js';
import { createDelivery } from './delivery.js';
import { createLog } from './log.js';
import { MailError } from './Mailer.js';
import { createOutbox } from './outbox.js';
import { runRound } from './runRound.js';
import type { Store } from './Store.js';
import { createUpkeep } from './upkeep.js';

const minute = 60_000;
/** The clock moves by five minutes, so that the test takes seconds. */
const step = 5 * minute;
const week = (7 * 24 * 60 * minute) / step;

/** Figures of a week that is the same in every run. */
function seeded(seed: number) {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

const never = new Promise<never>(() => {});

/** A process of the function: after its death no call of it ends or has an effect. */
function startProcess(
  store: Store,
  take: (id: string) => MailError | undefined,
  now: () => number,
  dieAt: number,
) {
  let calls = 0;
  const isDead = () => (calls += 1) > dieAt;
  const alive: Store = Object.fromEntries(
    Object.entries(store).map(([name, call]) => [
      name,
      async (...values: unknown[]) => {
        if (isDead()) return never;
        const result: unknown = await (call as (...values: unknown[]) => unknown)(...values);
        // It may die after the store has done its work, too.
        return isDead() ? never : result;
      },
    ]),
  ) as Store;
  const log = createLog(() => {});
  const outbox = createOutbox({ store: alive, context: 'production', now });
  const delivery = createDelivery({
    outbox,
    log,
    now,
    send: async ({ id }) => {
      if (isDead()) return never;
      const failure = take(id);
      if (isDead()) return never;
      if (failure) throw failure;
    },
  });
  const upkeep = createUpkeep({
    outbox,
    store: alive,
    context: 'production',
    tell: async () => {},
    ownsStore: true,
    log,
    now,
  });
  return { delivery, upkeep, outbox, isKilled: () => calls > dieAt };
}

/** Ends also where the process dies in it. */
const orDeath = <Result>(work: Promise<Result>) =>
  Promise.race([work, new Promise<undefined>((resolve) => setTimeout(resolve, 20))]);

test('2,000 inquiries in a week of lost answers, with 60 deaths: none lost, none mailed three times', async () => {
  const random = seeded(20_261_121);
  const store = memoryStore();
  let clock = Date.UTC(2026, 10, 2);
  const mails = new Map<string, number>();
  const take = (id: string) => {
    const chance = random();
    const isTaken = chance < 0.75;
    if (isTaken) mails.set(id, (mails.get(id) ?? 0) + 1);
    if (chance < 0.45) return undefined;
    if (chance < 0.85) return new MailError('TIMEOUT', 'unknown');
    return new MailError('503');
  };
  const now = () => clock;
  const start = () => startProcess(store, take, now, Number.POSITIVE_INFINITY);
  const acknowledged = new Set<string>();
  const unclear = new Set<string>();
  let deaths = 0;
  let inquiries = 0;
  for (let passed = 0; passed < week * 1.2; passed += 1) {
    clock += step;
    const isWeek = passed < week;
    // A process dies at one of its next calls: in this minute's posts or in its round.
    const dies = isWeek && deaths < 60 && passed % Math.floor(week / 60) === 7;
    const mortal = dies ? startProcess(store, take, now, Math.floor(random() * 12)) : start();
    const posts = isWeek ? 1 : 0;
    for (let post = 0; post < posts; post += 1) {
      inquiries += 1;
      const id = newInquiryId();
      const one = { message: visitor, language: 'de', page: '', receivedAt: clock, marks: [] };
      const work = mortal.delivery.accept({ id, ...one }, startBudget(1000));
      if (await (dies ? orDeath(work) : work)) acknowledged.add(id);
    }
    const round = runRound(mortal, new Date(clock));
    await (dies ? orDeath(round) : round);
    if (dies && mortal.isKilled()) deaths += 1;
    if (passed % 12 === 0) for (const id of await start().outbox.ids('unclear')) unclear.add(id);
  }
  const { waiting, dead } = await start().outbox.list();
  const lost = [...acknowledged].filter((id) => !mails.has(id) && !unclear.has(id));
  const counts = [...mails.values()];
  console.log(
    JSON.stringify({
      inquiries,
      deaths,
      acknowledged: acknowledged.size,
      lost: lost.length,
      mailedOnce: counts.filter((count) => count === 1).length,
      mailedTwice: counts.filter((count) => count === 2).length,
      mailedMore: counts.filter((count) => count > 2).length,
      unclear: unclear.size,
    }),
  );
  expect(inquiries).toBeGreaterThanOrEqual(2000);
  expect(deaths).toBeGreaterThanOrEqual(55);
  expect(lost).toEqual([]);
  expect(Math.max(...counts)).toBe(2);
  expect([...waiting, ...dead]).toEqual([]);
});
