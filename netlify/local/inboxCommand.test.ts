import { beforeEach, expect, test } from 'vitest';
import { newInquiryId } from '../contact.js';
import { numberOf } from '../inquiry/entry.js';
import { sampleInquiry, scriptPost, visitor } from '../testing/post.js';
import { startInquiryService, type TestService } from '../testing/startInquiryService.js';
import { main } from './inboxCommand.js';

const id = newInquiryId();
const number = numberOf(sampleInquiry({ id }));
let inquiry: TestService;
let key = '';
let value = '';

// One inquiry that SendGrid has rejected.
beforeEach(async () => {
  inquiry = await startInquiryService({ env: { CONTACT_TO: 'boss@example.com' } });
  inquiry.provider.code = '413';
  await inquiry.postWhile('rejected', scriptPost({ id }));
  const [entry] = inquiry.memory.entries;
  [key, value] = entry!;
});

/** Puts something else in its place. */
const replace = (other: string) => inquiry.memory.entries.set(key, other);

/** What a command prints; fails as the command does. */
async function run(command: string): Promise<string> {
  inquiry.lines.length = 0;
  await main(['list', 'reset'].includes(command) ? [command] : [command, number], {}, inquiry);
  return inquiry.lines.filter((line) => !line.includes('"event"')).join('\n');
}

test('an entry has the field names that every deployment reads', () => {
  const { inquiry: _, ...stored } = JSON.parse(value) as Record<string, unknown>;
  expect(stored).toEqual({
    unknown: 1,
    next: expect.any(Number),
    failure: '413',
    person: 'refused',
  });
});

test.each([
  ['rejected', String, /^Rejected: .*SendGrid.*send it again: npm run inbox -- again <number>$/m],
  [
    'unclear',
    (text: string) => text.replace('"refused"', '"unclear"'),
    /^Unclear: .*Search the mailbox.*npm run inbox -- delete <number>/,
  ],
])(
  'the list says of what is %s why, and the command, without a visitor’s word',
  async (_, change, meaning) => {
    replace(change(value));
    const printed = await run('list');
    expect(printed).toMatch(meaning);
    expect(printed).toContain(`Number ${number}\n    received `);
    expect(printed).toContain('SendGrid rejected the mail (413)');
    for (const word of Object.values(visitor)) expect(printed).not.toContain(word);
  },
);

test('“again” names the recipient, then sends it, also what has been sent, while its text is kept', async () => {
  const said = `${number} is sent to boss@example.com …\n${number} is sent. SendGrid has accepted it.`;
  expect(await run('again')).toBe(said);
  expect(await run('again')).toBe(said);
  expect(inquiry.sentIds()).toEqual([id, id]);
  const printed = await run('list');
  expect(printed).toMatch(/^Sent: .*kept for 4 days/);
  expect(printed).toContain(`Number ${number}\n    sent `);
  expect(printed).toMatch(/^Nothing waits and nothing needs you\.$/m);
  expect(printed).toMatch(/^A round last ran: never$/m);
  Object.assign(inquiry.provider, { behaviour: 'deferred', code: '401' });
  await expect(run('again')).rejects.toThrow('was not accepted');
  expect(await run('list')).toMatch(/^Sent: /);
  replace('{"sentAt":1}');
  await expect(run('again')).rejects.toThrow('text is deleted');
});

test('“again” whose mail is not accepted says why, and the inquiry stays', async () => {
  Object.assign(inquiry.provider, { behaviour: 'deferred', code: '401' });
  await expect(run('again')).rejects.toThrow(
    'was not accepted: SendGrid rejected the key or the sender (401).',
  );
  expect(await run('show')).toContain(visitor.message);
});

test('“reset” deletes what rounds have noted, and no inquiry', async () => {
  await inquiry.rounds(1);
  const keys = () => [...inquiry.memory.entries.keys()];
  expect(keys()).toContain('state');
  await run('reset');
  expect(keys()).toEqual([expect.stringMatching('^inbox/')]);
});

test('“delete” deletes it under each of its keys; an unknown number is said to be unknown', async () => {
  inquiry.memory.entries.set(key.replace(/\/[^/]+\//, '/2026-01-01/'), value);
  await run('delete');
  expect(inquiry.memory.entries.size).toBe(0);
  await expect(run('show')).rejects.toThrow('is not in the inbox');
});

test('without settings it is the inbox of this machine', async () => {
  await expect(main(['show', 'unknown'], {})).rejects.toThrow('is not in the inbox');
  expect(console.log).toHaveBeenCalledWith(expect.stringContaining('inbox of this machine'));
});

test('what is damaged is shown as it is', async () => {
  replace('{"inquiry": dam');
  expect(await run('list')).toMatch(/^Damaged: /);
  expect(await run('show')).toBe('{"inquiry": dam');
  await expect(run('again')).rejects.toThrow('Nothing was sent. Damaged: it cannot be sent');
  replace(`{"inquiry":{"id":"${id}","receivedAt":1},"unknown":0,"next":0}`);
  expect(await run('list')).toMatch(/^Damaged: /);
});

test.each([
  [
    ['again', id],
    { NETLIFY_SITE_ID: 'x', NETLIFY_AUTH_TOKEN: 'x', SENDGRID_API_KEY: 'x' },
    /CONTACT_TO and SENDGRID/,
  ],
  [['list'], { NETLIFY_SITE_ID: 'x' }, /both NETLIFY_SITE_ID and NETLIFY_AUTH_TOKEN/],
  [['again'], {}, /npm run inbox -- again <number>/],
  [['rubbish'], {}, /npm run inbox -- show <number>/],
])('%j with %j is refused before anything is read or sent', async (words, env, reason) => {
  await expect(main(words, env)).rejects.toThrow(reason);
});
