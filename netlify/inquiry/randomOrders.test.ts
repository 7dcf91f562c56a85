import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { day, hour, minute, newInquiryId } from '../contact.js';
import { memoryStore } from '../testing/memoryStore.js';
import { sampleInquiry } from '../testing/post.js';
import { idOf, type StoredEntry, type Inquiry } from './entry.js';
import { createInbox } from './inbox.js';
import { MailError, type Outcome } from './Mailer.js';
import { runRound } from './round.js';
import type { Store } from './Store.js';

/** One process of a function. It may die at any call, and then none of its calls is answered. */
type Process = { isDead: boolean };

/**
 * Runs some days of the inbox with several processes. Each call of the store and of the provider waits
 * until its turn comes, in a random order.
 */
async function simulate(dice: fc.Stream<number>) {
  const random = () => dice.next().value / 1e6;
  const chance = (share: number) => random() < share;
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)]!;
  const memory = memoryStore();
  let time = Date.UTC(2026, 10, 22, 20);
  let hasRecovered = false;
  const isStoreFaulty = chance(0.15);
  const mails = new Map<string, number>();
  const acknowledged = new Set<string>();
  const calls: { process: Process; proceed: () => void }[] = [];
  memory.entries.set('state', JSON.stringify({ round: time, steady: 12 }));
  if (chance(0.2))
    for (let index = 0; index < 40; index += 1)
      memory.entries.set(`inbox/2026-11-22/${newInquiryId(index)}-x`, `{"sentAt":${time}}`);

  const turn = (process: Process) =>
    new Promise<void>((resolve) => {
      if (!process.isDead) calls.push({ process, proceed: resolve });
    });

  function storeOf(process: Process): Store {
    const call =
      <Arguments extends unknown[], Result>(work: (...given: Arguments) => Promise<Result>) =>
      async (...given: Arguments) => {
        await turn(process);
        const fails = !hasRecovered && isStoreFaulty && chance(0.1);
        if (fails && chance(0.5)) throw new Error('The store fails');
        const result = await work(...given);
        await turn(process);
        if (fails) throw new Error('The answer is lost');
        return result;
      };
    return {
      read: call(memory.read),
      write: call(memory.write),
      remove: call(memory.remove),
      keys: call(memory.keys),
    };
  }

  function start(process: Process) {
    const now = () => time;
    const take = (inquiries: Inquiry[]) => {
      for (const { id } of inquiries) mails.set(id, (mails.get(id) ?? 0) + 1);
    };
    const send = async (inquiries: Inquiry[]) => {
      await turn(process);
      const mood = hasRecovered ? 0 : random();
      if (mood < 0.4 || (mood >= 0.6 && mood < 0.8)) take(inquiries);
      await turn(process);
      const fail = (outcome: Outcome) => Promise.reject(new MailError('X', outcome));
      if (mood < 0.4) return undefined;
      if (mood < 0.6) return fail('deferred');
      return fail(mood < 0.95 ? 'unclear' : 'rejected');
    };
    const inbox = createInbox({ store: storeOf(process), send, now });
    return { inbox, round: () => runRound({ inbox, now, mailOwner: async () => {} }) };
  }

  const inquiries = Array.from({ length: 3 }, (_, index) => newInquiryId(time + index));
  const posts = new Map(inquiries.map((id) => [id, 0]));
  const post = async (process: Process, id: string) => {
    const inquiry = sampleInquiry({ id, receivedAt: time });
    const isAccepted = await start(process).inbox.accept(inquiry, performance.now() + 600_000);
    if (isAccepted) acknowledged.add(id);
  };

  /** A person settles what is unclear or rejected, after looking into the mailbox. */
  const operate = async (process: Process) => {
    const { inbox } = start(process);
    for (const key of (await inbox.list()).keys) {
      const stored = await inbox.read(key);
      if (!stored?.entry?.person || stored.sentAt !== undefined) continue;
      const entry = stored as StoredEntry;
      if (mails.has(idOf(key))) {
        await inbox.remove(key);
        // After a person has deleted it, the same message counts as a new inquiry.
        mails.set(idOf(key), 0);
      } else if (await inbox.change(entry, { person: undefined, unclearAttempts: 0 }))
        if (await inbox.claim(entry))
          await inbox.conclude(entry, await inbox.attempt([stored.entry.inquiry], 1));
    }
  };

  let processes: Process[] = [];
  const begin = (work: (process: Process) => Promise<unknown>) => {
    const process = { isDead: false };
    processes.push(process);
    work(process).catch(() => undefined);
  };
  const settle = async () => {
    for (let hop = 0; hop < 40; hop += 1) await undefined;
  };
  const proceed = async () => {
    const [call] = calls.splice(Math.floor(random() * calls.length), 1);
    if (call && !call.process.isDead) call.proceed();
    await settle();
  };

  for (let step = 0; step < 90; step += 1) {
    const choice = random();
    const id = pick(inquiries);
    if (choice < 0.1 && posts.get(id)! < 4 && step < 45) {
      posts.set(id, posts.get(id)! + 1);
      begin((process) => post(process, id));
    } else if (choice < 0.16) begin((process) => start(process).round());
    else if (choice < 0.18) begin(operate);
    else if (choice < 0.22) time += pick([minute, 15 * minute, hour, 3 * hour]);
    else if (choice < 0.25 && processes.length > 0) pick(processes).isDead = true;
    else await proceed();
  }
  // Kill what is still at work. From here on store and provider work, and time passes.
  for (const process of processes) process.isDead = true;
  [hasRecovered, processes] = [true, []];
  const toTheEnd = async (work: (process: Process) => Promise<unknown>) => {
    let isOver = false;
    begin((process) => work(process).finally(() => (isOver = true)));
    await settle();
    while (!isOver) await proceed();
  };
  const rounds = async (count: number, pause: number) => {
    for (let round = 0; round < count; round += 1) {
      time += pause;
      await toTheEnd((process) => start(process).round());
    }
  };
  await rounds(3, 4 * hour);
  await toTheEnd(operate);
  const left = [...memory.entries].filter(([, value]) => /^(?!.*"sentAt").*"inquiry"/.test(value));
  const lost = [...acknowledged].filter((id) => !mails.has(id));
  // After a day without a round, nothing is deleted for twelve rounds.
  await rounds(13, day - minute);
  const kept = [...memory.entries.keys()].filter((key) => key.startsWith('inbox/'));
  return {
    lost: lost.length,
    // While the store fails, a visitor's retry may become a second mail.
    threeMails: isStoreFaulty ? 0 : [...mails.values()].filter((count) => count > 2).length,
    copies: left.length + kept.length,
    acknowledged: acknowledged.size,
    mails: [...mails.values()].reduce((sum, count) => sum + count, 0),
  };
}

test('in whatever order, and where a deferral is true, an acknowledged inquiry arrives once or twice, and no copy is left', async () => {
  for (const level of ['log', 'error'] as const)
    vi.spyOn(console, level).mockImplementation(() => {});
  const numRuns = Number(process.env['RUNS'] ?? 1000);
  const sum = { acknowledged: 0, mails: 0 };
  const order = fc.asyncProperty(fc.infiniteStream(fc.nat(1e6 - 1)), async (dice) => {
    const { acknowledged, mails, ...faults } = await simulate(dice);
    expect(faults).toEqual({ lost: 0, threeMails: 0, copies: 0 });
    sum.acknowledged += acknowledged;
    sum.mails += mails;
  });
  await fc.assert(order, { numRuns, seed: 1, unbiased: true, endOnFailure: true });
  expect(sum.acknowledged).toBeGreaterThan(numRuns);
  expect(sum.mails).toBeGreaterThan(sum.acknowledged);
});
