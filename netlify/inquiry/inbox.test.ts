import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { day, minute, newInquiryId } from '../contact.js';
import { formPost, sampleInquiry, scriptPost, sendGridKey, visitor } from '../testing/post.js';
import { startStandIn, type Behaviour, type StandIn } from '../testing/sendGridStandIn.js';
import { startBlobs, type Blobs, type StoreFault } from '../testing/startBlobs.js';
import { startInquiryService } from '../testing/startInquiryService.js';
import { fastForward, slowly, start } from '../testing/clock.js';
import { blobStore } from './blobStore.js';
import { keyOf } from './entry.js';
import type { Store } from './Store.js';

describe('an inquiry', () => {
  test('is one key for its whole life: waiting, sent, without its text, gone', async () => {
    const s = await startInquiryService();
    const id = s.idAt();
    expect((await s.postWhile('deferred', scriptPost({ id }))).status).toBe(202);
    const keys = [...s.memory.entries.keys()];
    expect(keys).toEqual([expect.stringMatching(`^inbox/2026-11-22/${id}-[0-9a-f]{16}$`)]);
    await s.rounds(1);
    const value = () => s.memory.entries.get(keys[0]!);
    // Half an hour before four days, and two days later.
    await s.rounds(4 * 96 - 3);
    expect(value()).toContain('"inquiry"');
    await s.rounds(1);
    expect(value()).toBe(JSON.stringify({ sentAt: s.clock.time }));
    await s.rounds(2 * 96);
    expect([...s.memory.entries.keys()]).toEqual(['state']);
    expect(s.inquiries()).toHaveLength(1);
  });

  test.each([
    ['script', scriptPost, 202],
    ['form', formPost, 303],
  ] as const)(
    'posted 300 times by the %s is one mail, also after midnight, and closes the form to nobody',
    async (_, request, status) => {
      const s = await startInquiryService();
      s.clock.time = Date.UTC(2026, 10, 22, 23, 59);
      const id = s.idAt();
      for (let post = 0; post < 4; post += 1) {
        const posts = Array.from({ length: 75 }, () => s.post(request({ id })));
        for (const answer of await Promise.all(posts)) expect(answer.status).toBe(status);
        s.clock.time += minute;
      }
      // The form stays open for the next visitor, however many posts there were.
      expect((await s.post()).status).toBe(202);
      expect(s.inquiries()).toHaveLength(2);
    },
  );

  test('with another text under a known id is another inquiry, which no mailbox hides', async () => {
    const s = await startInquiryService();
    const id = s.idAt();
    await s.post(scriptPost({ id }));
    await s.post(scriptPost({ id, values: { ...visitor, message: 'A different text' } }));
    const isDifferent = s.inquiries().map(({ text }) => text.includes('A different text'));
    expect(isDifferent).toEqual([false, true]);
    expect(new Set(s.inquiries().map(({ messageId }) => messageId)).size).toBe(2);
  });

  test('that cannot be read gives way to its whole text, when the visitor sends it again', async () => {
    const s = await startInquiryService();
    const id = s.idAt();
    await s.postWhile('deferred', scriptPost({ id }));
    const [name = ''] = s.memory.entries.keys();
    s.memory.entries.set(name, '{"inquiry":');
    await s.post(scriptPost({ id }));
    expect(s.inquiries()).toHaveLength(1);
  });

  test.each([
    ['rejected', 'rejected', 1],
    ['unclear', 'unclear', 2],
    // The provider answers 503 each time, and may have mailed it each time.
    ['deferred', 'unclear', 8],
  ] as const)(
    'whose outcome is %s needs a person in the end: %s',
    async (behaviour, person, attempts) => {
      const s = await startInquiryService();
      const id = s.idAt();
      s.provider.behaviour = behaviour;
      await s.post(scriptPost({ id }));
      await s.rounds(60);
      expect(s.events(person)).toHaveLength(1);
      expect(s.events('notAccepted')).toHaveLength(attempts);
      s.provider.behaviour = 'accept';
      expect((await s.post(scriptPost({ id }))).status).toBe(202);
      await s.rounds(4);
      expect(s.inquiries()).toEqual([]);
    },
  );

  test('of unknown outcome is tried again after three hours, so that a shorter outage needs nobody', async () => {
    const s = await startInquiryService();
    await s.postWhile('unclear');
    await s.rounds(11);
    expect(s.inquiries()).toEqual([]);
    await s.rounds(1);
    expect(s.inquiries()).toHaveLength(1);
  });

  test('in a preview is neither stored nor sent, and the visitor hears so', async () => {
    for (const context of ['deploy-preview', 'branch-deploy', 'preview-server']) {
      const s = await startInquiryService({ context });
      const answer = await s.post(scriptPost());
      expect(answer.status).toBe(503);
      expect(await answer.json()).toEqual({ accepted: false, reason: 'preview' });
      const { headers } = await s.post(formPost());
      expect(headers.get('location')).toBe('/de/kontakt/nicht-gesendet');
      await s.rounds(1);
      expect([s.provider.mails, s.memory.entries.size, s.events('sent')]).toEqual([[], 0, []]);
    }
  });

  test.each(['', 'Production', 'something-new'])(
    'in the deploy context %j is a real one',
    async (context) => {
      const s = await startInquiryService({ context });
      expect((await s.post()).status).toBe(202);
      expect(s.inquiries()).toHaveLength(1);
    },
  );

  test('an inquiry that was neither stored nor sent is known to the health check for a day', async () => {
    const s = await startInquiryService();
    await s.rounds(1);
    s.faulty.write = () => Promise.reject(new Error('full'));
    expect((await s.postWhile('deferred')).status).toBe(503);
    delete s.faulty.write;
    expect(await s.isHealthy()).toBe(true);
    await s.post();
    expect(await s.isHealthy()).toBe(false);
    await s.rounds(97);
    expect(await s.isHealthy()).toBe(true);
  });

  test('an error that nobody foresaw is known to the health check, too', async () => {
    const s = await startInquiryService();
    await s.rounds(1);
    const broken = scriptPost();
    Object.defineProperty(broken, 'headers', { value: undefined });
    expect((await s.post(broken)).status).toBe(503);
    expect(s.events('unexpected')).toHaveLength(1);
    expect(await s.isHealthy()).toBe(false);
  });

  test('an inquiry whose place in a digest may have been written gets no mail of its own', async () => {
    const s = await startInquiryService();
    s.faulty.write = async (key, value, expected) => {
      const stored = await s.memory.write(key, value, expected);
      if (value.includes('"digest":true')) throw new Error('The answer is lost');
      return stored;
    };
    s.memory.entries.set('state', JSON.stringify({ round: start }));
    for (let index = 0; index < 40; index += 1)
      s.memory.entries.set(`inbox/2026-11-22/${index}`, `{"sentAt":${start}}`);
    expect((await s.post()).status).toBe(202);
    expect(s.inquiries()).toEqual([]);
    delete s.faulty.write;
    await s.rounds(1);
    expect(s.inquiries()).toHaveLength(1);
  });

  test('an inquiry that was stored although the store said no is one mail', async () => {
    const s = await startInquiryService();
    s.faulty.write = async (key, value, expected) => {
      const stored = await s.memory.write(key, value, expected);
      if (key !== 'state' && expected === null) throw new Error('The answer is lost');
      return stored;
    };
    await s.post();
    await s.rounds(20);
    expect(s.inquiries()).toHaveLength(1);
  });
});

test.each(['new', 'damaged'])(
  'a store at its limit and a provider that hangs keep the visitor for 5.5 s at most (%s)',
  async (kind) => {
    const s = await startInquiryService();
    Object.assign(s.faulty, {
      read: (key) => slowly(1490, s.memory.read(key)),
      write: (...given) => slowly(1490, s.memory.write(...given)),
      keys: () => slowly(1490, s.memory.keys()),
    } satisfies Partial<Store>);
    Object.assign(s.provider, { behaviour: 'unclear', isHanging: true });
    const id = s.idAt();
    if (kind === 'damaged')
      s.memory.entries.set(keyOf(sampleInquiry({ id, receivedAt: start })), '{');
    const answer = await fastForward(10_000, async () => {
      const begin = performance.now();
      const { status } = await s.post(scriptPost({ id }));
      return [status, performance.now() - begin <= 5500];
    });
    expect(answer).toEqual([202, true]);
  },
);

test('a burst of 1,500 is acknowledged whole: 30 mails at once, the rest in digests', async () => {
  const s = await startInquiryService();
  await s.rounds(1);
  // With timers that stand still, each post has the time of a function, on a busy machine too.
  const answers = await fastForward(0, () =>
    Promise.all(Array.from({ length: 1500 }, () => s.post())),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([202]));
  expect(s.inquiries().length).toBeLessThanOrEqual(30);
  const single = s.inquiries().length;
  await s.rounds(1);
  const digests = s.provider.mails.filter(({ subject }) => subject.includes('gesammelt'));
  expect(digests.flatMap(({ text }) => text.match(/^Nummer: /gm))).toHaveLength(1500 - single);
  expect(digests).toHaveLength(5);
  await s.rounds(5);
  await s.post();
  expect(s.inquiries()).toHaveLength(single + 1);
});

test('an inquiry waits for the digest where counting takes too long and rounds run', async () => {
  const s = await startInquiryService();
  await s.rounds(1);
  s.faulty.keys = () => slowly(1200, s.memory.keys());
  await s.post();
  expect(s.inquiries()).toEqual([]);
  delete s.faulty.keys;
  await s.rounds(1);
  expect(s.inquiries()).toHaveLength(1);
});

test('inquiries are counted over an hour, across rounds; a digest that is rejected is sent one by one', async () => {
  const s = await startInquiryService();
  const posts = async (count: number) => {
    for (let post = 0; post < count; post += 1) await s.post();
  };
  // Without rounds, nobody would send the digest.
  await posts(40);
  expect(s.inquiries()).toHaveLength(40);
  await s.rounds(5);
  await posts(20);
  await s.rounds(1);
  await posts(20);
  expect(s.inquiries()).toHaveLength(40 + 30);
  s.provider.behaviour = 'rejected';
  await s.rounds(1);
  s.provider.behaviour = 'accept';
  await s.rounds(1);
  expect(s.inquiries()).toHaveLength(80);
});

describe('whatever fails, an inquiry is answered within 6 s and is stored, sent, or refused', () => {
  let blobs: Blobs;
  let standIn: StandIn;
  beforeAll(async () => {
    [blobs, standIn] = await Promise.all([startBlobs(), startStandIn()]);
  });
  afterAll(() => Promise.all([blobs.close(), standIn.close()]));

  type Case = [Behaviour, StoreFault, status: number, 'waits' | 'sent' | 'nothing'];
  const lost = 'accept, answer lost';
  const failures: Behaviour[] = [400, 401, 503, 200, 'redirect', 'hang', 'drip', lost];
  const stores = ['reset', 'hang', 500, 'html', 'empty', 'spurious 412'] as const;
  const cases: Case[] = [
    ...failures.map((provider): Case => [provider, 'none', 202, 'waits']),
    ...stores.flatMap((store): Case[] => [
      ['accept', store, 202, 'sent'],
      [503, store, 503, 'nothing'],
    ]),
    ['accept', 'slow', 202, 'sent'],
    ['hang', 'hang', 503, 'nothing'],
  ];
  const secrets = [sendGridKey, ...Object.values(visitor).filter((word) => word !== 'strategy')];

  test.each(cases)('provider %s, store %s: %i, %s', async (provider, fault, status, outcome) => {
    await blobs.clear();
    blobs.fault = fault;
    const s = await startInquiryService({
      // A slow machine must not make a working store look broken.
      store: fault === 'none' ? blobStore(blobs.access, 60_000) : blobStore(blobs.access),
      mailer: undefined,
      env: { SENDGRID_API_KEY: sendGridKey, SENDGRID_BASE_URL: standIn.url },
    });
    standIn.behaviour = provider;
    standIn.accepted.length = 0;
    const begin = performance.now();
    const answer = await s.post();
    // The promise is 6 s; a busy machine may double it.
    expect(performance.now() - begin).toBeLessThan(12_000);
    expect(answer.status).toBe(status);
    blobs.fault = 'none';
    const store = blobStore(blobs.access, 60_000);
    const entries = await Promise.all((await store.keys()).map(store.read));
    const stored = entries.map((entry) => entry?.value).join();
    const kept = { waits: /^(?!.*"sentAt").*"inquiry"/, sent: /^$|"sentAt"/, nothing: /^$/ };
    expect(stored).toMatch(kept[outcome]);
    expect(standIn.accepted).toHaveLength(outcome === 'sent' || provider === lost ? 1 : 0);
    if (fault !== 'none' && fault !== 'slow') expect(s.lines.join()).toContain('storeDown');
    const said = s.lines.join('\n') + (await answer.text());
    for (const secret of secrets) expect(said).not.toContain(secret);
  });
});

test('the day in a key is the id’s own, unless its clock cannot be believed', () => {
  const dayIn = (made: number) =>
    keyOf(sampleInquiry({ id: newInquiryId(made), receivedAt: start })).split('/')[1];
  expect(dayIn(start - day)).toBe('2026-11-21');
  expect(dayIn(start + day)).toBe('2026-11-22');
  expect(dayIn(0)).toBe('2026-11-22');
});
