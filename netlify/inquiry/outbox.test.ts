import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
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

const inquiry = (id = newInquiryId()): Inquiry => ({
  id,
  message: visitor,
  language: 'de',
  page: '/de/kontakt',
  receivedAt: clock,
  marks: [],
});

describe('the pauses between attempts', () => {
  it('are 1, 5, 10, 10, 10, 15, 30 minutes, 1, 2, 6 hours, then every 6 hours', () => {
    const minutes = [1, 5, 10, 10, 10, 15, 30, 60, 120, 360];
    expect(pauses.map((pause) => pause / minute)).toEqual(minutes);
    expect([11, 12, 40].map(pauseAfter)).toEqual([6 * hour, 6 * hour, 6 * hour]);
  });

  it('never shrink', () => {
    fc.assert(
      fc.property(fc.nat(60), (attempts) => pauseAfter(attempts + 1) >= pauseAfter(attempts)),
    );
  });
});

describe('the outbox', () => {
  it('names the deploy context in every key, because previews share the store', async () => {
    const preview = createOutbox({ store, context: 'deploy-preview', now: () => clock });
    const shared = inquiry();
    await preview.add(shared);
    await outbox.settle(newInquiryId());
    for (const key of store.entries.keys()) expect(key).toMatch(/^(production|deploy-preview)\//);
    expect(await outbox.ids('waiting')).toEqual([]);
    expect(await outbox.isDelivered(shared.id)).toBe(false);
    expect(await outbox.add(shared)).toBeDefined();
  });

  it('takes an id once, however many ask at the same time', async () => {
    const one = inquiry();
    const added = await Promise.all(Array.from({ length: 50 }, () => outbox.add(one)));
    expect(added.filter(Boolean)).toHaveLength(1);
    expect(await outbox.ids('waiting')).toEqual([one.id]);
  });

  it('gives an attempt to one of many who want to make it', async () => {
    const { id } = inquiry();
    await outbox.add(inquiry(id));
    clock += hour;
    const claims = await Promise.all(
      Array.from({ length: 50 }, () =>
        outbox.claim(id, ({ nextAttemptAt }) => clock >= nextAttemptAt),
      ),
    );
    expect(claims.filter(Boolean)).toMatchObject([{ attempts: 2 }]);
  });

  it('leaves a marker of a delivered inquiry that says nothing about a person', async () => {
    const one = inquiry();
    await outbox.add(one);
    await outbox.settle(one.id);
    expect([...store.entries]).toEqual([
      [`production/delivered/${one.id}`, new Date(clock).toISOString()],
    ]);
  });

  it('writes the marker before it forgets the content', async () => {
    const steps: string[] = [];
    const watched = createOutbox({
      store: {
        ...store,
        replace: async (key) => Boolean(steps.push(`write ${key.split('/')[1]}`)),
        remove: async (key) => void steps.push(`remove ${key.split('/')[1]}`),
      },
      context: 'production',
      now: () => clock,
    });
    await watched.settle(newInquiryId());
    expect(steps).toEqual(['write delivered', 'remove waiting']);
  });

  it('keeps a marker for as long as the privacy text says, at least a day', async () => {
    const { id } = inquiry();
    await outbox.settle(id);
    expect(markerLifetime).toBe(retention.markerHours * hour);
    expect(markerLifetime).toBeGreaterThanOrEqual(day);
    clock += markerLifetime - 1;
    expect(await outbox.purgeMarkers()).toBe(0);
    expect(await outbox.isDelivered(id)).toBe(true);
    clock += 1;
    expect(await outbox.purgeMarkers()).toBe(1);
    expect([...store.entries.keys()]).toEqual([]);
  });

  it('keeps content for seven days at the most, less a round of the scheduled function', () => {
    expect(contentLifetime).toBeLessThan(retention.inquiryDays * day);
    expect(contentLifetime).toBeGreaterThan((retention.inquiryDays - 1) * day);
  });

  it('brings a buried inquiry back when the operator asks for it', async () => {
    const one = inquiry();
    const entry = await outbox.add(one);
    await outbox.bury(entry!, '400');
    expect(await outbox.ids('waiting')).toEqual([]);
    expect((await outbox.read('dead', one.id))?.lastFailure).toBe('400');
    expect(await outbox.requeue(one.id)).toBe(true);
    expect(await outbox.ids('dead')).toEqual([]);
    expect(await outbox.claim(one.id, ({ nextAttemptAt }) => clock >= nextAttemptAt)).toBeDefined();
    expect(await outbox.requeue(newInquiryId())).toBe(false);
  });

  it('overlooks half-written files of a store on disk', async () => {
    store.entries.set('production/waiting/.k3j4h5', 'half');
    expect(await outbox.ids('waiting')).toEqual([]);
  });
});
