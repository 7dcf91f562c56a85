import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { newInquiryId } from '../contact.js';
import { memoryStore } from '../testing/memoryStore.js';
import { formPost, scriptPost, visitFrom, visitor } from '../testing/post.js';
import type { ReceivedMail } from '../testing/sendGridStandIn.js';
import { startInquiry } from '../testing/startInquiry.js';
import { startBudget } from './deadline.js';
import type { Notice } from './composeNotice.js';
import { createDelivery } from './delivery.js';
import type { Inquiry } from './Inquiry.js';
import { createLog } from './log.js';
import { MailError } from './Mailer.js';
import { createOutbox, pauseAfter } from './outbox.js';
import { createUpkeep, runRound } from './upkeep.js';

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
  const notices: Notice[] = [];
  let noticeFailure: MailError | undefined;
  const upkeep = createUpkeep({
    outbox,
    store,
    context: 'production',
    tell: async (notice) => {
      notices.push(notice);
      if (noticeFailure) throw noticeFailure;
    },
    ownsStore: true,
    log,
    now: () => clock,
  });
  return {
    store,
    outbox,
    delivery,
    upkeep,
    notices,
    attempts,
    sent,
    lines,
    now: () => clock,
    failWith: (error: MailError | undefined) => {
      failure = error;
    },
    failToTellWith: (error: MailError) => {
      noticeFailure = error;
    },
    /** What else happens while a mail is being sent. */
    whileSending: (work: () => Promise<void>) => {
      sending = work;
    },
    /** Lets minutes pass, with a round of the scheduled function in each, or in each tenth. */
    pass: async (minutes: number, every: 1 | 10 = 1) => {
      const end = clock + minutes * minute;
      while (clock < end) {
        clock += every * minute - (clock % (every * minute));
        await runRound({ delivery, upkeep }, new Date(clock));
      }
    },
  };
}

describe('an inquiry', () => {
  test('is in the store before anything is sent', async () => {
    const stored: string[][] = [];
    const world = simulate();
    world.whileSending(async () => void stored.push(await world.outbox.ids('waiting')));
    const one = inquiryAt(world.now());
    await world.delivery.accept(one, startBudget(1000));
    expect(stored).toEqual([[one.id]]);
  });

  test('is acknowledged when time is up and it is stored, while the sending goes on', async () => {
    const world = simulate();
    let answer = () => {};
    world.whileSending(() => new Promise<void>((resolve) => (answer = resolve)));
    const work: Promise<unknown>[] = [];
    const isCertain = await world.delivery.accept(
      inquiryAt(world.now()),
      startBudget(100),
      (promise) => work.push(promise),
    );
    expect(isCertain).toBe(true);
    expect(world.sent).toEqual([]);
    answer();
    await Promise.all(work);
    expect(world.sent).toHaveLength(1);
  });
});

test.each([
  [undefined, 'info', 'delivered', undefined],
  [new MailError('503'), 'info', 'retryLater', '503'],
  [new MailError('TIMEOUT', 'unknown'), 'info', 'retryLater', 'TIMEOUT'],
  [new MailError('401'), 'alert', 'refusedByProvider', '401'],
  [new MailError('403'), 'alert', 'refusedByProvider', '403'],
  [new MailError('400', 'never'), 'alert', 'dead', '400'],
])('the log says of an attempt that ends with %s: %s, %s', async (error, level, event, code) => {
  const world = simulate();
  world.failWith(error);
  const { id } = inquiryAt(world.now());
  await world.delivery.accept(inquiryAt(world.now(), id), startBudget(1000));
  expect(world.lines).toEqual([
    { level: 'info', event: 'stored', id },
    {
      level,
      event,
      id,
      ...(code ? { code } : {}),
      ...(level === 'alert' ? { meaning: expect.any(String) } : {}),
    },
  ]);
});

describe('72 hours of outage', () => {
  test('end with every inquiry delivered once, tried in growing pauses', async () => {
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

  test('leave nothing behind but markers, and later not even those', async () => {
    const world = simulate();
    await world.delivery.accept(inquiryAt(world.now()), startBudget(1000));
    expect(JSON.stringify([...world.store.entries])).not.toContain(visitor.lastName);
    await world.pass(49 * 60, 10);
    expect([...world.store.entries]).toEqual([]);
  });
});

describe('an inquiry that cannot be delivered', () => {
  test.each(['400', '413'])(
    'with %s is buried at once, with an alert that names its id',
    async (code) => {
      const world = simulate();
      world.failWith(new MailError(code, 'never'));
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

  test.each([
    ['waiting', new MailError('401')],
    ['buried', new MailError('400', 'never')],
  ])('is gone after seven days where it was %s, with an alert', async (_, error) => {
    const world = simulate();
    world.failWith(error);
    const one = inquiryAt(world.now());
    await world.delivery.accept(one, startBudget(1000));
    await world.pass((6 * day + 23 * hour) / minute, 10);
    expect(JSON.stringify([...world.store.entries])).toContain(visitor.lastName);
    await world.pass(60);
    expect([...world.store.entries]).toEqual([]);
    expect(world.lines).toContainEqual(
      expect.objectContaining({ level: 'alert', event: 'expired', id: one.id }),
    );
  });
});

describe('the outbox is nudged', () => {
  test('by each new inquiry that was delivered: what waited goes out at once', async () => {
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

  test('but leaves alone what somebody began to send within the last minute', async () => {
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
  test('leads to no second mail when the marker was written already', async () => {
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

  test('a hundred posts at once during an outage are all acknowledged, stored, and delivered once', async () => {
    inquiry.standIn.behave(503);
    const ids = Array.from({ length: 100 }, () => newInquiryId());
    const answers = await Promise.all(
      ids.map((id, index) => inquiry.handle(scriptPost({ id }), visitFrom(`192.0.2.${index}`))),
    );
    expect(answers.map(({ status }) => status)).toEqual(ids.map(() => 202));
    expect((await inquiry.outbox.ids('waiting')).toSorted()).toEqual(ids.toSorted());
    inquiry.standIn.behave('accept');
    clock += hour;
    await inquiry.delivery.deliverDue(startBudget(60_000));
    // A machine too slow for the deadlines may send one twice, never lose one.
    expect([...new Set(inquiry.delivered())].toSorted()).toEqual(ids.toSorted());
    expect(inquiry.delivered().length).toBeLessThanOrEqual(2 * ids.length);
  });

  test('a double click, a reload while sending, a retry and a replay are one mail', async () => {
    const id = newInquiryId();
    const post = () => inquiry.handle(scriptPost({ id }), visitFrom('192.0.2.1'));
    const statuses = (await Promise.all([post(), post(), post()])).map(({ status }) => status);
    statuses.push((await post()).status);
    clock += 23 * hour;
    statuses.push((await post()).status);
    expect(statuses).toEqual([202, 202, 202, 202, 202]);
    expect(inquiry.delivered()).toEqual([id]);
  });

  test('a double click without JavaScript is one mail too', async () => {
    const post = () => inquiry.handle(formPost(), visitFrom('192.0.2.1'));
    const statuses = (await Promise.all([post(), post()])).map(({ status }) => status);
    statuses.push((await post()).status);
    expect(statuses).toEqual([303, 303, 303]);
    expect(inquiry.delivered()).toHaveLength(1);
  });

  test('a retry after a lost answer is one mail more at the most, with the same id', async () => {
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

  test('two rounds at the same time send nothing twice', async () => {
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

  test('one mail that the provider never takes holds up none of the others', async () => {
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

describe('an entry that cannot be read', () => {
  test.each(['', 'null', '{"inquiry":{"id":"x"}}'])(
    'as %j stops nobody, has a shelf and an alert of its own, and ends',
    async (text) => {
      const world = simulate();
      const bad = newInquiryId();
      world.store.entries.set(`production/waiting/${bad}`, text);
      world.store.entries.set(`production/dead/${newInquiryId()}`, text);
      world.failWith(new MailError('503'));
      for (let index = 0; index < 40; index += 1) {
        await world.delivery.accept(inquiryAt(world.now()), startBudget(1000));
      }
      world.failWith(undefined);
      await world.pass(1);
      expect(world.sent).toHaveLength(40);
      expect((await world.outbox.list()).unreadable).toHaveLength(2);
      expect(world.lines).toContainEqual(
        expect.objectContaining({ level: 'alert', event: 'unreadable', id: bad }),
      );
      expect(world.lines.filter(({ event }) => event === 'storeDown')).toEqual([]);
      await world.pass((7 * day) / minute + 60, 10);
      expect([...world.store.entries.keys()]).toEqual([]);
    },
  );

  test('leaves in seven days also where its key is none of ours', async () => {
    const world = simulate();
    world.store.entries.set('production/waiting/by-hand', '{"message":"content"}');
    await world.pass((7 * day) / minute + 120, 10);
    expect([...world.store.entries.keys()]).toEqual([]);
  });
});

describe('a store that fails at one call', () => {
  /** Makes one key fail, whatever is asked of it. */
  const breakKey = (world: ReturnType<typeof simulate>, bad: string) => {
    const { read } = world.store;
    world.store.read = (key) => (key.includes(bad) ? Promise.reject(new Error('down')) : read(key));
  };

  test('holds up no other entry, and nothing is under way when the round is over', async () => {
    const world = simulate();
    world.failWith(new MailError('503'));
    const ids = Array.from({ length: 9 }, () => newInquiryId());
    for (const id of ids) {
      await world.delivery.accept(inquiryAt(world.now(), id), startBudget(1000));
    }
    world.failWith(undefined);
    breakKey(world, ids[4]!);
    let underWay = 0;
    world.whileSending(async () => {
      underWay += 1;
      await new Promise((resolve) => setTimeout(resolve, 5));
      underWay -= 1;
    });
    await world.pass(1);
    expect(underWay).toBe(0);
    expect(world.sent.toSorted()).toEqual(ids.filter((id) => id !== ids[4]).toSorted());
  });

  test('stops neither expiry, nor the markers’ purge, nor the reminder', async () => {
    const world = simulate();
    world.failWith(new MailError('400', 'never'));
    const [bad, good] = [newInquiryId(), newInquiryId()];
    for (const id of [bad, good]) {
      await world.delivery.accept(inquiryAt(world.now(), id), startBudget(1000));
    }
    await world.outbox.settle(newInquiryId());
    breakKey(world, bad);
    await world.pass((7 * day) / minute + 60, 10);
    expect([...world.store.entries.keys()].filter((key) => !key.includes('state'))).toEqual([
      `production/dead/${bad}`,
    ]);
    expect(world.notices.length).toBeGreaterThan(1);
  });

  test('because its disk is full has nothing sent meanwhile that it could not count, and all later', async () => {
    const world = simulate();
    world.failWith(new MailError('503'));
    const ids = Array.from({ length: 3 }, () => newInquiryId());
    for (const id of ids) {
      await world.delivery.accept(inquiryAt(world.now(), id), startBudget(1000));
    }
    world.failWith(undefined);
    const { create, replace } = world.store;
    const full = () => Promise.reject(new Error('full'));
    Object.assign(world.store, { create: full, replace: full });
    await world.pass(2 * 60);
    expect(world.sent).toEqual([]);
    expect(world.lines).toContainEqual(expect.objectContaining({ event: 'storeDown', count: 3 }));
    Object.assign(world.store, { create, replace });
    await world.pass(1);
    expect(world.sent.toSorted()).toEqual(ids.toSorted());
  });

  test('right after it has stored an inquiry leaves the sending to the next round', async () => {
    const world = simulate();
    const { read } = world.store;
    const one = inquiryAt(world.now());
    breakKey(world, one.id);
    expect(await world.delivery.accept(one, startBudget(1000))).toBe(true);
    expect(world.sent).toEqual([]);
    Object.assign(world.store, { read });
    await world.pass(2);
    expect(world.sent).toEqual([one.id]);
  });

  test('although it has stored the inquiry causes no second mail', async () => {
    const world = simulate();
    const { create } = world.store;
    world.store.create = async (key, value) => {
      await create(key, value);
      throw new Error('down');
    };
    const one = inquiryAt(world.now());
    expect(await world.delivery.accept(one, startBudget(1000))).toBe(true);
    expect([...world.store.entries.keys()]).toEqual([`production/delivered/${one.id}`]);
    expect(world.sent).toEqual([one.id]);
  });

  test('that answers as if it had stored something, and has not, is not believed', async () => {
    const world = simulate();
    world.store.create = async () => true;
    const one = inquiryAt(world.now());
    expect(await world.delivery.accept(one, startBudget(1000))).toBe(true);
    expect(world.sent).toEqual([one.id]);
    expect(world.lines).toContainEqual(
      expect.objectContaining({ event: 'storeDown', id: one.id, code: 'NOT_STORED' }),
    );
    world.failWith(new MailError('503'));
    expect(await world.delivery.accept(inquiryAt(world.now()), startBudget(1000))).toBe(false);
  });
});

describe('a provider that takes each mail and loses each answer', () => {
  test.each(['TIMEOUT', 'ECONNRESET', '504', 'NOT_202_200'])(
    'with %s for a week gets one mail twice at the most, and a person decides',
    async (code) => {
      const world = simulate();
      world.failWith(new MailError(code, 'unknown'));
      const one = inquiryAt(world.now());
      await world.delivery.accept(one, startBudget(1000));
      await world.pass(30);
      expect((await world.outbox.list()).unclear).toEqual([one.id]);
      expect(world.lines).toContainEqual(
        expect.objectContaining({ level: 'alert', event: 'unclear', id: one.id }),
      );
      // The visitor's page sends it once more: it is stored, and no third mail.
      expect(await world.delivery.accept(one, startBudget(1000))).toBe(true);
      await world.pass((7 * day) / minute, 10);
      expect(world.attempts).toHaveLength(2);
      expect(world.notices[0]).toMatchObject({ unclear: [one.id] });
      expect([...world.store.entries.keys()]).toEqual([]);
    },
  );

  test('is asked again as soon as it has taken another, and otherwise after half an hour', async () => {
    const world = simulate();
    world.failWith(new MailError('TIMEOUT', 'unknown'));
    const one = inquiryAt(world.now());
    await world.delivery.accept(one, startBudget(1000));
    world.failWith(undefined);
    await world.pass(29);
    expect(world.sent).toEqual([]);
    await world.pass(2);
    expect(world.sent).toEqual([one.id]);
  });

  test('is no reason to give up an inquiry that was certainly not taken afterwards', async () => {
    const world = simulate();
    world.failWith(new MailError('TIMEOUT', 'unknown'));
    const one = inquiryAt(world.now());
    await world.delivery.accept(one, startBudget(1000));
    world.failWith(new MailError('503'));
    await world.pass(3 * 60);
    expect(world.attempts.length).toBeGreaterThan(2);
    expect(await world.outbox.ids('waiting')).toEqual([one.id]);
    world.failWith(undefined);
    await world.pass(2 * 60);
    expect(world.sent).toEqual([one.id]);
  });

  test('counts an attempt in which the process died', async () => {
    const world = simulate();
    const one = inquiryAt(world.now());
    await world.outbox.add(one);
    const dies = createDelivery({
      outbox: world.outbox,
      log: createLog(() => {}),
      now: world.now,
      send: () => new Promise<never>(() => {}),
    });
    void dies.deliverNow(one.id);
    await new Promise((resolve) => setTimeout(resolve, 5));
    await world.pass(24 * 60);
    expect(world.attempts).toEqual([]);
    expect((await world.outbox.list()).unclear).toEqual([one.id]);
  });

  test('settles the inquiry with an answer that comes late', async () => {
    const world = simulate();
    const one = inquiryAt(world.now());
    let answer = () => {};
    world.whileSending(() => new Promise<void>((resolve) => (answer = resolve)));
    const work: Promise<unknown>[] = [];
    await world.delivery.accept(one, startBudget(1), (promise) => work.push(promise));
    world.failWith(new MailError('TIMEOUT', 'unknown'));
    world.whileSending(() => Promise.resolve());
    await world.pass(90);
    expect((await world.outbox.list()).unclear).toEqual([one.id]);
    world.failWith(undefined);
    answer();
    await Promise.all(work);
    expect([...world.store.entries.keys()].filter((key) => key.includes(one.id))).toEqual([
      `production/delivered/${one.id}`,
    ]);
  });

  test('without a store gets no third mail from one process, and no second once it answered', async () => {
    const world = simulate();
    const down = () => Promise.reject(new Error('down'));
    const { store } = world;
    const original = { ...store };
    Object.assign(store, { create: down, read: down, replace: down, remove: down });
    world.failWith(new MailError('TIMEOUT', 'unknown'));
    const [lost, taken] = [inquiryAt(world.now()), inquiryAt(world.now())];
    for (let post = 0; post < 4; post += 1) {
      expect(await world.delivery.accept(lost, startBudget(1000))).toBe(false);
    }
    world.failWith(undefined);
    for (let post = 0; post < 4; post += 1) {
      expect(await world.delivery.accept(taken, startBudget(1000))).toBe(true);
    }
    Object.assign(store, original);
    await world.delivery.accept(taken, startBudget(1000));
    await world.delivery.accept(lost, startBudget(1000));
    await world.pass(60);
    expect(world.attempts.map(({ id }) => id)).toEqual([lost.id, lost.id, taken.id]);
    expect((await world.outbox.list()).unclear).toEqual([lost.id]);
  });
});

describe('what needs a person', () => {
  test('is told the owner at once, then once a day, until nothing does', async () => {
    const world = simulate();
    world.failWith(new MailError('400', 'never'));
    const one = inquiryAt(world.now());
    await world.delivery.accept(one, startBudget(1000));
    await world.pass(60);
    expect(world.notices).toMatchObject([{ dead: [one.id], waiting: [], unclear: [] }]);
    await world.pass(23 * 60);
    expect(world.notices).toHaveLength(1);
    await world.pass(2 * 60);
    expect(world.notices).toHaveLength(2);
    await world.outbox.remove('dead', one.id);
    await world.pass(60);
    expect([...world.store.entries.keys()]).toEqual([]);
  });

  test.each([
    [new MailError('401'), 5],
    [new MailError('TIMEOUT', 'unknown'), 1],
  ])(
    'is told again in an hour after %s only if it was certainly not taken',
    async (error, mails) => {
      const world = simulate();
      world.failWith(new MailError('400', 'never'));
      world.failToTellWith(error);
      await world.delivery.accept(inquiryAt(world.now()), startBudget(1000));
      await world.pass(5 * 60);
      expect(world.notices).toHaveLength(mails);
      expect(world.lines).toContainEqual(
        expect.objectContaining({ level: 'alert', event: 'ownerNotTold', code: error.code }),
      );
    },
  );

  test('is nothing that is on its way', async () => {
    const world = simulate();
    world.failWith(new MailError('503'));
    await world.delivery.accept(inquiryAt(world.now()), startBudget(1000));
    await world.pass(59);
    world.failWith(undefined);
    await world.pass(120);
    expect(world.notices).toEqual([]);
  });
});

describe('retention', () => {
  test('ends for what previews left, which have no clock of their own', async () => {
    const world = simulate();
    const preview = createOutbox({
      store: world.store,
      context: 'deploy-preview',
      now: world.now,
    });
    await preview.add(inquiryAt(world.now()));
    await preview.settle(newInquiryId());
    world.store.entries.set('deploy-preview/waiting/odd', 'rubbish');
    await world.pass(47 * 60, 10);
    expect([...world.store.entries.keys()]).toHaveLength(2);
    await world.pass(3 * 60);
    expect([...world.store.entries.keys()]).toEqual([]);
  });

  test('is not undone by an attempt under way when the operator deletes', async () => {
    for (const failure of [new MailError('503'), new MailError('400', 'never')]) {
      const world = simulate();
      const one = inquiryAt(world.now());
      world.failWith(failure);
      world.whileSending(() => world.outbox.remove('waiting', one.id));
      await world.delivery.accept(one, startBudget(1000));
      expect([...world.store.entries.keys()]).toEqual([]);
    }
  });

  test('has one copy of an inquiry that is posted again after it was refused for good', async () => {
    const world = simulate();
    world.failWith(new MailError('400', 'never'));
    const one = inquiryAt(world.now());
    await world.delivery.accept(one, startBudget(1000));
    world.failWith(undefined);
    await world.delivery.accept(one, startBudget(1000));
    expect([...world.store.entries.keys()]).toEqual([`production/dead/${one.id}`]);
    expect(world.lines).toContainEqual({ level: 'info', event: 'knownBefore', id: one.id });
    await world.outbox.requeue(one.id);
    await world.delivery.deliverNow(one.id);
    expect([...world.store.entries.keys()]).toEqual([`production/delivered/${one.id}`]);
  });
});
