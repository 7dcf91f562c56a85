import type { ContactMessage } from '@advisor/contact';
import { describe, expect, test } from 'vitest';
import { hour } from '../time.js';
import { sampleInquiry, visitor } from '../../testing/post.js';
import {
  fastForward,
  slowly,
  start,
  startInquiryService,
} from '../../testing/startInquiryService.js';
import type { Entry } from './entry.js';
import { keyOf } from './keys.js';
import type { Store } from './Store.js';

/** The key and the value of an open entry. */
function openEntry(
  words: Partial<ContactMessage>,
  changes: Partial<Entry> = {},
  receivedAt = start,
) {
  const inquiry = sampleInquiry({ receivedAt, message: { ...visitor, ...words } });
  const entry: Entry = { inquiry, outcomes: [], dueAt: receivedAt, ...changes };
  return [keyOf('open', inquiry.id, receivedAt), JSON.stringify(entry)] as const;
}

describe('the owner or the monitor', () => {
  test('learns of a rejected key from the health check within the hour, for as long as it lasts', async () => {
    const s = startInquiryService();
    await s.runs(1);
    expect(await s.isHealthy()).toBe(true);
    Object.assign(s.provider, { behaviour: 'retryable', code: '401' });
    await s.post();
    await s.runs(5);
    for (let day = 0; day < 6; day += 1) {
      expect(await s.isHealthy()).toBe(false);
      await s.runs(96);
    }
    expect(s.events('unauthorized')).not.toEqual([]);
    // The notice is tried after the first hour, then each hour.
    expect(s.events('ownerNotNotified')).toHaveLength(6 * 24 + 1);
    expect(s.events('expired')).toEqual([]);
  });

  test('gets a notice of new findings at most once an hour, and of unchanged ones daily', async () => {
    const s = startInquiryService();
    await s.runs(1);
    await s.postWhile('rejected', s.another());
    await s.runs(1);
    expect(s.notices()).toHaveLength(1);
    for (let run = 0; run < 3; run += 1) {
      await s.postWhile('rejected', s.another());
      await s.runs(1);
    }
    expect(s.notices()).toHaveLength(1);
    await s.runs(1);
    expect(s.notices()).toHaveLength(2);
    expect(s.notices()[1]!.subject).toContain('4 Anfragen');
    await s.runs(95);
    expect(s.notices()).toHaveLength(2);
    await s.runs(1);
    expect(s.notices()).toHaveLength(3);
    expect(JSON.stringify(s.notices())).not.toMatch(/Privat|Streng|zoe/);
  });

  test('gets one mail a month that all is well, caused by the workflow alone, once it is', async () => {
    const s = startInquiryService();
    const monthly = () => s.provider.mails.filter(({ subject }) => subject.includes('in Ordnung'));
    const check = (headers: Record<string, string> = { Watcher: '1' }) =>
      s.checkHealth(new Request('https://advisor.example', { headers }));
    await check();
    await s.runs(1);
    await check({});
    expect(monthly()).toEqual([]);
    await Promise.all([check(), check()]);
    s.clock.time = Date.UTC(2026, 10, 30, 22, 30);
    await s.postWhile('rejected');
    await s.runs(1);
    await check();
    expect(monthly()).toHaveLength(1);
    // After midnight in Berlin.
    await s.runs(2);
    await check();
    expect(monthly()).toHaveLength(1);
    s.memory.entries.delete((await s.memory.keys('open/'))[0]!);
    await s.runs(1);
    await check();
    await check();
    expect(monthly()).toHaveLength(2);
  });
});

describe('the health check fails', () => {
  test('when runs start but die, and no inquiry is left to them', async () => {
    const s = startInquiryService();
    await s.runs(1);
    s.faulty.keys = async (prefix) => {
      if (prefix === undefined) throw new Error('died');
      return s.memory.keys(prefix);
    };
    await s.runs(5);
    expect(s.events('storeDown')).toHaveLength(5);
    expect(await s.isHealthy()).toBe(false);
    for (let post = 0; post < 70; post += 1) await s.post(s.another());
    expect(s.inquiries()).toHaveLength(70);
  });
});

describe('a run', () => {
  test('notifies the owner before it deletes, unread, within 30 s for 2,000 keys at 80 ms a call', async () => {
    const s = startInquiryService();
    const { entries } = s.memory;
    const noticesAtDelete: number[] = [];
    const read: string[] = [];
    s.faulty.read = (name) => {
      read.push(name);
      return slowly(80, s.memory.read(name));
    };
    s.faulty.remove = (name) => {
      noticesAtDelete.push(s.notices().length);
      return slowly(80, s.memory.remove(name));
    };
    await s.postWhile('rejected');
    read.length = 0;
    for (let index = 0; index < 2000; index += 1) entries.set(`sent/2026-11-18/${index}`, '{}');
    let isOver = false;
    await fastForward(30_000, async () => void s.processOutbox().then(() => (isOver = true)));
    expect(isOver).toBe(true);
    expect(noticesAtDelete).toEqual(Array<number>(2000).fill(1));
    expect([...entries.keys()]).toEqual([expect.stringMatching('^open/'), 'state']);
    expect(read.filter((key) => key.startsWith('sent/'))).toEqual([]);
  });

  test.each([
    [9900, true],
    [21_900, false],
  ])(
    'writes its state within 30 s when store and provider are at their limits, and has the keys after %i ms',
    async (listTime, isAttempted) => {
      const s = startInquiryService();
      s.slowDown(1490, listTime);
      // A digest that is rejected at the last moment, each of whose inquiries then takes as long.
      for (let index = 0; index < 400; index += 1) {
        const [key, json] = openEntry({ subject: `${index}` }, {}, start - 2 * hour);
        s.memory.entries.set(key, json).set(key.replace('open', 'sent'), 'damaged');
      }
      Object.assign(s.provider, { behaviour: 'rejected', isHanging: true });
      let isOver = false;
      await fastForward(30_000, async () => void s.processOutbox().then(() => (isOver = true)));
      expect(isOver).toBe(true);
      expect(s.events('attemptFailed').length > 0).toBe(isAttempted);
    },
  );

  test('deletes unsent and damaged entries within seven days, with an alert', async () => {
    const s = startInquiryService();
    await s.postWhile('rejected');
    s.memory.entries.set('open/2026-11-22/damaged', 'x');
    s.clock.time = Date.UTC(2026, 10, 28, 23, 30);
    await s.runs(1);
    expect(s.memory.entries.size).toBe(3);
    await s.runs(1);
    expect([...s.memory.entries.keys()]).toEqual(['state']);
    expect(s.events('expired')).toHaveLength(1);
  });

  test('goes on where the last one stopped', async () => {
    const s = startInquiryService();
    s.faulty.read = (name) => slowly(1000, s.memory.read(name));
    for (let index = 0; index < 7000; index += 1)
      s.memory.entries.set(...openEntry({ subject: `${index}` }, { dueAt: start + 2 * hour }));
    s.memory.entries.set(...openEntry({ subject: 'due' }));
    for (let run = 0; run < 3; run += 1) await fastForward(30_000, () => s.runs(1));
    expect(await s.memory.keys('sent/')).toHaveLength(1);
  });

  const [bad, json] = openEntry({ subject: 'bad' });
  const damaged = ['null', '{"inquiry":{}}', '{"inquiry":'];
  test.each<[string, string, Store['read']?]>([
    ['cannot be read', json, () => Promise.reject(new Error('down'))],
    ['is listed but missing', json, () => Promise.resolve(null)],
    ...damaged.map((value): [string, string] => [`holds ${value}`, value]),
  ])('reports a key that twice %s, and sends the rest', async (_, value, read) => {
    const s = startInquiryService();
    await s.runs(1);
    s.memory.entries.set(bad, value);
    await s.postWhile('retryable', s.another());
    s.faulty.read = (key) => (read && key === bad ? read(key) : s.memory.read(key));
    await s.runs(1);
    expect(s.inquiries()).toHaveLength(1);
    expect(s.notices()).toEqual([]);
    expect(await s.isHealthy()).toBe(true);
    await s.runs(1);
    expect(s.notices()[0]!.text).toContain(`Nummer ${bad.split('/')[2]}`);
    expect(await s.isHealthy()).toBe(false);
    delete s.faulty.read;
    s.memory.entries.set(bad, json);
    await s.runs(1);
    expect(s.inquiries()).toHaveLength(2);
    expect(await s.isHealthy()).toBe(true);
  });

  test('keeps reporting an inquiry that it has no time to read', async () => {
    const s = startInquiryService();
    await s.postWhile('rejected');
    await s.runs(1);
    s.faulty.keys = (prefix) => slowly(15_000, s.memory.keys(prefix));
    await fastForward(30_000, () => s.runs(1));
    expect(await s.isHealthy()).toBe(false);
  });

  test('sends digests of less than 5 MB, and no notice of late entries that it sends', async () => {
    const s = startInquiryService();
    for (let index = 0; index < 80; index += 1) {
      // The largest post, of the sign that grows most.
      const words = { subject: `${index}`, service: '"'.repeat(48 * 1024) };
      s.memory.entries.set(...openEntry(words, {}, start - 2 * hour));
    }
    await s.runs(1);
    const sizes = s.provider.mails.map(({ text }) => Buffer.byteLength(JSON.stringify(text)));
    expect(sizes).toHaveLength(2);
    expect(Math.max(...sizes)).toBeLessThan(5_000_000);
    expect(await s.isHealthy()).toBe(true);
  });

  test('whose digest is rejected mails each inquiry by itself, and the owner hears of the rejected one', async () => {
    const s = startInquiryService();
    for (let index = 0; index < 40; index += 1)
      s.memory.entries.set(
        ...openEntry({ subject: `Inquiry ${index}.` }, { outcomes: ['unknown'] }),
      );
    s.provider.rejectedText = 'Inquiry 7.';
    await s.runs(1);
    expect(s.inquiries()).toHaveLength(39);
    const [key] = openEntry({ subject: 'Inquiry 7.' });
    expect(await s.memory.keys('open/')).toEqual([key]);
    expect(s.notices()[0]!.text.match(/Nummer \w+/g)).toEqual([`Nummer ${key.split('/')[2]}`]);
    await s.runs(20);
    expect(s.inquiries()).toHaveLength(39);
  });

  test('sends under its number an entry that was stored before fields were added', async () => {
    const s = startInquiryService();
    const { company: _, ...message } = visitor;
    const inquiry = { ...sampleInquiry({ receivedAt: start }), message, id: 'earlier' };
    const key = keyOf('open', 'earlier', start);
    s.memory.entries.set(key, JSON.stringify({ inquiry, outcomes: [], dueAt: start }));
    await s.runs(1);
    expect(s.inquiries()[0]!.text).toContain('\nNummer: earlier\n');
    expect(s.inquiries()[0]!.text).not.toMatch(/Unternehmen|undefined/);
    expect([...s.memory.entries.keys()]).toEqual([key.replace('open', 'sent'), 'state']);
  });

  test('sends an inquiry once although another is on its way', async () => {
    const s = startInquiryService();
    await s.postWhile('retryable');
    await Promise.all([s.runs(1), s.processOutbox(), s.processOutbox()]);
    expect(s.inquiries()).toHaveLength(1);
  });

  test.each([
    '{',
    'null',
    '{"finishedAt":"x","notifiedAt":1e300,"overdue":{},"notified":[1],"skipped":1}',
  ])('repairs a damaged state %s', async (state) => {
    const s = startInquiryService();
    s.memory.entries.set('state', state);
    expect(await s.isHealthy()).toBe(false);
    await s.runs(1);
    expect(await s.isHealthy()).toBe(true);
    await s.postWhile('rejected');
    await s.runs(1);
    expect(s.notices()).toHaveLength(1);
  });
});
