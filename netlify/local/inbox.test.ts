import { afterEach, beforeEach, expect, test } from 'vitest';
import { newInquiryId } from '../contact.js';
import { numberOf } from '../inquiry/inbox.js';
import { memoryStore } from '../testing/memoryStore.js';
import { sampleInquiry, scriptPost, visitor } from '../testing/post.js';
import { startInquiry } from '../testing/startInquiry.js';
import { main, operate } from './inbox.js';

const memory = memoryStore();
const id = newInquiryId();
const number = numberOf(sampleInquiry({ id }));
let inquiry: Awaited<ReturnType<typeof startInquiry>>;

// One inquiry that SendGrid has refused for good.
beforeEach(async () => {
  memory.entries.clear();
  inquiry = await startInquiry({ store: memory, env: { CONTACT_TO: 'boss@example.com' } });
  inquiry.standIn.behaviour = 413;
  await inquiry.post(scriptPost({ id }));
  inquiry.standIn.behaviour = 'accept';
});
afterEach(() => inquiry.close());

async function run(command: string, given = number): Promise<[isDone: boolean, printed: string]> {
  const lines: string[] = [];
  const isDone = await operate(inquiry, command, given, (line) => lines.push(line));
  return [isDone, lines.join('\n')];
}

test('the list says what needs the operator, why, and the command, without a visitor’s word', async () => {
  const [, printed] = await run('list', '');
  expect(printed).toMatch(/^Refused: .*SendGrid/);
  expect(printed).toContain(`Number ${number}\n    received `);
  expect(printed).toContain('SendGrid refused the mail (413)');
  expect(printed).toContain(`    to send it again: npm run inbox -- again ${number}`);
  for (const word of Object.values(visitor)) expect(printed).not.toContain(word);
});

test('“show” prints what the visitor wrote', async () => {
  const [isDone, printed] = await run('show');
  expect(isDone).toBe(true);
  expect(printed).toContain(visitor.message);
});

test('“again” names the recipient, then sends it, also what has been sent, while its text is kept', async () => {
  const said = `${number} is sent to boss@example.com …\n${number} is sent. SendGrid has taken it.`;
  expect(await run('again')).toEqual([true, said]);
  expect(await run('again')).toEqual([true, said]);
  expect(inquiry.delivered()).toEqual([id, id]);
  const [, printed] = await run('list', '');
  expect(printed).toMatch(/^Sent: .*kept for 4 days/);
  expect(printed).toContain(`Number ${number}\n    sent `);
  expect(printed).toMatch(/Nothing waits and nothing needs you\.$/);
  inquiry.standIn.behaviour = 401;
  expect((await run('again'))[0]).toBe(false);
  expect((await run('list', ''))[1]).toMatch(/^Sent: /);
  const [key = ''] = memory.entries.keys();
  memory.entries.set(key, '{"sentAt":1}');
  expect(await run('again')).toEqual([false, expect.stringContaining('has been sent')]);
});

test('the state is shown, and reset', async () => {
  await inquiry.round();
  const [key = ''] = memory.entries.keys();
  expect((await run('state', ''))[1]).toContain(`stuck: ["${key}"]`);
  expect((await run('state', ''))[1]).toMatch(/^round: \d+ \w+ 2\d/);
  expect((await run('reset', ''))[0]).toBe(true);
  expect([...memory.entries.keys()]).toEqual([key]);
  expect(await inquiry.isHealthy()).toBe(false);
});

test('“again” that is not taken says why, and the inquiry stays', async () => {
  inquiry.standIn.behaviour = 401;
  expect(await run('again')).toEqual([
    false,
    expect.stringContaining('was not taken: SendGrid refused the key or the sender (401).'),
  ]);
  expect((await run('show'))[0]).toBe(true);
});

test('“delete” forgets it; an unknown number is said to be unknown', async () => {
  expect((await run('delete'))[0]).toBe(true);
  expect(memory.entries.size).toBe(0);
  expect(await run('show')).toEqual([false, expect.stringContaining('is not in the inbox')]);
});

test('what is damaged is shown as it is', async () => {
  const [key = ''] = memory.entries.keys();
  memory.entries.set(key, '{"inquiry": dam');
  expect((await run('list', ''))[1]).toMatch(/^Damaged: /);
  expect((await run('show'))[1]).toBe('{"inquiry": dam');
  expect((await run('again'))[0]).toBe(false);
});

test.each([
  [['again', id], { NETLIFY_SITE_ID: 'x', NETLIFY_AUTH_TOKEN: 'x' }, /CONTACT_TO and SENDGRID/],
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

test('of what is unclear the list says to search the mailbox first', async () => {
  const [key = ''] = memory.entries.keys();
  memory.entries.set(key, memory.entries.get(key)!.replace('"refused"', '"unclear"'));
  const [, printed] = await run('list', '');
  expect(printed).toMatch(/^Unclear: .*Search the mailbox/);
  expect(printed).toContain(`npm run inbox -- delete ${number}`);
});
