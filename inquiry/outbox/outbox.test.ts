import { beforeEach, describe, expect, test } from 'vitest';
import { dayLength, hour, minute } from '../time.js';
import { formPost, sampleInquiry, scriptPost, visitor } from '../testing/post.js';
import {
  fastForward,
  slowly,
  start,
  startTestService,
  type TestService,
} from '../testing/startTestService.js';
import type { Mail } from '../mail/Mailer.js';
import type { Store } from './Store.js';

const { id } = sampleInquiry();
let service: TestService;
beforeEach(() => {
  service = startTestService();
});

describe('an inquiry', () => {
  test('is under open/ until it is sent, then under sent/ for up to four days, then gone', async () => {
    const keys = () => [...service.memory.entries.keys()].filter((key) => key !== 'state');
    expect((await service.postWhile('retryable')).status).toBe(202);
    expect(keys()).toEqual([`open/2026-11-22/${id}`]);
    await service.runs(1);
    expect(keys()).toEqual([`sent/2026-11-22/${id}`]);
    expect(service.memory.entries.get(keys()[0]!)).toContain('Streng geheime');
    service.clock.time = Date.UTC(2026, 10, 25, 23, 30);
    await service.runs(1);
    expect(keys()).toHaveLength(1);
    await service.runs(1);
    expect(keys()).toEqual([]);
    expect(service.inquiries()).toHaveLength(1);
  });

  test('posted 100 times a day, also without JavaScript, in French and as spam, is one mail that day', async () => {
    const other = { ...visitor, language: 'fr', reference2: 'x' };
    const postMany = async () => {
      const posts = Array.from({ length: 50 }, (_, index) =>
        service.post(index % 2 ? scriptPost() : formPost({ values: other })),
      );
      for (const { status } of await Promise.all(posts)) expect([202, 303]).toContain(status);
    };
    service.provider.behaviour = 'retryable';
    await postMany();
    service.provider.behaviour = 'accept';
    await service.runs(1);
    await postMany();
    await service.runs(20);
    expect(service.inquiries()).toHaveLength(1);
    service.clock.time += dayLength;
    await service.post();
    expect(service.inquiries()).toHaveLength(2);
  });

  test('posted again just while a run sends it is one mail', async () => {
    await service.postWhile('retryable');
    service.faulty.read = async (key) => {
      service.faulty.read = service.memory.read;
      await service.runs(1);
      return service.memory.read(key);
    };
    await service.post();
    expect(service.inquiries()).toHaveLength(1);
  });

  test.each([
    ['open', 'retryable'],
    ['sent', 'accept'],
  ] as const)(
    'whose copy in %s/ is damaged is mailed when it is posted again',
    async (folder, behaviour) => {
      await service.postWhile(behaviour);
      service.memory.entries.set((await service.memory.keys(folder))[0]!, '{"inquiry":');
      service.provider.mails.length = 0;
      await service.post();
      await service.runs(3);
      expect(service.inquiries()).toHaveLength(1);
      const sent = (await service.memory.keys('sent')).at(-1)!;
      expect(service.memory.entries.get(sent)).toContain('Streng geheime');
    },
  );

  test.each([
    ['rejected', [0], 0],
    ['unknown', [0, 3], 0],
    ['retryable', [0, 0.25, 0.75, 1.75, 3.75, 7.75, 11.75], 1],
  ] as const)(
    'whose outcome is always %s is tried after %j hours; once the provider accepts, it is %i mails',
    async (behaviour, expected, mails) => {
      service.provider.behaviour = behaviour;
      const hours: number[] = [];
      expect((await service.post()).status).toBe(202);
      for (let tried = 0; service.clock.time < start + 14 * hour; await service.runs(1)) {
        const { length } = service.events('attemptFailed').filter((line) => line.includes(id));
        if (length > tried) hours.push((service.clock.time - start) / hour);
        tried = length;
      }
      expect(hours).toEqual(expected);
      expect(await service.isHealthy()).toBe(false);
      service.provider.behaviour = 'accept';
      expect((await service.post()).status).toBe(202);
      await service.runs(24);
      expect(service.inquiries()).toHaveLength(mails);
      expect(await service.isHealthy()).toBe(mails > 0);
    },
  );

  test('that waits for a setting is sent once it is set, even on its last day', async () => {
    const incomplete = startTestService({ env: { CONTACT_TO: '' }, store: service.memory });
    await incomplete.post();
    await incomplete.runs(6 * 96);
    service.clock.time = incomplete.clock.time;
    await service.runs(16);
    expect(service.inquiries()).toHaveLength(1);
  });

  test('in a preview is neither stored nor sent, and the visitor is told', async () => {
    service = startTestService({ isPreview: true });
    const answer = await service.post();
    expect(answer.status).toBe(503);
    expect(await answer.json()).toEqual({ accepted: false, reason: 'preview' });
    const { headers } = await service.post(formPost());
    expect(headers.get('location')).toBe('/de/kontakt/nicht-gesendet');
    await service.runs(1);
    expect(service.provider.mails).toEqual([]);
    expect([service.memory.entries.size, service.events('sent')]).toEqual([0, []]);
  });

  test.each([
    ['slow', 202],
    ['down', 503],
  ])(
    'gets within 5.5 s, from a %s store and a hanging provider, the response %i, and a failure is noted',
    async (_, expected) => {
      service.slowDown(1490);
      service.faulty.write = async (...entry) => {
        await slowly(400, Promise.resolve());
        return service.memory.write(...entry);
      };
      if (expected === 503)
        service.faulty.writeIfUnchanged = () =>
          slowly(1490, service.memory.read('')).then(() => {
            throw new Error('down');
          });
      Object.assign(service.provider, { behaviour: 'unknown', isHanging: true });
      const outcome = await fastForward(10_000, async () => {
        const begin = performance.now();
        const { status } = await service.post();
        return [
          status,
          service.memory.entries.has('unavailable'),
          performance.now() - begin <= 5500,
        ];
      });
      expect(outcome).toEqual([expected, expected === 503, true]);
    },
  );
});

describe('a flood', () => {
  const digests = (mails: Mail[]) => mails.filter(({ subject }) => subject.includes('gesammelt'));

  test('of 500 at once is accepted: few single mails, the rest in digests', async () => {
    await service.runs(1);
    // With frozen timers, no post times out on a busy machine.
    const answers = await fastForward(0, () =>
      Promise.all(Array.from({ length: 500 }, () => service.post(service.another()))),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([202]));
    const single = service.inquiries().length;
    expect(single).toBeLessThan(50);
    await service.runs(1);
    expect(service.inquiries()).toHaveLength(single);
    const text = digests(service.provider.mails)
      .map((mail) => mail.text)
      .join('');
    expect(text.match(/^Nummer: /gm)).toHaveLength(500 - single);
    expect(await service.memory.keys('open/')).toEqual([]);
  });

  test('that trickles in for a day is under 70 single mails, the rest in digests, each within the hour', async () => {
    for (let passed = 0; passed < 24 * hour; passed += 15 * minute) {
      for (let post = 0; post < 8; post += 1) await service.post(service.another());
      await service.runs(1);
      expect(await service.memory.keys('open/')).toEqual([]);
    }
    expect(service.inquiries().length).toBeLessThan(70);
    expect(digests(service.provider.mails).length).toBeGreaterThan(50);
    expect(service.reminders()).toEqual([]);
  });

  test('is not assumed because of inquiries that already wait for a person', async () => {
    await service.runs(1);
    service.provider.behaviour = 'rejected';
    for (let post = 0; post < 40; post += 1) await service.post(service.another());
    await service.runs(1);
    service.provider.behaviour = 'accept';
    await service.post();
    expect(service.inquiries()).toHaveLength(1);
    service.provider.behaviour = 'retryable';
    for (let post = 0; post < 2; post += 1) await service.post(service.another());
    service.provider.behaviour = 'accept';
    await service.runs(4);
    expect(service.inquiries()).toHaveLength(3);
    expect(digests(service.provider.mails)).toEqual([]);
  });

  test('is assumed when listing the keys fails or times out', async () => {
    await service.runs(1);
    service.faulty.keys = () => Promise.reject(new Error('slow'));
    await service.post();
    expect(service.inquiries()).toEqual([]);
    service.faulty.keys = service.memory.keys;
    await service.runs(1);
    expect(service.inquiries()).toHaveLength(1);
  });
});

const failure = { code: 'Streng geheim', message: visitor.message };
const down = () => Promise.reject(Object.assign(new Error(), failure));
test.each<[string, Partial<Store>]>([
  ['fails', { writeIfUnchanged: down }],
  ['fails right after taking it', { read: down }],
  ['refuses a key that it does not have', { writeIfUnchanged: async () => undefined }],
])(
  'an inquiry is mailed at once where the store %s, and nothing private is logged',
  async (_, faulty) => {
    Object.assign(service.faulty, faulty);
    expect((await service.post()).status).toBe(202);
    expect(service.inquiries()).toHaveLength(1);
    expect(service.events('storeDown')).not.toEqual([]);
    expect(service.lines.join()).not.toContain('geheim');
    expect(await service.memory.keys()).toEqual([`sent/2026-11-22/${id}`]);
  },
);
