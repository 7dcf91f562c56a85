import { afterEach, beforeEach, expect, test } from 'vitest';
import { newInquiryId } from '../contact.js';
import { memoryStore } from '../testing/memoryStore.js';
import { scriptPost, visitor } from '../testing/post.js';
import { startInquiry } from '../testing/startInquiry.js';
import { main, operate } from './inbox.js';

const memory = memoryStore();
const id = newInquiryId();
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

async function run(command: string, number = id): Promise<[isDone: boolean, printed: string]> {
  const lines: string[] = [];
  const isDone = await operate(inquiry, command, number, (line) => lines.push(line));
  return [isDone, lines.join('\n')];
}

test('the list says what needs the operator, why, and the command, without a visitor’s word', async () => {
  const [, printed] = await run('list', '');
  expect(printed).toMatch(/^Refused: .*SendGrid/);
  expect(printed).toContain(`Number ${id}\n    received `);
  expect(printed).toContain('SendGrid refused the mail (413)');
  expect(printed).toContain(`    to send it again: npm run inbox -- again ${id}`);
  for (const word of Object.values(visitor)) expect(printed).not.toContain(word);
});

test('“show” prints what the visitor wrote', async () => {
  const [isDone, printed] = await run('show');
  expect(isDone).toBe(true);
  expect(printed).toContain(visitor.message);
});

test('“again” names the recipient, then sends it; a second time there is nothing left', async () => {
  expect(await run('again')).toEqual([
    true,
    `${id} is sent to boss@example.com …\n${id} is sent. SendGrid has taken it.`,
  ]);
  expect(inquiry.delivered()).toEqual([id]);
  expect(await run('again')).toEqual([false, expect.stringContaining('has been sent')]);
  expect(await run('list', '')).toEqual([true, 'Nothing waits and nothing needs you.']);
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
  expect(printed).toContain(`npm run inbox -- delete ${id}`);
});
