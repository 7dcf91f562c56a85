import type { ContactMessage } from '@advisor/contract/contactMessage';
import { beforeEach, describe, expect, test } from 'vitest';
import { hour, minute } from '../time.js';
import { sampleInquiry, visitor } from '../testing/post.js';
import {
  fastForward,
  slowly,
  start,
  startTestService,
  type TestService,
} from '../testing/startTestService.js';
import type { Entry } from './entry.js';
import { keyOf } from './keys.js';
import type { Store } from './Store.js';

let service: TestService;
beforeEach(() => {
  service = startTestService();
});

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

test('the owner gets a reminder of what waits every six hours, without the visitors’ words', async () => {
  await service.runs(1);
  for (let post = 0; post < 2; post += 1) await service.postWhile('rejected', service.another());
  service.provider.behaviour = 'rejected';
  await service.runs(1);
  expect(service.reminders()).toHaveLength(0);
  service.provider.behaviour = 'accept';
  await service.runs(1);
  expect(service.reminders()).toHaveLength(1);
  await service.postWhile('rejected', service.another());
  await service.runs(23);
  expect(service.reminders()).toHaveLength(1);
  await service.runs(1);
  expect(service.reminders()).toHaveLength(2);
  expect(service.reminders()[1]!.subject).toContain('3 Anfragen');
  expect(JSON.stringify(service.reminders())).not.toMatch(/Privat|Streng|zoe/);
});

describe('a run', () => {
  test('notifies the owner before it deletes, within 30 s for 2,000 keys at 80 ms a call', async () => {
    service.slowDown(80);
    const remindersAtDelete = new Set<number>();
    service.faulty.remove = (key) => {
      remindersAtDelete.add(service.reminders().length);
      return slowly(80, service.memory.remove(key));
    };
    await service.postWhile('rejected');
    const { entries } = service.memory;
    for (let index = 0; index < 2000; index += 1) entries.set(`sent/2026-11-18/${index}`, '{}');
    await fastForward(30_000, service.processOutbox);
    expect(remindersAtDelete).toEqual(new Set([1]));
    expect([...entries.keys()]).toEqual([expect.stringMatching('^open/'), 'state']);
  });

  test.each([
    [9900, true],
    [21_900, false],
  ])(
    'writes its state within 30 s when store and provider are at their limits, and has the keys after %i ms',
    async (listTime, isAttempted) => {
      service.slowDown(1490, listTime);
      // The digest is rejected at the last moment, and then each of its inquiries takes as long.
      for (let index = 0; index < 400; index += 1) {
        const [key, json] = openEntry({ subject: `${index}` }, {}, start - 2 * hour);
        service.memory.entries.set(key, json).set(key.replace('open', 'sent'), 'damaged');
      }
      Object.assign(service.provider, { behaviour: 'rejected', isHanging: true });
      await fastForward(30_000, service.processOutbox);
      expect(service.events('attemptFailed').length > 0).toBe(isAttempted);
    },
  );

  test('deletes what is unsent after the day that the reminder names, with an alert', async () => {
    const { entries } = service.memory;
    await service.postWhile('rejected');
    entries.set('open/2026-11-22/damaged', 'x');
    const midnight = Date.UTC(2026, 10, 29);
    const [key, json] = openEntry({ subject: 'Due at midnight' }, { dueAt: midnight });
    entries.set(key, json);
    service.clock.time = midnight - 30 * minute;
    await service.runs(1);
    expect(service.reminders()[0]!.text).toContain('gespeichert bis 28. November 2026');
    expect(entries.size).toBe(4);
    await service.runs(1);
    const sent = key.replace('open/2026-11-22', 'sent/2026-11-29');
    expect([...entries.keys()].toSorted()).toEqual([sent, 'state']);
    expect(service.events('expired')).toEqual([expect.stringContaining('"count":2')]);
  });

  test('goes on where the last one stopped', async () => {
    service.faulty.read = (name) => slowly(1000, service.memory.read(name));
    for (let index = 0; index < 7000; index += 1)
      service.memory.entries.set(
        ...openEntry({ subject: `${index}` }, { dueAt: start + 2 * hour }),
      );
    service.memory.entries.set(...openEntry({ subject: 'due' }));
    for (let run = 0; run < 3; run += 1) await fastForward(30_000, () => service.runs(1));
    expect(await service.memory.keys('sent/')).toHaveLength(1);
  });

  const [bad, json] = openEntry({ subject: 'bad' });
  const damaged = ['null', '{"inquiry":{}}', '{"inquiry":'];
  test.each<[string, string, Store['read']?]>([
    ['cannot be read', json, () => Promise.reject(new Error('down'))],
    ['is listed but missing', json, () => Promise.resolve(null)],
    ...damaged.map((value): [string, string] => [`holds ${value}`, value]),
  ])('reports a key that twice %s, and sends the rest', async (_, value, read) => {
    await service.runs(1);
    service.memory.entries.set(bad, value);
    await service.postWhile('retryable', service.another());
    service.faulty.read = (key) => (read && key === bad ? read(key) : service.memory.read(key));
    await service.runs(1);
    expect(service.inquiries()).toHaveLength(1);
    expect(service.reminders()).toEqual([]);
    expect(await service.isHealthy()).toBe(true);
    await service.runs(1);
    expect(service.reminders()[0]!.text).toContain(`Nummer ${bad.split('/')[2]}`);
    expect(await service.isHealthy()).toBe(false);
    service.faulty.read = service.memory.read;
    service.memory.entries.set(bad, json);
    await service.runs(1);
    expect(service.inquiries()).toHaveLength(2);
    expect(await service.isHealthy()).toBe(true);
  });

  test('keeps reporting an inquiry that it has no time to read', async () => {
    await service.postWhile('rejected');
    await service.runs(1);
    service.faulty.keys = (prefix) => slowly(15_000, service.memory.keys(prefix));
    await fastForward(30_000, () => service.runs(1));
    expect(await service.isHealthy()).toBe(false);
  });

  test('sends digests of less than 5 MB, and no reminder of late entries that it sends', async () => {
    for (let index = 0; index < 80; index += 1) {
      // The largest post, of a character that JSON escapes.
      const words = { subject: `${index}`, service: '"'.repeat(48 * 1024) };
      service.memory.entries.set(...openEntry(words, {}, start - 2 * hour));
    }
    await service.runs(1);
    const sizes = service.provider.mails.map(({ text }) => Buffer.byteLength(JSON.stringify(text)));
    expect(sizes).toHaveLength(2);
    expect(Math.max(...sizes)).toBeLessThan(5_000_000);
    expect(await service.isHealthy()).toBe(true);
  });

  test('whose digest is rejected mails each inquiry by itself, and the owner hears of the rejected one', async () => {
    for (let index = 0; index < 40; index += 1)
      service.memory.entries.set(
        ...openEntry({ subject: `Inquiry ${index}.` }, { outcomes: ['unknown'] }),
      );
    service.provider.rejectedText = 'Inquiry 7.';
    await service.runs(1);
    expect(service.inquiries()).toHaveLength(39);
    const [key] = openEntry({ subject: 'Inquiry 7.' });
    expect(await service.memory.keys('open/')).toEqual([key]);
    expect(service.reminders()[0]!.text.match(/Nummer \w+/g)).toEqual([
      `Nummer ${key.split('/')[2]}`,
    ]);
    await service.runs(20);
    expect(service.inquiries()).toHaveLength(39);
  });

  test('sends under its id an entry that was stored before fields were added', async () => {
    const { company: _, ...message } = visitor;
    const inquiry = { ...sampleInquiry({ receivedAt: start }), message, id: 'earlier' };
    const key = keyOf('open', 'earlier', start);
    service.memory.entries.set(key, JSON.stringify({ inquiry, outcomes: [], dueAt: start }));
    await service.runs(1);
    expect(service.inquiries()[0]!.text).toContain('\nNummer: earlier\n');
    expect(service.inquiries()[0]!.text).not.toMatch(/Unternehmen|undefined/);
    expect([...service.memory.entries.keys()]).toEqual([key.replace('open', 'sent'), 'state']);
  });

  test('sends an inquiry once although another is on its way', async () => {
    await service.postWhile('retryable');
    await Promise.all([service.runs(1), service.processOutbox(), service.processOutbox()]);
    expect(service.inquiries()).toHaveLength(1);
  });

  test.each([
    '{',
    'null',
    '{"finishedAt":"x","remindedAt":1e300,"overdue":{},"skipped":[1]}',
    '{"overdue":["state","open/x/y"],"skipped":["state","open/x/y"]}',
  ])('repairs a damaged state %s', async (state) => {
    service.memory.entries.set('state', state).set('open/x/y', '{}');
    expect(await service.isHealthy()).toBe(false);
    await service.runs(1);
    expect(await service.isHealthy()).toBe(true);
    await service.postWhile('rejected');
    await service.runs(1);
    expect(service.reminders()).toHaveLength(1);
  });
});
