import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dayLength, hour, minute } from '../time.js';
import { memoryStore } from './memoryStore.js';
import { sampleInquiry, visitor } from '../testing/post.js';
import { start } from '../testing/startTestService.js';
import { acceptInquiry } from './acceptInquiry.js';
import { parseKey } from './keys.js';
import { MailError, type Mail } from '../mail/Mailer.js';
import { createHealth, type Health } from './health.js';
import { createOutbox, type Outbox } from './outbox.js';
import { processOutbox } from './processOutbox.js';
import type { Store } from './Store.js';

// A dead process's timers never fire.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

const behaviours = ['accept', 'accept, answer lost', 'refuse', 'drop, answer lost'] as const;

/** A call of a process to store or provider, by its number, before or after it takes effect. */
type Moment = { call: number; isAfterEffect: boolean };

/** What goes wrong while one process works. */
type Faults = {
  behaviour: (typeof behaviours)[number];
  death: Moment | undefined;
  storeFailures: Moment[];
};

const noFaults: Faults = { behaviour: 'accept', death: undefined, storeFailures: [] };

const subjects = ['a', 'b', 'c', 'd'];
/** The provider rejects the mail about this inquiry, and each digest that contains it. */
const rejectedSubject = 'd';

type Work = (outbox: Outbox, health: Health) => Promise<void>;

/** A store and a provider, used by processes that may die at any call. */
function createSimulation() {
  for (const level of ['log', 'error'] as const)
    vi.spyOn(console, level).mockClear().mockReturnValue();
  vi.clearAllTimers();
  const memory = memoryStore();
  const mails = new Map<string, number>();
  const acknowledged = new Set<string>();
  const notified = new Set<string>();
  /** Inquiries whose last copy was removed. */
  const forgotten: string[] = [];
  const clock = { time: start };
  const now = () => clock.time;

  /** Lets a process work until it ends or dies. */
  async function live(faults: Faults, work: Work): Promise<void> {
    let calls = 0;
    const { death: end = { call: Infinity, isAfterEffect: false } } = faults;
    let die = () => {};
    const death = new Promise<never>((_, reject) => (die = () => reject(new Error('dead'))));
    const dead = new Promise<never>(() => {});
    async function call<Result>(make: (number: number) => Promise<Result>): Promise<Result> {
      const number = calls;
      if (number > end.call || (number === end.call && !end.isAfterEffect)) return (die(), dead);
      calls += 1;
      const result = await make(number);
      return number === end.call ? (die(), dead) : result;
    }
    const stored = <Result>(make: () => Promise<Result>) =>
      call(async (number) => {
        const failures = faults.storeFailures.filter((moment) => moment.call === number);
        if (failures.some(({ isAfterEffect }) => !isAfterEffect)) throw new Error('store fault');
        const result = await make();
        if (failures.length > 0) throw new Error('store fault');
        return result;
      });
    const store: Store = {
      read: (key) => stored(() => memory.read(key)),
      write: (...all) => stored(() => memory.write(...all)),
      writeIfUnchanged: (...all) => stored(() => memory.writeIfUnchanged(...all)),
      remove: (key) =>
        stored(async () => {
          await memory.remove(key);
          const { id } = parseKey(key)!;
          if (![...memory.entries.keys()].some((other) => other.endsWith(id))) forgotten.push(id);
        }),
      keys: (prefix) => stored(() => memory.keys(prefix)),
    };
    const mailOwner = (mail: Mail) => {
      const isReminder = mail.subject.includes('Aufmerksamkeit');
      return isReminder ? remind(mail) : call(() => provider(mail, faults));
    };
    const outbox = createOutbox({ store, mailOwner, now, maxSingleMails: 3 });
    const health = createHealth(store, mailOwner, outbox);
    await Promise.race([work(outbox, health), death]).catch(() => {});
  }

  async function provider({ text }: Mail, { behaviour }: Faults): Promise<void> {
    if (behaviour === 'refuse') throw new MailError('503', 'retryable');
    if (text.includes(`Betreff: ${rejectedSubject}`)) throw new MailError('400', 'rejected');
    if (behaviour.startsWith('accept'))
      for (const [, id] of text.matchAll(/^Nummer: (\w+)$/gm))
        mails.set(id!, (mails.get(id!) ?? 0) + 1);
    if (behaviour !== 'accept') throw new MailError('TIMEOUT', 'unknown');
  }

  // The reminder always arrives.
  async function remind({ text }: Mail): Promise<void> {
    for (const [, id] of text.matchAll(/Nummer (\w+)/g)) notified.add(id!);
  }

  const idOf = (subject: string) => sampleInquiry({ message: { ...visitor, subject } }).id;
  const post = (subject: string, faults: Faults) =>
    live(faults, async (outbox) => {
      const message = { ...visitor, subject };
      const inquiry = sampleInquiry({ message, receivedAt: now() });
      if (await acceptInquiry(outbox, inquiry, performance.now() + 5500))
        acknowledged.add(inquiry.id);
    });
  const run = (faults: Faults) => live(faults, processOutbox);
  return {
    clock,
    forgotten,
    post,
    run,
    mailsOf: (subject: string) => mails.get(idOf(subject)) ?? 0,
    /** Runs without faults until everything has settled. Returns what was acknowledged and lost. */
    async settle(): Promise<string[]> {
      // Long enough for every retry and reminder.
      for (let step = 0; step < 30; step += 1) {
        clock.time += hour;
        await run(noFaults);
      }
      return [...acknowledged].filter((id) => !mails.has(id) && !notified.has(id));
    },
  };
}

const moment = fc.record({ call: fc.integer({ min: 0, max: 14 }), isAfterEffect: fc.boolean() });
/** Posts, repeats and runs, each with its faults. */
const histories = (faults: fc.Arbitrary<Faults>) =>
  fc.record({
    startsAfter: fc.integer({ min: 0, max: 24 * 60 }),
    steps: fc.array(
      fc.record({
        /** Of a post; a run has none. */
        subject: fc.option(fc.constantFrom(...subjects), { freq: 2 }),
        minutes: fc.integer({ min: 0, max: 40 }),
        faults,
      }),
      { minLength: 20, maxLength: 28 },
    ),
  });

test.each([
  ['a working store', fc.constant<Moment[]>([]), (_: number, days: number) => 2 * days],
  // Such a store cannot detect a repeated post: each may become a mail.
  [
    'a failing store',
    fc.array(moment, { maxLength: 3 }),
    (posts: number, days: number) => posts + days,
  ],
])(
  'with %s nothing acknowledged is lost or mailed too often, in any order of deaths and faults',
  async (_, storeFailures, maxMails) => {
    const anyFaults = fc.record({
      behaviour: fc.constantFrom('accept' as const, 'accept' as const, ...behaviours),
      death: fc.oneof({ weight: 2, arbitrary: fc.constant(undefined) }, moment),
      storeFailures,
    });
    let most = 0;
    await fc.assert(
      fc.asyncProperty(histories(anyFaults), async ({ startsAfter, steps }) => {
        const simulation = createSimulation();
        simulation.clock.time += startsAfter * minute;
        const days = new Map(subjects.map((subject): [string, number[]] => [subject, []]));
        for (const { subject, minutes, faults } of steps) {
          days.get(subject ?? '')?.push(Math.floor(simulation.clock.time / dayLength));
          await (subject === null ? simulation.run(faults) : simulation.post(subject, faults));
          simulation.clock.time += minutes * minute;
        }
        expect(await simulation.settle()).toEqual([]);
        expect(simulation.forgotten).toEqual([]);
        for (const [subject, posts] of days) {
          const mails = simulation.mailsOf(subject);
          expect(mails).toBeLessThanOrEqual(maxMails(posts.length, new Set(posts).size));
          most = Math.max(most, mails);
        }
      }),
    );
    // Otherwise the faults would do nothing.
    expect(most).toBeGreaterThanOrEqual(2);
  },
);
