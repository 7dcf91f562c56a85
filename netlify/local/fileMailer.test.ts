import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { sampleInquiry } from '../testing/post.js';
import { composeMail } from '../inquiry/composeMail.js';
import { fileMailer } from './fileMailer.js';

let directory = '';
beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'mail-'));
});
afterAll(() => rm(directory, { recursive: true, force: true }));

test('a mail program reads from the file exactly what the visitor wrote', async () => {
  const print = vi.spyOn(console, 'log').mockImplementation(() => {});
  const addresses = { to: 'owner@example.com', from: 'website@example.com' };
  const mail = { ...composeMail(sampleInquiry()), ...addresses };
  await fileMailer(directory)(mail, 1000);
  const file = path.join(directory, `${mail.messageId}.eml`);
  expect(print.mock.calls).toEqual([[`Mail written to ${file}`]]);
  expect(await readdir(directory)).toEqual([path.basename(file)]);
  const raw = await readFile(file);
  const parsed = await PostalMime.parse(raw);
  expect(parsed).toMatchObject({
    from: { address: mail.from },
    to: [{ address: mail.to }],
    replyTo: [{ address: mail.replyTo, name: '' }],
    subject: mail.subject,
    messageId: `<${mail.messageId}@localhost>`,
  });
  expect(parsed.text?.replaceAll('\r\n', '\n')).toBe(mail.text);
  // Any mail program of any age: nothing but ASCII, and no line longer than 998 bytes.
  expect(raw.every((byte) => byte < 128)).toBe(true);
  for (const line of raw.toString().split('\r\n')) expect(line.length).toBeLessThan(998);
});
