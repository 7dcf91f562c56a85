import { describe, expect, test } from 'vitest';
import { dayLength, hour, minute, type ContactMessage } from '../contact.js';
import { sampleInquiry, visitor } from '../testing/post.js';
import { startInquiryService } from '../testing/startInquiryService.js';
import { fastForward, slowly, start } from '../testing/clock.js';
import { keyOf, type Entry } from './entry.js';

/** The key and the value of an open entry. */
function openEntry(
  words: Partial<ContactMessage>,
  changes: Partial<Entry> = {},
  receivedAt = start,
) {
  const inquiry = sampleInquiry({
    receivedAt,
    message: { ...visitor, ...words },
  });
  const entry: Entry = { inquiry, attempts: 0, failedAttempts: 0, dueAt: receivedAt, ...changes };
  return [keyOf('open', inquiry), JSON.stringify(entry)] as const;
}

describe('the owner or the monitor', () => {
  test('learns of a rejected key from the health check within the hour, for as long as it lasts', async () => {
    const s = startInquiryService();
    await s.runs(1);
    expect(await s.isHealthy()).toBe(true);
    Object.assign(s.provider, { behaviour: 'deferred', code: '401' });
    let unhealthyAfter = 0;
    for (let passed = 0; passed < 8 * dayLength; passed += 15 * minute) {
      if (passed % dayLength === 0) expect((await s.post(s.another())).status).toBe(202);
      await s.runs(1);
      if (!unhealthyAfter && !(await s.isHealthy())) unhealthyAfter = passed;
      if (unhealthyAfter) expect(await s.isHealthy()).toBe(false);
      if (passed < 6 * dayLength) expect(s.events('expired')).toEqual([]);
    }
    expect(unhealthyAfter).toBeLessThanOrEqual(hour);
    expect(s.events('unauthorized')).not.toEqual([]);
    // The notice is tried each hour, and no sooner.
    expect(s.events('ownerNotNotified').length).toBeGreaterThan(7 * 24);
    expect(s.events('ownerNotNotified').length).toBeLessThan(8 * 24);
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

  test('gets one notice from concurrent runs', async () => {
    const s = startInquiryService();
    await s.postWhile('rejected');
    await Promise.all([s.processOutbox(), s.processOutbox(), s.processOutbox()]);
    expect(s.notices()).toHaveLength(1);
  });

  test('hears on the first of each month that all is well, and when the health check last ran', async () => {
    const s = startInquiryService();
    await s.runs(1);
    const monthly = () => s.provider.mails.map(({ subject }) => subject);
    await s.handleHealthCheck(new Request('https://advisor.example'));
    s.clock.time = Date.UTC(2026, 10, 30, 22, 30);
    await s.runs(1);
    expect(monthly()).toEqual([]);
    // Midnight in Berlin.
    await s.runs(2);
    expect(monthly()).toEqual(['Website: Alles in Ordnung']);
    expect(s.provider.mails[0]!.text).toContain('noch nie nachgesehen');
    await s.handleHealthCheck(
      new Request('https://advisor.example', { headers: { Watcher: '1' } }),
    );
    s.clock.time = Date.UTC(2026, 11, 31, 23);
    await s.runs(1);
    expect(s.provider.mails[1]!.text).toContain('Dienstag, 1. Dezember 2026, um 00:');
  });

  test('hears it once, and later, when something is undelivered on the first', async () => {
    const s = startInquiryService();
    await s.runs(1);
    s.clock.time = Date.UTC(2026, 10, 30, 22, 50);
    await s.postWhile('rejected');
    await s.runs(2);
    const monthly = () => s.provider.mails.filter(({ subject }) => subject.includes('in Ordnung'));
    expect(monthly()).toEqual([]);
    for (const key of await s.memory.keys('open/')) await s.memory.remove(key);
    await s.runs(3);
    expect(monthly()).toHaveLength(1);
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
    for (let run = 0; run < 5; run += 1) await s.runs(1).catch(() => {});
    expect(await s.isHealthy()).toBe(false);
    for (let post = 0; post < 70; post += 1) await s.post(s.another());
    expect(s.inquiries()).toHaveLength(70);
  });
});

describe('a run', () => {
  test('notifies the owner before it deletes, within 30 s for 2,000 keys at 80 ms a call', async () => {
    const s = startInquiryService();
    const { entries } = s.memory;
    const noticesAtDelete: number[] = [];
    s.faulty.read = (name) => slowly(80, s.memory.read(name));
    s.faulty.remove = (name) => {
      noticesAtDelete.push(s.notices().length);
      return slowly(80, s.memory.remove(name));
    };
    await s.postWhile('rejected');
    for (let index = 0; index < 2000; index += 1) entries.set(`sent/2026-11-18/${index}`, '{}');
    let isOver = false;
    await fastForward(30_000, async () => void s.processOutbox().then(() => (isOver = true)));
    expect(isOver).toBe(true);
    expect(noticesAtDelete).toEqual(Array<number>(2000).fill(1));
    expect([...entries.keys()]).toEqual([expect.stringMatching('^open/'), 'state']);
  });

  test('reads no sent entry', async () => {
    const s = startInquiryService();
    s.memory.entries.set('sent/2026-11-22/a', 'x');
    s.faulty.read = (key) =>
      key.startsWith('sent/') ? Promise.reject(new Error('read')) : s.memory.read(key);
    await s.runs(1);
    expect(s.events('storeDown')).toEqual([]);
  });

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

  test('starts at a different key each time, so that entries not due do not hold up the others', async () => {
    const s = startInquiryService();
    s.faulty.read = (name) => slowly(80, s.memory.read(name));
    const later = start + 2 * hour;
    for (let index = 0; index < 25_000; index += 1)
      s.memory.entries.set(...openEntry({ subject: `${index}` }, { dueAt: later }));
    for (let index = 0; index < 3; index += 1)
      s.memory.entries.set(...openEntry({ subject: `due ${index}` }));
    for (let run = 0; run < 4; run += 1) await fastForward(30_000, () => s.runs(1));
    expect(await s.memory.keys('sent/')).toHaveLength(3);
  });

  test.each([
    ['cannot be read', () => Promise.reject(new Error('down'))],
    ['is listed but missing', () => Promise.resolve(null)],
  ])('reports a key that %s twice, and sends the rest', async (_, read) => {
    const s = startInquiryService();
    await s.runs(1);
    const [bad, json] = openEntry({ subject: 'bad' });
    s.memory.entries.set(bad, json);
    await s.postWhile('deferred', s.another());
    s.faulty.read = (key) => (key === bad ? read() : s.memory.read(key));
    await s.runs(1);
    expect(s.inquiries()).toHaveLength(1);
    expect(s.notices()).toEqual([]);
    expect(await s.isHealthy()).toBe(true);
    await s.runs(1);
    expect(s.notices()).toHaveLength(1);
    expect(s.notices()[0]!.text).toContain('nicht lesbar');
    expect(await s.isHealthy()).toBe(false);
    delete s.faulty.read;
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

  test('sends digests of at most 4 MB, and no notice of late entries that it sends', async () => {
    const s = startInquiryService();
    for (let index = 0; index < 200; index += 1) {
      const words = { subject: `${index}`, service: 'x'.repeat(40_000) };
      s.memory.entries.set(...openEntry(words, {}, start - 2 * hour));
    }
    await s.runs(1);
    const sizes = s.provider.mails.map(({ text }) => Buffer.byteLength(JSON.stringify(text)));
    expect(sizes).toHaveLength(3);
    expect(Math.max(...sizes)).toBeLessThan(4_001_000);
    expect(await s.isHealthy()).toBe(true);
  });

  test('reports a damaged entry by its id', async () => {
    const s = startInquiryService();
    for (const value of ['', 'null', '[]', '{"inquiry":{}}', '{"inquiry":'])
      s.memory.entries.set(`open/2026-11-22/damaged${value.length}`, value);
    await s.runs(1);
    expect(s.notices()[0]!.subject).toContain('5 Anfragen');
    expect(s.notices()[0]!.text).toContain('Nummer damaged2, nicht lesbar');
  });

  test('sends under its number an entry that was stored before a field was added', async () => {
    const s = startInquiryService();
    const [, json] = openEntry({});
    const withoutField = json.replace(`"company":"${visitor.company}",`, '');
    s.memory.entries.set('open/2026-11-22/earlier', withoutField);
    await s.runs(1);
    expect(s.inquiries()).toHaveLength(1);
    expect(s.inquiries()[0]!.messageId).toBe('earlier');
    expect(s.inquiries()[0]!.text).toContain('\nNummer: earlier\n');
    expect(s.inquiries()[0]!.text).not.toMatch(/Unternehmen|undefined/);
    expect(await s.memory.keys('sent/')).toEqual(['sent/2026-11-22/earlier']);
    expect(await s.memory.keys('open/')).toEqual([]);
  });

  test('does not resend an entry that was left in both sent/ and open/', async () => {
    const s = startInquiryService();
    const [key, json] = openEntry({ subject: 'sent' });
    s.memory.entries.set(key, json);
    s.memory.entries.set(key.replace('open', 'sent'), json);
    await s.runs(20);
    expect(s.inquiries()).toEqual([]);
    expect([...s.memory.entries.keys()].some((each) => each.startsWith('open/'))).toBe(false);
  });

  const values = { finishedAt: 'x', notifiedAt: -1, monthlyAt: 1e300, undelivered: [1] };
  const states = ['{', 'null', JSON.stringify(values)];
  test.each(states)('repairs a damaged state %s', async (state) => {
    const s = startInquiryService();
    s.memory.entries.set('state', state);
    expect(await s.isHealthy()).toBe(false);
    await s.postWhile('deferred', s.another());
    await s.runs(1);
    expect(s.inquiries()).toHaveLength(1);
    expect(await s.isHealthy()).toBe(true);
    await s.postWhile('rejected', s.another());
    await s.runs(1);
    expect(s.notices()).toHaveLength(1);
  });
});
