import { beforeEach, expect, test } from 'vitest';
import { hour, minute } from '../inquiry/time.js';
import { sampleInquiry, visitor } from '../inquiry/testing/post.js';
import { startTestService, type TestService } from '../inquiry/testing/startTestService.js';
import { main } from './outboxCommand.js';

const { id } = sampleInquiry();
let service: TestService;
let key = '';

// One inquiry that SendGrid has rejected.
beforeEach(async () => {
  service = startTestService({ env: { CONTACT_TO: 'boss@example.com' } });
  service.provider.code = '413';
  await service.postWhile('rejected');
  [key = ''] = service.memory.entries.keys();
});

/** What a command prints; fails as the command does. */
async function run(...words: string[]): Promise<string> {
  service.lines.length = 0;
  await main(words, {}, service);
  return service.lines.filter((line) => !line.includes('"event"')).join('\n');
}

function change(changes: object) {
  const entry = JSON.parse(service.memory.entries.get(key)!) as object;
  service.memory.entries.set(key, JSON.stringify({ ...entry, ...changes }));
}

test.each([
  [{}, /Last result: 413\. It was never accepted: fix the cause, then “resend”/],
  [{ outcomes: ['unknown', 'unknown'] }, /search the mailbox/],
  [{ outcomes: [] }, /Next attempt: 22 Nov 2026, 13:00, or up to 15 minutes later/],
  [{ inquiry: {} }, /cannot read it/],
])('the list says what to do about %j, without the visitor’s words', async (changes, meaning) => {
  change(changes);
  const printed = await run();
  expect(printed).toMatch(meaning);
  expect(printed).toContain(`${id}\n`);
  for (const word of Object.values(visitor)) expect(printed).not.toContain(word);
});

test('“resend” names the recipient and sends the inquiry, even one already sent', async () => {
  const said = `${id} is sent to boss@example.com …\n${id} is sent. SendGrid has accepted it.`;
  expect(await run('resend', id)).toBe(said);
  expect(await run('resend', id)).toBe(said);
  expect(service.inquiries()).toHaveLength(2);
  for (let index = 0; index < 30; index += 1)
    service.memory.entries.set(`sent/2026-11-23/${index}`, '{}');
  const printed = await run('list');
  expect(printed).toMatch(/^Nothing is open\.$/m);
  expect(printed).toContain(`Sent in the last 4 days: 31\n    2026-11-22/${id}\n`);
});

test.each([
  ['retryable', /was not accepted: 401/],
  ['unknown', /may have been sent/],
] as const)('“resend” says what is %s', async (behaviour, reason) => {
  Object.assign(service.provider, { behaviour, code: '401' });
  await expect(run('resend', id)).rejects.toThrow(reason);
});

test('“resend” sends nothing while a variable is missing', async () => {
  service = startTestService({ env: { CONTACT_TO: '' }, store: service.memory });
  await expect(run('resend', id)).rejects.toThrow('wrong in this shell: CONTACT_TO.');
});

test('“resend” sends nothing that cannot be read or that another process sends', async () => {
  service.faulty.writeIfUnchanged = async () => undefined;
  await expect(run('resend', id)).rejects.toThrow('has just changed');
  change({ inquiry: {} });
  await expect(run('resend', id)).rejects.toThrow('Nothing was sent. This version cannot read it.');
  expect(service.provider.mails).toEqual([]);
});

test('“delete” deletes an inquiry under all its keys, and reports an unknown id', async () => {
  service.memory.entries.set(`sent/2026-01-01/${id}`, '{}');
  await run('delete', id);
  expect(service.memory.entries.size).toBe(0);
  await expect(run('delete', id)).rejects.toThrow('is not in the outbox');
});

test('“delete” refuses an inquiry that a process is sending, which would store it again', async () => {
  const dueAt = service.clock.time + 3 * hour;
  change({ outcomes: ['unknown'], dueAt });
  await expect(run('delete', id)).rejects.toThrow('in a minute');
  service.clock.time += minute;
  await run('delete', id);
  expect(service.memory.entries.size).toBe(0);
});

test.each([
  [['list'], { NETLIFY_SITE_ID: 'x' }, /both NETLIFY_SITE_ID and NETLIFY_AUTH_TOKEN/],
  [['resend'], {}, /npm run outbox -- resend <id>/],
  [['show', 'x'], {}, /npm run outbox -- delete <id>/],
  [['delete', 'x', 'y'], {}, /npm run outbox -- delete <id>/],
])('%j with %j is refused before anything is read or sent', async (words, env, reason) => {
  await expect(main(words, env, undefined)).rejects.toThrow(reason);
});
