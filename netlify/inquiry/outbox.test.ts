import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { newInquiryId, retention } from '../contact.js';
import { memoryStore } from '../testing/memoryStore.js';
import { visitor } from '../testing/post.js';
import type { Inquiry } from './Inquiry.js';
import { contentLifetime, createOutbox, markerLifetime, pauseAfter, pauses } from './outbox.js';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

let clock = 0;
let store = memoryStore();
let outbox = createOutbox({ store, context: 'production', now: () => clock });

beforeEach(() => {
  clock = Date.UTC(2026, 0, 1);
  store = memoryStore();
  outbox = createOutbox({ store, context: 'production', now: () => clock });
});

async function hold(id: string) {
  const held = await outbox.hold('waiting', id);
  if (!held || held === 'unreadable') throw new Error(`${id} does not wait`);
  return held;
}

const inquiry = (id = newInquiryId()): Inquiry => ({
  id,
  message: visitor,
  language: 'de',
  page: '/de/kontakt',
  receivedAt: clock,
  marks: [],
});

describe('the pauses between attempts', () => {
  test('are 1, 5, 10, 10, 10, 15, 30 minutes, 1, 2, 6 hours, then every 6 hours', () => {
    const minutes = [1, 5, 10, 10, 10, 15, 30, 60, 120, 360];
    expect(pauses.map((pause) => pause / minute)).toEqual(minutes);
    expect([11, 12, 40].map(pauseAfter)).toEqual([6 * hour, 6 * hour, 6 * hour]);
  });

  test('never shrink', () => {
    fc.assert(
      fc.property(fc.nat(60), (attempts) => pauseAfter(attempts + 1) >= pauseAfter(attempts)),
    );
  });
});

describe('the outbox', () => {
  test('names the deploy context in every key, because previews share the store', async () => {
    const preview = createOutbox({ store, context: 'deploy-preview', now: () => clock });
    const shared = inquiry();
    await preview.add(shared);
    await outbox.settle(newInquiryId());
    for (const key of store.entries.keys()) expect(key).toMatch(/^(production|deploy-preview)\//);
    expect(await outbox.ids('waiting')).toEqual([]);
    expect(await outbox.isDelivered(shared.id)).toBe(false);
    expect(await outbox.add(shared)).toBe(true);
  });

  test('takes an id once, however many ask at the same time', async () => {
    const one = inquiry();
    const added = await Promise.all(Array.from({ length: 50 }, () => outbox.add(one)));
    expect(added.filter(Boolean)).toHaveLength(1);
    expect(await outbox.ids('waiting')).toEqual([one.id]);
  });

  test('gives an attempt to one of many who want to make it', async () => {
    const { id } = inquiry();
    await outbox.add(inquiry(id));
    clock += hour;
    const held = await hold(id);
    const claims = await Promise.all(Array.from({ length: 50 }, () => outbox.claim(held)));
    expect(claims.filter(Boolean)).toMatchObject([{ entry: { attempts: 2, unknown: 2 } }]);
  });

  test('leaves a marker of a delivered inquiry that says nothing about a person', async () => {
    const one = inquiry();
    await outbox.add(one);
    await outbox.settle(one.id);
    expect([...store.entries]).toEqual([
      [`production/delivered/${one.id}`, new Date(clock).toISOString()],
    ]);
  });

  test('writes the marker before it forgets the content', async () => {
    const steps: string[] = [];
    const watched = createOutbox({
      store: {
        ...store,
        replace: async (key) => {
          steps.push(`write ${key.split('/')[1]}`);
          return { value: '' };
        },
        remove: async (key) => void steps.push(`remove ${key.split('/')[1]}`),
      },
      context: 'production',
      now: () => clock,
    });
    await watched.settle(newInquiryId());
    expect(steps).toEqual(['write delivered', 'remove waiting', 'remove dead', 'remove unclear']);
  });

  test('keeps a marker for as long as the privacy text says, at least a day', async () => {
    const { id } = inquiry();
    await outbox.settle(id);
    expect(markerLifetime).toBe(retention.markerHours * hour);
    expect(markerLifetime).toBeGreaterThanOrEqual(day);
    clock += markerLifetime - 1;
    const key = outbox.key('delivered', id);
    expect(await outbox.purge(key, markerLifetime)).toBe(false);
    expect(await outbox.isDelivered(id)).toBe(true);
    clock += 1;
    expect(await outbox.purge(key, markerLifetime)).toBe(true);
    expect([...store.entries.keys()]).toEqual([]);
  });

  test('keeps content for seven days at the most, less a round of the scheduled function', () => {
    expect(contentLifetime).toBeLessThan(retention.inquiryDays * day);
    expect(contentLifetime).toBeGreaterThan((retention.inquiryDays - 1) * day);
  });

  test.each(['dead', 'unclear'] as const)(
    'brings an inquiry back from the shelf %s when the operator asks for it',
    async (shelf) => {
      const one = inquiry();
      await outbox.add(one);
      await outbox.shelve(await hold(one.id), shelf, '400');
      expect(await outbox.ids('waiting')).toEqual([]);
      expect((await outbox.read(shelf, one.id))?.lastFailure).toBe('400');
      expect(await outbox.requeue(one.id)).toBe(true);
      expect(await outbox.ids(shelf)).toEqual([]);
      expect((await hold(one.id)).entry).toMatchObject({ unknown: 0, nextAttemptAt: 0 });
      expect(await outbox.requeue(newInquiryId())).toBe(false);
    },
  );

  test('leaves nothing on any shelf of what was delivered', async () => {
    const one = inquiry();
    await outbox.add(one);
    await outbox.shelve(await hold(one.id), 'unclear', 'TIMEOUT');
    await outbox.settle(one.id);
    expect([...store.entries.keys()]).toEqual([`production/delivered/${one.id}`]);
  });

  test('writes nothing about an inquiry that was deleted while it was being sent', async () => {
    const one = inquiry();
    await outbox.add(one);
    const held = await hold(one.id);
    await outbox.remove('waiting', one.id);
    await outbox.noteFailure(held, '503', true);
    expect(await outbox.shelve(held, 'dead', '400')).toBe(false);
    expect([...store.entries.keys()]).toEqual([]);
  });

  test('counts an attempt of unknown outcome, and takes it back when it certainly failed', async () => {
    const { id } = inquiry();
    await outbox.add(inquiry(id));
    await outbox.noteFailure(await hold(id), '503', true);
    expect((await hold(id)).entry.unknown).toBe(0);
    await outbox.noteFailure((await outbox.claim(await hold(id)))!, 'TIMEOUT', false);
    expect((await hold(id)).entry).toMatchObject({ unknown: 1, nextAttemptAt: clock + hour / 2 });
  });

  test.each([
    '',
    'null',
    '[]',
    '{"inquiry":{}}',
    JSON.stringify({ inquiry: inquiry(newInquiryId()) }),
  ])('takes %j for no entry', async (text) => {
    const id = newInquiryId();
    store.entries.set(`production/waiting/${id}`, text);
    expect(await outbox.hold('waiting', id)).toBe('unreadable');
    await outbox.setAside(outbox.key('waiting', id));
    expect(await outbox.ids('waiting')).toEqual([]);
    const key = outbox.key('unreadable', id);
    clock += contentLifetime - 1;
    expect(await outbox.purge(key, contentLifetime)).toBe(false);
    clock += 1;
    expect(await outbox.purge(key, contentLifetime)).toBe(true);
    expect([...store.entries.keys()]).toEqual([]);
  });

  test('reads an entry that was written before unknown outcomes were counted', async () => {
    const { id } = inquiry();
    await outbox.add(inquiry(id));
    const { unknown: _unknown, ...old } = (await hold(id)).entry;
    store.entries.set(`production/waiting/${id}`, JSON.stringify(old));
    expect((await hold(id)).entry.unknown).toBe(0);
  });

  test('overlooks half-written files of a store on disk', async () => {
    store.entries.set('production/waiting/.k3j4h5', 'half');
    expect(await outbox.ids('waiting')).toEqual([]);
    expect((await outbox.list()).strays).toEqual(['production/waiting/.k3j4h5']);
  });
});
