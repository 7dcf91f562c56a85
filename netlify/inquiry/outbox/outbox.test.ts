import { describe, expect, test } from 'vitest';
import { dayLength, hour, minute } from '../time.js';
import { formPost, sampleInquiry, scriptPost, sendGridKey, visitor } from '../../testing/post.js';
import { startFakeSendGrid } from '../../testing/fakeSendGrid.js';
import { fastForward, start, startInquiryService } from '../../testing/startInquiryService.js';
import type { Mail } from '../mail/Mailer.js';
import type { Store } from './Store.js';

const { id } = sampleInquiry();

describe('an inquiry', () => {
  test('is under open/ until it is sent, then under sent/ for up to four days, then gone', async () => {
    const s = startInquiryService();
    const keys = () => [...s.memory.entries.keys()].filter((key) => key !== 'state');
    expect((await s.postWhile('retryable')).status).toBe(202);
    expect(keys()).toEqual([`open/2026-11-22/${id}`]);
    await s.runs(1);
    expect(keys()).toEqual([`sent/2026-11-22/${id}`]);
    expect(s.memory.entries.get(keys()[0]!)).toContain('Streng geheime');
    s.clock.time = Date.UTC(2026, 10, 25, 23, 30);
    await s.runs(1);
    expect(keys()).toHaveLength(1);
    await s.runs(1);
    expect(keys()).toEqual([]);
    expect(s.inquiries()).toHaveLength(1);
  });

  test('posted 100 times, also without JavaScript, in French and as spam, is one mail, even across midnight', async () => {
    const s = startInquiryService();
    s.clock.time = Date.UTC(2026, 10, 22, 23, 58);
    const other = { ...visitor, language: 'fr', reference2: 'x' };
    const postMany = async () => {
      const posts = Array.from({ length: 25 }, (_, index) =>
        s.post(index % 2 ? scriptPost() : formPost({ values: other })),
      );
      for (const { status } of await Promise.all(posts)) expect([202, 303]).toContain(status);
    };
    s.provider.behaviour = 'retryable';
    await postMany();
    s.clock.time += 2 * minute;
    await postMany();
    s.provider.behaviour = 'accept';
    await s.runs(1);
    await postMany();
    s.clock.time += dayLength;
    await postMany();
    await s.runs(20);
    expect(s.inquiries()).toHaveLength(1);
    await s.post(s.another());
    expect(s.inquiries()).toHaveLength(2);
  });

  test('posted again just while a run sends it is one mail', async () => {
    const s = startInquiryService();
    await s.postWhile('retryable');
    s.faulty.read = async (key) => {
      delete s.faulty.read;
      await s.runs(1);
      return s.memory.read(key);
    };
    await s.post();
    expect(s.inquiries()).toHaveLength(1);
  });

  test.each([
    ['open', 0],
    ['open', dayLength],
    ['sent', 0],
    ['sent', dayLength],
  ] as const)(
    'whose copy in %s/ is damaged is mailed when it is posted again %i ms later',
    async (folder, later) => {
      const s = startInquiryService();
      if (folder === 'open') await s.postWhile('retryable');
      else await s.post();
      s.memory.entries.set((await s.memory.keys(folder))[0]!, '{"inquiry":');
      s.clock.time += later;
      s.provider.mails.length = 0;
      await s.post();
      await s.runs(3);
      expect(s.inquiries()).toHaveLength(1);
      const sent = (await s.memory.keys('sent')).at(-1)!;
      expect(s.memory.entries.get(sent)).toContain('Streng geheime');
    },
  );

  test.each([
    ['rejected', [0]],
    ['unknown', [0, 3]],
    // A limit, because the provider may have sent the mail although it responded with 503.
    ['retryable', [0, 0.25, 0.75, 1.75, 3.75, 7.75, 15.75, 31.75]],
  ] as const)(
    'whose outcome is always %s is tried after %j hours, and then needs a person',
    async (behaviour, expected) => {
      const s = startInquiryService();
      s.provider.behaviour = behaviour;
      const hours: number[] = [];
      await s.post();
      for (let tried = 0; s.clock.time < start + 33 * hour; await s.runs(1)) {
        const { length } = s.events('attemptFailed').filter((line) => line.includes(id));
        if (length > tried) hours.push((s.clock.time - start) / hour);
        tried = length;
      }
      expect(hours).toEqual(expected);
      expect(await s.isHealthy()).toBe(false);
      s.provider.behaviour = 'accept';
      expect((await s.post()).status).toBe(202);
      await s.runs(20);
      expect(s.inquiries()).toEqual([]);
      expect(s.notices()[0]!.text).toContain(id);
    },
  );

  test.each(['deploy-preview', 'branch-deploy', 'preview-server'])(
    'in the preview %s is neither stored nor sent, and the visitor is told',
    async (context) => {
      const s = startInquiryService({ context });
      const answer = await s.post();
      expect(answer.status).toBe(503);
      expect(await answer.json()).toEqual({ accepted: false, reason: 'preview' });
      const { headers } = await s.post(formPost());
      expect(headers.get('location')).toBe('/de/kontakt/nicht-gesendet');
      await s.runs(1);
      expect([s.provider.mails, s.memory.entries.size, s.events('sent')]).toEqual([[], 0, []]);
    },
  );

  test.each(['', 'Production', 'something-new'])(
    'in the deploy context %j is sent',
    async (context) => {
      const s = startInquiryService({ context });
      await s.post();
      expect(s.inquiries()).toHaveLength(1);
    },
  );

  test.each([
    ['before', 'retryable'],
    ['after', 'retryable'],
    ['after', 'accept'],
  ] as const)(
    'whose first write fails %s it took effect is accepted, and one mail (%s)',
    async (moment, behaviour) => {
      const s = startInquiryService();
      s.faulty.writeIfUnchanged = async (...given) => {
        delete s.faulty.writeIfUnchanged;
        if (moment === 'after') await s.memory.writeIfUnchanged(...given);
        throw new Error('down');
      };
      expect((await s.postWhile(behaviour)).status).toBe(202);
      await s.runs(20);
      expect(s.inquiries()).toHaveLength(1);
    },
  );

  test('is sent at once although the store fails right after taking it', async () => {
    const s = startInquiryService();
    s.faulty.read = () => Promise.reject(new Error('down'));
    expect((await s.post()).status).toBe(202);
    expect(s.inquiries()).toHaveLength(1);
  });

  test('gets a response within 5.5 s when the store is at its limit and the provider hangs', async () => {
    const s = startInquiryService();
    s.slowDown(1490);
    Object.assign(s.provider, { behaviour: 'unknown', isHanging: true });
    const answer = await fastForward(10_000, async () => {
      const begin = performance.now();
      const { status } = await s.post();
      return [status, performance.now() - begin <= 5500];
    });
    expect(answer).toEqual([202, true]);
  });
});

describe('a flood', () => {
  const digests = (mails: Mail[]) => mails.filter(({ subject }) => subject.includes('gesammelt'));

  test('of 500 at once is accepted: few single mails, the rest in digests', async () => {
    const s = startInquiryService();
    await s.runs(1);
    // With frozen timers, no post times out on a busy machine.
    const answers = await fastForward(0, () =>
      Promise.all(Array.from({ length: 500 }, () => s.post(s.another()))),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([202]));
    const single = s.inquiries().length;
    expect(single).toBeLessThan(50);
    await s.runs(1);
    expect(s.inquiries()).toHaveLength(single);
    const text = digests(s.provider.mails)
      .map((mail) => mail.text)
      .join('');
    expect(text.match(/^Nummer: /gm)).toHaveLength(500 - single);
    expect(await s.memory.keys('open/')).toEqual([]);
  });

  test('that trickles in for a day is under 70 single mails, the rest in digests, each within the hour', async () => {
    const s = startInquiryService();
    for (let passed = 0; passed < 24 * hour; passed += 15 * minute) {
      for (let post = 0; post < 8; post += 1) await s.post(s.another());
      await s.runs(1);
      expect(await s.memory.keys('open/')).toEqual([]);
    }
    expect(s.inquiries().length).toBeLessThan(70);
    expect(digests(s.provider.mails).length).toBeGreaterThan(50);
    expect(s.notices()).toEqual([]);
  });

  test('is not assumed because of inquiries that already wait for a person', async () => {
    const s = startInquiryService();
    await s.runs(1);
    s.provider.behaviour = 'rejected';
    for (let post = 0; post < 40; post += 1) await s.post(s.another());
    await s.runs(1);
    s.provider.behaviour = 'accept';
    await s.post();
    expect(s.inquiries()).toHaveLength(1);
    s.provider.behaviour = 'retryable';
    for (let post = 0; post < 2; post += 1) await s.post(s.another());
    s.provider.behaviour = 'accept';
    await s.runs(4);
    expect(s.inquiries()).toHaveLength(3);
    expect(digests(s.provider.mails)).toEqual([]);
  });

  test('is assumed when listing the keys fails or times out', async () => {
    const s = startInquiryService();
    await s.runs(1);
    s.faulty.keys = () => Promise.reject(new Error('slow'));
    await s.post();
    expect(s.inquiries()).toEqual([]);
    delete s.faulty.keys;
    await s.runs(1);
    expect(s.inquiries()).toHaveLength(1);
  });
});

describe('whatever fails', () => {
  const failures = [400, 401, 503, 200, 'redirect', 'hang', 'accept, answer lost'] as const;
  const secrets = [sendGridKey, ...Object.values(visitor).filter((word) => word !== 'strategy')];

  test.each(failures)(
    'an inquiry is stored and accepted, and nothing private is logged: SendGrid %s',
    async (behaviour) => {
      const { url } = await startFakeSendGrid(behaviour);
      const s = startInquiryService({ usesSendGrid: true, env: { SENDGRID_BASE_URL: url } });
      const answer = await s.post();
      expect(answer.status).toBe(202);
      expect([...s.memory.entries.keys()]).toEqual([`open/2026-11-22/${id}`]);
      const output = s.lines.join('\n') + (await answer.text());
      for (const secret of secrets) expect(output).not.toContain(secret);
    },
  );

  test.each<[string, Store['writeIfUnchanged']]>([
    ['fails', () => Promise.reject(new Error('down'))],
    ['refuses a key that it does not have', () => Promise.resolve(undefined)],
  ])('an inquiry is mailed where the store %s', async (_, writeIfUnchanged) => {
    const s = startInquiryService();
    Object.assign(s.faulty, { writeIfUnchanged });
    expect((await s.post()).status).toBe(202);
    expect(s.inquiries()).toHaveLength(1);
    expect(s.events('storeDown')).toHaveLength(1);
    expect(await s.memory.keys()).toEqual([`sent/2026-11-22/${id}`]);
  });
});
