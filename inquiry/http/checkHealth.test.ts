import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Store } from '../outbox/Store.js';
import { startTestService, type TestService } from '../testing/startTestService.js';
import { dayLength, minute } from '../time.js';

let service: TestService;
beforeEach(() => {
  service = startTestService();
});

const check = async (token?: string) => {
  const headers = token === undefined ? {} : { Authorization: `Bearer ${token}` };
  return (await service.checkHealth(new Request('https://advisor.example', { headers }))).status;
};

test('fails until a run has finished', async () => {
  expect(await check()).toBe(503);
  await service.runs(1);
  expect(await check()).toBe(200);
});

test('fails from the first hour of a rejected key on, for as long as it lasts', async () => {
  await service.runs(1);
  expect(await check()).toBe(200);
  Object.assign(service.provider, { behaviour: 'retryable', code: '401' });
  await service.post();
  await service.runs(5);
  for (let day = 0; day < 6; day += 1) {
    expect(await check()).toBe(503);
    await service.runs(96);
  }
  expect(service.events('ownerNotNotified')).not.toEqual([]);
  expect(service.events('expired')).toEqual([]);
});

test('fails when runs start but die, and no inquiry is left to them', async () => {
  await service.runs(1);
  service.faulty.keys = async (prefix) => {
    if (prefix === undefined) throw new Error('died');
    return service.memory.keys(prefix);
  };
  await service.runs(5);
  expect(service.events('storeDown')).toHaveLength(5);
  expect(await check()).toBe(503);
  for (let post = 0; post < 70; post += 1) await service.post(service.another());
  expect(service.inquiries()).toHaveLength(70);
});

test('fails for a day after a visitor was told that nothing works', async () => {
  await service.runs(1);
  const { time } = service.clock;
  // A store that is back for its third call.
  service.faulty.writeIfUnchanged = vi
    .fn<Store['writeIfUnchanged']>(service.memory.writeIfUnchanged)
    .mockRejectedValueOnce(new Error('down'))
    .mockRejectedValueOnce(new Error('down'));
  await service.postWhile('retryable');
  for (const [passed, status] of [
    [dayLength - minute, 503],
    [dayLength + minute, 200],
  ] as const) {
    service.clock.time = time + passed;
    await service.processOutbox();
    expect(await check()).toBe(status);
  }
});

describe('the monthly mail that all is well', () => {
  const monthly = () =>
    service.provider.mails.filter(({ subject }) => subject.includes('in Ordnung'));

  beforeEach(async () => {
    service = startTestService({ env: { HEALTH_TOKEN: 'token' } });
    await service.runs(1);
  });

  test('is sent with the workflow’s token alone', async () => {
    expect([await check(), await check('other'), await check('')]).toEqual([200, 401, 401]);
    expect(monthly()).toEqual([]);
    expect(await check('token')).toBe(200);
    expect(monthly()).toHaveLength(1);
  });

  test('is sent once, by the next check if it was certainly not sent', async () => {
    service.provider.behaviour = 'retryable';
    expect(await check('token')).toBe(200);
    service.provider.behaviour = 'accept';
    expect(await Promise.all([check('token'), check('token')])).toEqual([200, 200]);
    expect(monthly()).toHaveLength(1);
  });

  test.each([
    ['the end of the month', '2026-11-30T23:30Z', 'accept', 1],
    ['the next month', '2026-12-01T00:30Z', 'accept', 2],
    ['a month whose mail may have been sent', '2026-12-01T00:30Z', 'unknown', 1],
  ] as const)('counts anew in %s', async (_, time, behaviour, mails) => {
    await check('token');
    service.clock.time = Date.parse(time);
    await service.processOutbox();
    service.provider.behaviour = behaviour;
    await check('token');
    service.provider.behaviour = 'accept';
    await check('token');
    expect(monthly()).toHaveLength(mails);
  });
});

test('takes no token where none is set', async () => {
  await service.runs(1);
  expect([await check(''), await check('undefined')]).toEqual([401, 401]);
  expect(service.provider.mails).toEqual([]);
});
