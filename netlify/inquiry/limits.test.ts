import { afterEach, describe, expect, test } from 'vitest';
import { memoryStore } from '../testing/memoryStore.js';
import { formPost, scriptPost, visitFrom, visitor } from '../testing/post.js';
import { startInquiry } from '../testing/startInquiry.js';
import { networkOf } from './addressLimit.js';
import { createDailyCount } from './dailyCount.js';

const hour = 3_600_000;

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:DB8:0001:2::1', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['::1', '0:0:0:0'],
  ['not an address', 'not an address'],
])('%s counts as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

describe('a flood', () => {
  let clock = Date.UTC(2026, 0, 10, 9);
  let inquiry: Awaited<ReturnType<typeof startInquiry>> | undefined;
  afterEach(() => inquiry?.close());

  async function start() {
    const store = memoryStore();
    inquiry = await startInquiry({ store, now: () => clock });
    const post = async (ip: string, request = scriptPost({})) => {
      const visit = visitFrom(ip);
      const response = await inquiry!.handle(request, visit);
      await visit.settled();
      return response;
    };
    return { store, post };
  }

  test('from one /64 is one flood', async () => {
    const { post } = await start();
    const statuses: number[] = [];
    for (let host = 1; host <= 12; host += 1) {
      statuses.push((await post(`2001:db8:1:2::${host}`)).status);
    }
    expect(statuses.filter((status) => status === 429)).toHaveLength(2);
    expect((await post('2001:db8:1:3::1')).status).toBe(202);
  });

  test('that goes on all day ends at the day’s ceiling of one address, in any process', async () => {
    const { store, post } = await start();
    let accepted = 0;
    for (let index = 0; index < 40; index += 1) {
      clock += hour / 10;
      accepted += (await post('192.0.2.1')).status === 202 ? 1 : 0;
    }
    expect(accepted).toBe(30);
    expect((await post('192.0.2.2')).status).toBe(202);
    const form = await post('192.0.2.1', formPost());
    expect(form.status).toBe(429);
    const page = await form.text();
    expect(page).toContain('mailto:owner@example.com');
    expect(page).toContain(visitor.lastName);
    // Nothing that is kept tells an address.
    expect(JSON.stringify([...store.entries])).not.toContain('192.0.2');
    clock += 24 * hour;
    expect((await post('192.0.2.1')).status).toBe(202);
  });

  test('from everywhere ends at the day’s ceiling of all', async () => {
    const store = memoryStore();
    const dependencies = { store, context: 'production', now: () => clock };
    const count = createDailyCount(dependencies, 's');
    for (let index = 0; index < 300; index += 1) {
      expect(await createDailyCount(dependencies, 's').isExceeded('new')).toBe(false);
      await count.add(`address ${index}`);
    }
    expect(await count.isExceeded('new')).toBe(true);
  });

  test('is counted by nobody where the store is down: nobody is refused for it', async () => {
    const keys = () => Promise.reject(new Error('down'));
    const store = { ...memoryStore(), keys, create: keys };
    const count = createDailyCount({ store, context: 'x', now: () => clock }, '');
    await count.add('192.0.2.1');
    expect(await count.isExceeded('192.0.2.1')).toBe(false);
  });
});
