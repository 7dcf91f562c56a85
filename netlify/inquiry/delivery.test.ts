import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newInquiryId } from '../contact.js';
import { memoryStore } from '../testing/memoryStore.js';
import { formPost, scriptPost, visitFrom, visitor } from '../testing/post.js';
import type { ReceivedMail } from '../testing/sendGridStandIn.js';
import { startInquiry } from '../testing/startInquiry.js';
import { startBudget } from './deadline.js';
import { createDelivery } from './delivery.js';
import type { Inquiry } from './Inquiry.js';
import { createLog } from './log.js';
import { MailError } from './Mailer.js';
import { createOutbox, pauseAfter } from './outbox.js';
import { runRound } from './runRound.js';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

const inquiryAt = (receivedAt: number, id = newInquiryId()): Inquiry => ({
  id,
  message: visitor,
  language: 'de',
  page: '/de/kontakt',
  receivedAt,
  marks: [],
});

/** An outbox in memory with a clock and a provider that tests control. */
function simulate() {
  let clock = Date.UTC(2026, 2, 27, 8);
  const store = memoryStore();
  const lines: { level: string; event: string; id?: string; count?: number }[] = [];
  const log = createLog((line) => lines.push(JSON.parse(line) as (typeof lines)[number]));
  const outbox = createOutbox({ store, context: 'production', now: () => clock });
  const attempts: { id: string; at: number }[] = [];
  const sent: string[] = [];
  let failure: MailError | undefined;
  let sending = () => Promise.resolve();
  const delivery = createDelivery({
    outbox,
    log,
    now: () => clock,
    send: async ({ id }) => {
      attempts.push({ id, at: clock });
      await sending();
      if (failure) throw failure;
      sent.push(id);
    },
  });
  return {
    store,
    outbox,
    delivery,
    attempts,
    sent,
    lines,
    now: () => clock,
    failWith: (error: MailError | undefined) => {
      failure = error;
    },
    /** What else happens while a mail is being sent. */
    whileSending: (work: () => Promise<void>) => {
      sending = work;
    },
    /** Lets the minutes pass, with a round of the scheduled function in each. */
    pass: async (minutes: number) => {
      for (let passed = 0; passed < minutes; passed += 1) {
        clock += minute;
        await runRound({ delivery, log }, new Date(clock));
      }
    },
  };
}

describe('an inquiry', () => {
  it('is in the store before anything is sent', async () => {
    const stored: string[][] = [];
    const world = simulate();
    world.whileSending(async () => void stored.push(await world.outbox.ids('waiting')));
    const one = inquiryAt(world.now());
    await world.delivery.accept(one, startBudget(1000));
    expect(stored).toEqual([[one.id]]);
  });

  it('is acknowledged when time is up and it is stored, while the sending goes on', async () => {
    const world = simulate();
    world.whileSending(() => new Promise((resolve) => setTimeout(resolve, 400)));
    const work: Promise<unknown>[] = [];
    const start = performance.now();
    const isCertain = await world.delivery.accept(
      inquiryAt(world.now()),
      startBudget(100),
      (promise) => work.push(promise),
    );
    expect(isCertain).toBe(true);
    expect(performance.now() - start).toBeLessThan(350);
    expect(world.sent).toEqual([]);
    await Promise.all(work);
    expect(world.sent).toHaveLength(1);
  });
});

describe('72 hours of outage', () => {
  it('end with every inquiry delivered once, tried in growing pauses', async () => {
    const world = simulate();
    world.failWith(new MailError('503'));
    const ids = Array.from({ length: 25 }, () => newInquiryId());
    for (const id of ids) {
      expect(
        await world.delivery.accept(inquiryAt(world.now(), id), startBudget(1000)),
        'acknowledged',
      ).toBe(true);
      await world.pass(7);
    }
    await world.pass(72 * 60);
    expect(world.sent).toEqual([]);
    expect((await world.outbox.ids('waiting')).toSorted()).toEqual(ids.toSorted());

    const [first] = ids;
    const times = world.attempts.filter(({ id }) => id === first).map(({ at }) => at);
    const gaps = times.slice(1).map((at, index) => at - times[index]!);
    expect(gaps).toEqual(gaps.map((_, index) => pauseAfter(index + 1)));
    expect(gaps.length).toBeGreaterThan(18);

    world.failWith(undefined);
    await world.pass(6 * 60);
    expect(world.sent.toSorted()).toEqual(ids.toSorted());
    expect(await world.outbox.ids('waiting')).toEqual([]);
    expect(world.lines.some(({ event }) => event === 'stuck')).toBe(true);
  });

  it('leave nothing behind but markers, and later not even those', async () => {
    const world = simulate();
    await world.delivery.accept(inquiryAt(world.now()), startBudget(1000));
    expect(JSON.stringify([...world.store.entries])).not.toContain(visitor.lastName);
    await world.pass(49 * 60);
    expect([...world.store.entries]).toEqual([]);
  });
});

describe('an inquiry that cannot be delivered', () => {
  it.each(['400', '413'])(
    'with %s is buried at once, with an alert that names its id',
    async (code) => {
      const world = simulate();
      world.failWith(new MailError(code, true));
      const one = inquiryAt(world.now());
      expect(await world.delivery.accept(one, startBudget(1000))).toBe(true);
      expect(await world.outbox.ids('dead')).toEqual([one.id]);
      expect(world.lines).toContainEqual(
        expect.objectContaining({ level: 'alert', event: 'dead', id: one.id, code }),
      );
      await world.pass(60);
      expect(world.attempts).toHaveLength(1);
    },
  );

  it.each([
    ['waiting', new MailError('401')],
    ['buried', new MailError('400', true)],
  ])('is gone after seven days where it was %s, with an alert', async (_, error) => {
    const world = simulate();
    world.failWith(error);
    const one = inquiryAt(world.now());
    await world.delivery.accept(one, startBudget(1000));
    await world.pass((6 * day + 23 * hour) / minute);
    expect(JSON.stringify([...world.store.entries])).toContain(visitor.lastName);
    await world.pass(60);
    expect([...world.store.entries]).toEqual([]);
    expect(world.lines).toContainEqual(
      expect.objectContaining({ level: 'alert', event: 'expired', id: one.id }),
    );
  });
});

describe('the outbox is nudged', () => {
  it('by each new inquiry that was delivered: what waited goes out at once', async () => {
    const world = simulate();
    world.failWith(new MailError('503'));
    const old = inquiryAt(world.now());
    await world.delivery.accept(old, startBudget(1000));
    await world.pass(200);
    world.failWith(undefined);
    const next = inquiryAt(world.now());
    const work: Promise<unknown>[] = [];
    await world.delivery.accept(next, startBudget(1000), (promise) => work.push(promise));
    await Promise.all(work);
    expect(world.sent).toEqual([next.id, old.id]);
  });

  it('but leaves alone what somebody began to send within the last minute', async () => {
    const world = simulate();
    world.failWith(new MailError('503'));
    await world.delivery.accept(inquiryAt(world.now()), startBudget(1000));
    world.failWith(undefined);
    const next = inquiryAt(world.now());
    const work: Promise<unknown>[] = [];
    await world.delivery.accept(next, startBudget(1000), (promise) => work.push(promise));
    await Promise.all(work);
    expect(world.sent).toEqual([next.id]);
  });
});

describe('a death between sending and noting it', () => {
  it('leads to no second mail when the marker was written already', async () => {
    const world = simulate();
    const one = inquiryAt(world.now());
    await world.outbox.add(one);
    world.store.entries.set(`production/delivered/${one.id}`, new Date(world.now()).toISOString());
    await world.pass(10);
    expect(world.attempts).toEqual([]);
    expect(await world.outbox.ids('waiting')).toEqual([]);
  });
});

describe('with the function in front', () => {
  let inquiry: Awaited<ReturnType<typeof startInquiry>>;
  let clock = 0;
  beforeEach(async () => {
    clock = Date.now();
    inquiry = await startInquiry({ store: memoryStore(), now: () => clock });
  });
  afterEach(() => inquiry.close());

  it('a hundred posts at once during an outage are all acknowledged, stored, and delivered once', async () => {
    inquiry.standIn.behave(503);
    const ids = Array.from({ length: 100 }, () => newInquiryId());
    const answers = await Promise.all(
      ids.map((id, index) => inquiry.handle(scriptPost({ id }), visitFrom(`192.0.2.${index}`))),
    );
    expect(answers.map(({ status }) => status)).toEqual(ids.map(() => 202));
    expect((await inquiry.outbox.ids('waiting')).toSorted()).toEqual(ids.toSorted());
    inquiry.standIn.behave('accept');
    clock += hour;
    await inquiry.delivery.deliverDue(startBudget(10_000));
    expect(inquiry.delivered().toSorted()).toEqual(ids.toSorted());
  });

  it('a double click, a reload while sending, a retry and a replay are one mail', async () => {
    const id = newInquiryId();
    const post = () => inquiry.handle(scriptPost({ id }), visitFrom('192.0.2.1'));
    const statuses = (await Promise.all([post(), post(), post()])).map(({ status }) => status);
    statuses.push((await post()).status);
    clock += 23 * hour;
    statuses.push((await post()).status);
    expect(statuses).toEqual([202, 202, 202, 202, 202]);
    expect(inquiry.delivered()).toEqual([id]);
  });

  it('a double click without JavaScript is one mail too', async () => {
    const post = () => inquiry.handle(formPost(), visitFrom('192.0.2.1'));
    const statuses = (await Promise.all([post(), post()])).map(({ status }) => status);
    statuses.push((await post()).status);
    expect(statuses).toEqual([303, 303, 303]);
    expect(inquiry.delivered()).toHaveLength(1);
  });

  it('a retry after a lost answer is one mail more at the most, with the same id', async () => {
    const id = newInquiryId();
    inquiry.standIn.behave('accept, answer lost');
    await inquiry.handle(scriptPost({ id }), visitFrom('192.0.2.1'));
    inquiry.standIn.behave('accept');
    await inquiry.handle(scriptPost({ id }), visitFrom('192.0.2.1'));
    clock += hour;
    await inquiry.delivery.deliverDue(startBudget(5000));
    await inquiry.handle(scriptPost({ id }), visitFrom('192.0.2.1'));
    expect(inquiry.delivered()).toEqual([id, id]);
  });

  it('two rounds at the same time send nothing twice', async () => {
    inquiry.standIn.behave(503);
    const ids = Array.from({ length: 20 }, () => newInquiryId());
    await Promise.all(
      ids.map((id, index) => inquiry.handle(scriptPost({ id }), visitFrom(`192.0.2.${index}`))),
    );
    inquiry.standIn.behave('accept');
    clock += hour;
    await Promise.all(
      Array.from({ length: 5 }, () => inquiry.delivery.deliverDue(startBudget(5000))),
    );
    expect(inquiry.delivered().toSorted()).toEqual(ids.toSorted());
  });

  it('one mail that the provider never takes holds up none of the others', async () => {
    const poison = newInquiryId();
    const ids = Array.from({ length: 8 }, () => newInquiryId());
    inquiry.standIn.behave(({ id }: ReceivedMail) => (id === poison ? 400 : 'accept'));
    for (const id of [poison, ...ids]) {
      await inquiry.handle(scriptPost({ id }), visitFrom('192.0.2.1'));
    }
    expect(inquiry.delivered()).toEqual(ids);
    expect(await inquiry.outbox.ids('dead')).toEqual([poison]);
  });
});
