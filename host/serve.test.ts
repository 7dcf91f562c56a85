import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { endpoint } from '@advisor/contract/post';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { visitor } from '../inquiry/testing/post.js';
import { startServer } from './serve.js';

// e2e/hosting.spec.ts tests the built site.

let root = '';
let server: Awaited<ReturnType<typeof startServer>>;

beforeEach(() => void vi.spyOn(console, 'log').mockReturnValue());
beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'site-'));
  const dist = path.join(root, 'site/dist');
  await mkdir(dist, { recursive: true });
  await writeFile(path.join(dist, 'kontakt.html'), '<h1>Contact</h1>');
  // As application/octet-stream no calendar opens it.
  await writeFile(path.join(dist, 'date.ics'), 'BEGIN:VCALENDAR');
  // Whatever the shell has set for `npm run outbox`.
  for (const name of ['SENDGRID_API_KEY', 'CONTACT_TO', 'CONTACT_FROM'])
    vi.stubEnv(name, undefined);
  server = await startServer(0, root);
});
afterAll(async () => {
  await server.close();
  await rm(root, { recursive: true });
});

test.each([
  ['//kontakt/', 301, 'location', /^\/kontakt$/],
  ['/date.ics', 200, 'content-type', /^text\/calendar$/],
  ['/%ff', 404, 'content-type', /^text\/plain/],
  ['/.netlify/functions/inquiry-health', 200, 'content-type', /^text\/plain/],
])('%s is answered with %i and %s %s', async (address, status, name, value) => {
  const response = await fetch(server.url + address, { redirect: 'manual' });
  expect(response.status).toBe(status);
  expect(response.headers.get(name)).toMatch(value);
});

test('the form’s post becomes a mail file with its text verbatim', async () => {
  const response = await fetch(server.url + endpoint, {
    method: 'POST',
    headers: { Origin: server.url, 'Content-Type': 'application/json' },
    body: JSON.stringify(visitor),
  });
  expect(response.status).toBe(202);
  const [file = '', ...others] = await readdir(path.join(root, '.mail'));
  expect(others).toEqual([]);
  expect(console.log).toHaveBeenCalledWith(`Mail written to ${path.join(root, '.mail', file)}`);
  const raw = await readFile(path.join(root, '.mail', file), 'utf8');
  expect(raw).not.toMatch(/[^\r]\n/);
  const mail = await PostalMime.parse(raw);
  expect(mail).toMatchObject({
    from: { address: 'owner@localhost.example' },
    to: [{ address: 'owner@localhost.example' }],
    replyTo: [{ address: visitor.email }],
    subject: expect.stringContaining(visitor.subject),
    messageId: `<${path.basename(file, '.eml')}@localhost>`,
  });
  expect(mail.text?.replaceAll('\r\n', '\n')).toContain(`\n\n${visitor.message}\n`);
});

test('a post that never ends is closed', async () => {
  const { hostname, port } = new URL(server.url);
  const socket = connect(Number(port), hostname);
  const head = 'Host: x\r\nContent-Type: application/json\r\nContent-Length: 9';
  socket.write(`POST ${endpoint} HTTP/1.1\r\n${head}\r\n\r\n{`);
  expect(await text(socket)).toMatch(/^HTTP\/1.1 408/);
});

test('a port that is taken is reported, not shared', async () => {
  const port = Number(new URL(server.url).port);
  await expect(startServer(port, root)).rejects.toMatchObject({ code: 'EADDRINUSE' });
});
