import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { memoryStore } from '../testing/memoryStore.js';
import type { Behaviour } from '../testing/sendGridStandIn.js';
import { scriptPost, visitFrom, visitor } from '../testing/post.js';
import { startInquiry } from '../testing/startInquiry.js';
import { newInquiryId } from '../contact.js';
import { operate } from './outbox.js';

let inquiry: Awaited<ReturnType<typeof startInquiry>>;
let printed: string[] = [];
const run = (command: string, id = '') =>
  operate(inquiry, command, id, (line) => printed.push(line));

beforeEach(async () => {
  inquiry = await startInquiry({ store: memoryStore() });
  printed = [];
});
afterEach(() => inquiry.close());

async function left(behaviour: Behaviour) {
  const id = newInquiryId();
  inquiry.standIn.behave(behaviour);
  await inquiry.handle(scriptPost({ id }), visitFrom('192.0.2.1'));
  inquiry.standIn.behave('accept');
  return id;
}

describe('the operator', () => {
  test('sees what waits and why, and nothing of what was written', async () => {
    const waiting = await left(503);
    const dead = await left(400);
    expect(await run('list')).toBe(true);
    expect(printed).toEqual([
      'Waiting: the website tries again by itself. There is nothing to do.',
      `  ${waiting}`,
      expect.stringMatching(
        /^    received .*\n    tried once\n    last result: SendGrid was busy or down \(503\)\n    next/,
      ),
      '',
      expect.stringMatching('^Refused: SendGrid'),
      `  ${dead}`,
      expect.stringMatching(
        /^    received .*\n    tried once\n    last result: SendGrid refused the mail \(400\)$/,
      ),
      `    npm run outbox -- deliver ${dead}`,
      '',
    ]);
    for (const text of Object.values(visitor)) expect(printed.join('\n')).not.toContain(text);
  });

  test.each([503, 400] as const)('delivers an entry that failed with %s', async (status) => {
    const id = await left(status);
    expect(await run('deliver', id)).toBe(true);
    expect(printed).toEqual([`${id} is delivered.`]);
    expect(inquiry.delivered()).toEqual([id]);
  });

  test('is told why an entry was not taken', async () => {
    const id = await left(503);
    inquiry.standIn.behave(401);
    expect(await run('deliver', id)).toBe(false);
    expect(printed).toEqual([`${id} was not taken: 401`]);
  });

  test('without the key leaves the sending to the scheduled function', async () => {
    const id = await left(400);
    const bare = { ...inquiry, missing: () => ['SENDGRID_API_KEY'] };
    expect(await operate(bare, 'deliver', id, (line) => printed.push(line))).toBe(true);
    expect(printed[0]).toBe(`${id} is due now: the scheduled function sends it within a minute.`);
    expect((await inquiry.outbox.read('waiting', id))?.nextAttemptAt).toBe(0);
  });

  test('sees an unclear one with what to look for, and delivers it by hand', async () => {
    const id = await left('accept, answer lost');
    inquiry.standIn.behave('accept, answer lost');
    await inquiry.delivery.deliverNow(id);
    await run('list');
    expect(printed.join('\n')).toMatch(/^Unclear: the owner may have the mail already\. Search/);
    expect(printed).toContain(`    npm run outbox -- delete ${id}`);
    inquiry.standIn.behave('accept');
    printed = [];
    expect(await run('deliver', id)).toBe(true);
    expect(printed).toEqual([`${id} is delivered.`]);
    expect((await inquiry.outbox.list()).unclear).toEqual([]);
  });

  test('sees what cannot be read, by its key too, and deletes it', async () => {
    const id = newInquiryId();
    await inquiry.store.replace(`production/waiting/${id}`, 'half an entr');
    await inquiry.store.replace('production/waiting/by-hand', 'something');
    const whole = await left(503);
    await run('list');
    expect(printed).toContain(`    npm run outbox -- show ${id}`);
    expect(printed).toContain(`  ${whole}`);
    expect(printed.join('\n')).toContain('  production/waiting/by-hand');
    printed = [];
    expect(await run('show', id)).toBe(true);
    expect(printed).toEqual(['half an entr']);
    expect(await run('deliver', id)).toBe(false);
    expect(await run('delete', id)).toBe(true);
    expect(await run('delete', 'production/waiting/by-hand')).toBe(true);
    expect((await inquiry.outbox.list()).waiting).toEqual([whole]);
  });

  test('reads what a visitor wrote only when asked to', async () => {
    const id = await left(400);
    await run('show', id);
    expect(printed.join('\n')).toContain(visitor.message);
  });

  test('is told that nothing needs anybody', async () => {
    await run('list');
    expect(printed).toEqual(['Nothing waits and nothing needs you.']);
  });

  test.each([503, 400] as const)('deletes an entry that failed with %s', async (status) => {
    const id = await left(status);
    expect(await run('delete', id)).toBe(true);
    expect(await inquiry.outbox.ids('waiting')).toEqual([]);
    expect(await inquiry.outbox.ids('dead')).toEqual([]);
  });

  test('is told when there is no such entry', async () => {
    expect(await run('deliver', newInquiryId())).toBe(false);
    expect(printed[0]).toContain('is not in the outbox');
  });
});
