import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { endpoint } from '../contact.js';
import { visitor } from '../testing/post.js';
import { startServer, type RunningServer } from './serve.js';

let root = '';
let server: RunningServer;

const files = {
  'netlify.toml': '[build]\npublish = "site/dist"\n',
  'site/dist/index.html': '<h1>Home</h1>',
  'site/dist/kontakt.html': '<h1>Contact</h1>',
  'site/dist/404.html': '<h1>Not found</h1>',
  'site/dist/de/index.html': '<h1>Start</h1>',
  'site/dist/de/kontakt.html': '<h1>Kontakt</h1>',
  'site/dist/de/404.html': '<h1>Nicht gefunden</h1>',
  'site/dist/date.ics': 'BEGIN:VCALENDAR',
  'site/dist/_headers': '/kontakt\n  X-Build: first\n',
  'site/dist/_redirects': '/de/*  /de/404.html  404\n/old  /kontakt  301\n',
};

beforeEach(() => void vi.spyOn(console, 'log').mockReturnValue());
beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'site-'));
  await mkdir(path.join(root, 'site/dist/de'), { recursive: true });
  for (const [name, content] of Object.entries(files))
    await writeFile(path.join(root, name), content);
  server = await startServer({ port: 0, root });
});
afterAll(async () => {
  await server.close();
  await rm(root, { recursive: true });
});

const get = (path: string, init: RequestInit = {}) =>
  fetch(server.url + path, { redirect: 'manual', ...init });

describe('a page', () => {
  test.each([
    ['/kontakt/?a=1', '/kontakt?a=1'],
    ['/kontakt.html', '/kontakt'],
    ['/de/index.html', '/de/'],
    ['/old', '/kontakt'],
    ['//kontakt/', '/kontakt'],
    ['/.//kontakt/', '/kontakt'],
  ])('%s redirects permanently to %s', async (path, location) => {
    const response = await get(path);
    expect(response.status).toBe(301);
    expect(response.headers.get('location')).toBe(location);
    expect((await get(location)).status).toBe(200);
  });

  test.each([
    ['/de/missing/deep/', 'Nicht gefunden'],
    ['/_headers', 'Not found'],
    ['/%ff', 'Not found'],
    ['/..%2f..%2fnetlify.toml', 'Not found'],
    ['/.netlify/functions/process-outbox', 'Not found'],
  ])('%s gets 404 and the not-found page of its language', async (path, heading) => {
    const response = await get(path);
    expect(response.status).toBe(404);
    expect(await response.text()).toBe(`<h1>${heading}</h1>`);
  });

  test('refuses a post', async () => {
    expect((await get('/kontakt', { method: 'POST', body: 'x' })).status).toBe(405);
  });
});

// As application/octet-stream no calendar opens it: adamgibbons/ics#128.
test('a seminar date is served with the type of a calendar file', async () => {
  expect((await get('/date.ics')).headers.get('content-type')).toBe('text/calendar');
});

test('a new build’s headers apply without a restart', async () => {
  const build = async () => (await get('/kontakt')).headers.get('x-build');
  expect(await build()).toBe('first');
  await writeFile(path.join(root, 'site/dist/_headers'), '/kontakt\n  X-Build: the second\n');
  expect(await build()).toBe('the second');
});

test('the health check reports that inquiries reach the owner', async () => {
  const check = async () => (await get('/.netlify/functions/inquiry-health')).text();
  await expect.poll(check).toBe('ok\n');
});

describe('the form’s post', () => {
  test('becomes a mail file with its text verbatim', async () => {
    const response = await get(endpoint, {
      method: 'POST',
      headers: { Origin: server.url, 'Content-Type': 'application/json' },
      body: JSON.stringify(visitor),
    });
    expect(response.status).toBe(202);
    const [mail = '', ...others] = await readdir(path.join(root, '.mail'));
    expect(others).toEqual([]);
    const raw = await readFile(path.join(root, '.mail', mail), 'utf8');
    expect(raw).not.toMatch(/[^\r]\n/);
    expect(console.log).toHaveBeenCalledWith(
      expect.stringMatching(`^Mail written to .*/.mail/${mail}$`),
    );
    const { from, to, replyTo, subject, text, messageId } = await PostalMime.parse(raw);
    expect(from).toMatchObject({ address: 'owner@localhost.example' });
    expect(to).toMatchObject([{ address: 'owner@localhost.example' }]);
    expect(replyTo).toEqual([{ address: visitor.email, name: '' }]);
    expect(subject).toContain(`${visitor.firstName} ${visitor.lastName}: ${visitor.subject}`);
    expect(text?.replaceAll('\r\n', '\n')).toContain(`\n\n${visitor.message}\n`);
    expect(messageId).toBe(`<${path.basename(mail, '.eml')}@localhost>`);
  });

  test('that never ends is closed', async () => {
    const { hostname, port } = new URL(server.url);
    const socket = connect(Number(port), hostname);
    const head = 'Host: x\r\nContent-Type: application/json\r\nContent-Length: 9';
    socket.write(`POST ${endpoint} HTTP/1.1\r\n${head}\r\n\r\n{`);
    expect(await text(socket)).toMatch(/^HTTP\/1.1 408/);
  });

  test('to a path below the function’s also reaches the function', async () => {
    expect((await get(`${endpoint}/x`)).headers.get('allow')).toBe('POST');
  });
});

test('a port that is taken is reported, not shared', async () => {
  const port = Number(new URL(server.url).port);
  await expect(startServer({ port, root })).rejects.toMatchObject({ code: 'EADDRINUSE' });
});
