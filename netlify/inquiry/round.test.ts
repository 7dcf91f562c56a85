import { describe, expect, test } from 'vitest';
import { day, hour, minute, newInquiryId } from '../contact.js';
import { sampleInquiry } from '../testing/post.js';
import { startInquiryService, type TestService } from '../testing/startInquiryService.js';
import { fastForward, slowly, start } from '../testing/clock.js';
import { entryJson, keyOf } from './entry.js';

describe('a person', () => {
  test('is told of eight days of 401 by the health check, from the first hour on', async () => {
    const s = await startInquiryService();
    await s.rounds(1);
    expect(await s.isHealthy()).toBe(true);
    Object.assign(s.provider, { behaviour: 'deferred', code: '401' });
    let unhealthyAfter = 0;
    for (let passed = 0; passed < 8 * day; passed += 15 * minute) {
      if (passed % day === 0) expect((await s.post()).status).toBe(202);
      await s.rounds(1);
      if (!unhealthyAfter && !(await s.isHealthy())) unhealthyAfter = passed;
      if (unhealthyAfter) expect(await s.isHealthy()).toBe(false);
      if (passed < 6.9 * day) expect(s.events('expired')).toEqual([]);
    }
    expect(unhealthyAfter).toBe(hour);
    expect(s.events('unauthorized')).toHaveLength(s.events('notAccepted').length);
    expect(s.events('ownerNotTold').length).toBeGreaterThan(8 * 90);
  });

  test('is told by mail at once of each new inquiry that is stuck, and daily of the same', async () => {
    const s = await startInquiryService();
    await s.rounds(1);
    await s.postWhile('rejected');
    await s.rounds(8);
    expect(s.notices()).toHaveLength(1);
    await s.postWhile('rejected');
    await s.rounds(1);
    expect(s.notices()).toHaveLength(2);
    expect(s.notices()[1]!.subject).toContain('2 Anfragen');
    await s.rounds(95);
    expect(s.notices()).toHaveLength(2);
    await s.rounds(1);
    expect(s.notices()).toHaveLength(3);
    expect(JSON.stringify(s.notices())).not.toMatch(/Privat|Streng|zoe/);
  });

  test('is told once by two rounds at the same time', async () => {
    const s = await startInquiryService();
    await s.rounds(1);
    await s.postWhile('rejected');
    await Promise.all([s.round(), s.round(), s.round()]);
    expect(s.notices()).toHaveLength(1);
  });

  test('is told where the conditions of the store never hold, or the rounds have stopped', async () => {
    const s = await startInquiryService();
    s.faulty.write = async (key, value, expected) =>
      expected ? undefined : s.memory.write(key, value, expected);
    await s.round();
    await s.postWhile('deferred');
    await s.rounds(14);
    expect(s.events('conditionFails')).not.toEqual([]);
    expect(await s.isHealthy()).toBe(false);
  });

  // The provider may have mailed it and answer 503 all the same.
  test.each(['unclear', 'deferred'] as const)(
    'a notice whose outcome is %s is repeated after a pause that doubles up to a day',
    async (behaviour) => {
      const s = await startInquiryService();
      await s.postWhile('rejected');
      s.provider.behaviour = behaviour;
      const hours: number[] = [];
      for (let round = 0; round < 3 * 96; round += 1) {
        await s.rounds(1);
        if (s.events('ownerNotTold').length > hours.length) hours.push(round / 4);
      }
      expect(hours).toEqual([0, 3, 9, 21, 45, 69]);
    },
  );
});

describe('a round', () => {
  test('tells the owner before it deletes, within 30 s at 1,000 keys and 80 ms a call', async () => {
    const s = await startInquiryService();
    const { entries } = s.memory;
    const noticesAtDelete: number[] = [];
    s.faulty.read = (name) => slowly(80, s.memory.read(name));
    s.faulty.remove = (name) => {
      noticesAtDelete.push(s.notices().length);
      return slowly(80, s.memory.remove(name));
    };
    entries.set('state', JSON.stringify({ round: start, steady: 12 }));
    await s.postWhile('rejected');
    for (let index = 0; index < 1000; index += 1)
      entries.set(`inbox/2026-11-18/${newInquiryId(index)}-x`, '{"sentAt":1}');
    let isOver = false;
    await fastForward(30_000, async () => void s.round().then(() => (isOver = true)));
    expect(isOver).toBe(true);
    expect(noticesAtDelete).toEqual(Array<number>(1000).fill(1));
    expect(entries.size).toBe(2);
  });

  test('deletes unsent content after seven days, sooner than the privacy text promises', async () => {
    const s = await startInquiryService();
    await s.postWhile('rejected');
    s.memory.entries.set('inbox/2026-11-22/damaged', 'x');
    await s.rounds(7 * 96 - 3);
    expect(s.memory.entries.size).toBe(2);
    await s.rounds(1);
    expect([...s.memory.entries.keys()]).toEqual(['state']);
    expect(s.events('expired')).toHaveLength(2);
  });

  test('with a clock a week ahead for hours deletes nothing, and the clock set right sends it', async () => {
    const s = await startInquiryService();
    await s.rounds(1);
    await s.postWhile('deferred');
    s.provider.behaviour = 'deferred';
    s.clock.time += 8 * day;
    await s.rounds(11);
    s.clock.time -= 8 * day;
    s.provider.behaviour = 'accept';
    await s.rounds(2);
    expect(s.inquiries()).toHaveLength(1);
  });
});

describe('a round that cannot look at everything', () => {
  /** Rounds while each call takes its time. */
  async function slowRounds(s: TestService, count: number) {
    for (let round = 0; round < count; round += 1) await fastForward(30_000, () => s.rounds(1));
  }

  test('goes on where the last one stopped, and all is well once every key was seen', async () => {
    const s = await startInquiryService();
    s.faulty.read = (name) => slowly(80, s.memory.read(name));
    const { entries } = s.memory;
    for (const hours of [1, 12, 23]) {
      const receivedAt = start - 2 * day + hours * hour;
      const inquiry = sampleInquiry({ id: newInquiryId(receivedAt), receivedAt });
      entries.set(keyOf(inquiry), entryJson({ inquiry, unclearAttempts: 0, dueAt: 0 }));
    }
    for (let index = 0; index < 8000; index += 1) {
      const id = newInquiryId(start - 2 * day + (index * day) / 8000);
      entries.set(`inbox/2026-11-20/${id}-x`, `{"sentAt":${start}}`);
    }
    await slowRounds(s, 2);
    expect(await s.isHealthy()).toBe(false);
    await slowRounds(s, 1);
    expect(s.inquiries()).toHaveLength(3);
    expect(await s.isHealthy()).toBe(true);
  });

  test.each([
    ['one key', '/bad', 1],
    ['every key', 'inbox/', 0],
  ] as const)(
    'tells of %s that cannot be read twice, and sends the rest',
    async (_, part, sent) => {
      const s = await startInquiryService();
      s.memory.entries.set('inbox/2026-11-22/bad', '{"sentAt":0}');
      await s.rounds(1);
      await s.postWhile('deferred');
      s.faulty.read = (name) =>
        name.includes(part) ? Promise.reject(new Error('down')) : s.memory.read(name);
      await s.rounds(1);
      expect(s.inquiries()).toHaveLength(sent);
      expect(s.events('storeDown')).toHaveLength(1);
      expect(s.notices()).toEqual([]);
      await s.rounds(6);
      expect(s.notices()).toHaveLength(1);
      expect(s.notices()[0]!.text).toContain('NICHT LESBAR');
      expect(await s.isHealthy()).toBe(false);
      delete s.faulty.read;
      s.memory.entries.delete('inbox/2026-11-22/bad');
      await s.rounds(1);
      expect(await s.isHealthy()).toBe(true);
    },
  );

  test('has time for reading after a list that took 9 s', async () => {
    const s = await startInquiryService();
    s.faulty.keys = () => slowly(9000, s.memory.keys());
    await s.postWhile('deferred');
    await slowRounds(s, 1);
    expect(s.inquiries()).toHaveLength(1);
  });

  test('because the list is empty or hides it: an alert, what was stuck stays so, and the health check fails', async () => {
    const s = await startInquiryService();
    await s.rounds(1);
    s.faulty.keys = async () => [];
    await s.rounds(8);
    expect(s.events('listIncomplete')).toHaveLength(8);
    expect(await s.isHealthy()).toBe(true);
    await s.rounds(1);
    expect(await s.isHealthy()).toBe(false);
    delete s.faulty.keys;
    await s.postWhile('rejected');
    await s.rounds(1);
    for (const listed of [[], ['state']]) {
      s.faulty.keys = async () => listed;
      await s.rounds(4);
      expect(JSON.parse(s.memory.entries.get('state')!).stuck).toHaveLength(1);
      expect(await s.isHealthy()).toBe(false);
    }
  });

  test.each([
    ['that is no JSON', ''],
    ['that is nothing', 'null'],
    ['that is a list', '[]'],
    ['field by field', '{"round":1,"stuck":[1],"readTo":7,"noticeAt":"x","doubts":"x"}'],
  ])('repairs a damaged state %s', async (_, state) => {
    const s = await startInquiryService();
    s.memory.entries.set('state', state);
    expect(await s.isHealthy()).toBe(false);
    await s.postWhile('deferred');
    await s.rounds(1);
    expect(s.inquiries()).toHaveLength(1);
    expect(await s.isHealthy()).toBe(true);
    await s.postWhile('rejected');
    await s.rounds(1);
    expect(s.notices()).toHaveLength(1);
  });
});
