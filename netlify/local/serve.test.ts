import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { endpoint, headers, newInquiryId } from '../contact.js';
import { visitor } from '../testing/post.js';
import { writeFormPages } from '../testing/writeFormPages.js';
import { startServer, type RunningServer } from './serve.js';

let root = '';
let server: RunningServer;

const files: Record<string, string> = {
  'netlify.toml': '[build]\npublish = "site/dist"\n',
  'site/dist/index.html': '<h1>Home</h1>',
  'site/dist/kontakt.html': '<h1>Contact</h1>',
  'site/dist/404.html': '<h1>Not found</h1>',
  'site/dist/de/index.html': '<h1>Start</h1>',
  'site/dist/de/kontakt.html': '<h1>Kontakt</h1>',
  'site/dist/de/404.html': '<h1>Nicht gefunden</h1>',
  'site/dist/assets/app-1a2b.js': `// ${'x'.repeat(5000)}\n`,
  'site/dist/_redirects': '/de/*  /de/404.html  404\n/old  /kontakt  301\n',
  'site/dist/_headers': [
    '/*',
    '  X-Content-Type-Options: nosniff',
    '/assets/*',
    '  Cache-Control: public, max-age=31536000, immutable',
    '/kontakt',
    "  Content-Security-Policy: default-src 'none'",
    '',
  ].join('\n'),
};

beforeAll(async () => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
  root = await writeFormPages();
  for (const [name, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(root, name)), { recursive: true });
    await writeFile(path.join(root, name), content);
  }
  server = await startServer({ port: 0, root });
});
afterAll(async () => {
  await server.close();
  await rm(root, { recursive: true, force: true });
});

const get = (path: string, init: RequestInit = {}) =>
  fetch(server.url + path, { redirect: 'manual', ...init });

const post = (init: RequestInit, from = '192.0.2.1') =>
  fetch(server.url + endpoint, {
    method: 'POST',
    redirect: 'manual',
    ...init,
    headers: { Origin: server.url, 'X-Forwarded-For': from, ...(init.headers as object) },
  });

describe('a page', () => {
  test.each([
    ['/', 'Home'],
    ['/kontakt', 'Contact'],
    ['/kontakt?from=mail', 'Contact'],
    ['/de/', 'Start'],
    ['/de/kontakt', 'Kontakt'],
  ])('%s is answered with 200', async (path, heading) => {
    const response = await get(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(await response.text()).toBe(`<h1>${heading}</h1>`);
  });

  test.each([
    ['/de', '/de/'],
    ['/kontakt/', '/kontakt'],
    ['/kontakt/?a=1', '/kontakt?a=1'],
    ['/kontakt.html', '/kontakt'],
    ['/de/index.html', '/de/'],
    ['/index.html', '/'],
    ['/old', '/kontakt'],
  ])('%s is one permanent redirect away, at %s', async (path, location) => {
    const response = await get(path);
    expect(response.status).toBe(301);
    expect(response.headers.get('location')).toBe(location);
    expect((await get(location)).status).toBe(200);
  });

  test.each([
    ['/missing', 'Not found'],
    ['/de/missing', 'Nicht gefunden'],
    ['/de/missing/deep/', 'Nicht gefunden'],
    ['/_headers', 'Not found'],
    ['/%ff', 'Not found'],
    ['/..%2f..%2fnetlify.toml', 'Not found'],
    ['/.netlify/functions/inquiry-round', 'Not found'],
    ['/.netlify/functions/rebuild', 'Not found'],
    ['/.netlify/functions/unknown', 'Not found'],
  ])('%s is answered with 404 and the page of its language', async (path, heading) => {
    const response = await get(path);
    expect(response.status).toBe(404);
    expect(await response.text()).toBe(`<h1>${heading}</h1>`);
  });

  test('carries the headers of the published file, and no other page’s', async () => {
    expect((await get('/kontakt')).headers.get('content-security-policy')).toBe(
      "default-src 'none'",
    );
    const home = await get('/');
    expect(home.headers.get('content-security-policy')).toBeNull();
    expect(home.headers.get('x-content-type-options')).toBe('nosniff');
  });

  test('that the browser has already is answered with 304', async () => {
    const etag = (await get('/kontakt')).headers.get('etag') ?? '';
    expect((await get('/kontakt', { headers: { 'If-None-Match': etag } })).status).toBe(304);
  });

  test('that has moved is answered with the headers of the host', async () => {
    const { headers } = await get('/old');
    expect(headers.get('strict-transport-security')).toContain('max-age');
  });

  test('cannot be posted to', async () => {
    const response = await get('/kontakt', { method: 'POST', body: 'x' });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('GET, HEAD');
  });
});

describe('an asset', () => {
  test('is sent in brotli to a browser that takes it, and kept for ever', async () => {
    const { headers: sent, body } = await rawGet('/assets/app-1a2b.js', {
      'Accept-Encoding': 'gzip, br',
    });
    expect(sent).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'Accept-Encoding',
    });
    expect(body.byteLength).toBeLessThan(100);
    expect(brotliDecompressSync(body).toString()).toBe(files['site/dist/assets/app-1a2b.js']);
  });

  test('is sent as it is where nothing else is asked for', async () => {
    const { headers: sent, body } = await rawGet('/assets/app-1a2b.js', {});
    expect(sent['content-encoding']).toBeUndefined();
    expect(body.toString()).toBe(files['site/dist/assets/app-1a2b.js']);
  });
});

describe('the health check', () => {
  test('says that inquiries reach the owner, and nothing else', async () => {
    await expect
      .poll(async () => (await get('/.netlify/functions/inquiry-health')).status)
      .toBe(200);
    const answer = await get('/.netlify/functions/inquiry-health');
    expect(await answer.text()).toBe('ok\n');
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });
});

describe('the form’s post', () => {
  test('becomes a mail in a file, and the inbox keeps a bare key that only its owner can read', async () => {
    const id = newInquiryId();
    const response = await post({
      headers: { 'Content-Type': 'application/json', [headers.id]: id },
      body: JSON.stringify(visitor),
    });
    expect(response.status).toBe(202);
    expect(await readdir(path.join(root, '.mail'))).toContainEqual(expect.stringContaining(id));
    const inbox = path.join(root, '.netlify/inbox');
    const [name = ''] = (await readdir(inbox)).filter((each) => each.includes(id));
    expect(await readFile(path.join(inbox, name), 'utf8')).toMatch(/^\{"sentAt":\d+\}$/);
    expect((await stat(path.join(inbox, name))).mode & 0o777).toBe(0o600);
    expect((await stat(inbox)).mode & 0o777).toBe(0o700);
  });

  test('without JavaScript leads to the thank-you page of its language', async () => {
    const response = await post({ body: new URLSearchParams({ ...visitor, language: 'de' }) });
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe('/de/kontakt/danke');
  });

  test('from one address is refused after the limit, from others it is not', async () => {
    const statuses: number[] = [];
    const flood = { headers: { 'Content-Type': 'application/json' }, body: '{}' };
    for (let index = 0; index < 20; index += 1)
      statuses.push((await post(flood, '203.0.113.9')).status);
    expect(statuses).toEqual(Array<number>(20).fill(400));
    const refused = await post(flood, '203.0.113.9');
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('180');
    expect(refused.headers.get('content-security-policy')).toContain("default-src 'none'");
    const other = await post({ body: new URLSearchParams({ ...visitor }) }, '203.0.113.10');
    expect(other.status).toBe(303);
  });

  test('below the function’s address is its too, and counts for the same limit', async () => {
    const statuses: number[] = [];
    for (let index = 0; index < 22; index += 1) {
      const body = new URLSearchParams({ ...visitor, subject: `Below ${index}` });
      const { status } = await fetch(`${server.url}${endpoint}${index % 2 ? '' : '/x'}`, {
        method: 'POST',
        redirect: 'manual',
        headers: { Origin: server.url, 'X-Forwarded-For': '203.0.113.11' },
        body,
      });
      statuses.push(status);
    }
    expect(statuses).toEqual([...Array<number>(20).fill(303), 429, 429]);
  });

  test('on fifty connections at a time is answered without an error', async () => {
    let sent = 0;
    const statuses: number[] = [];
    const client = async () => {
      for (let index = (sent += 1); index <= 150; index = sent += 1) {
        const response = await post(
          {
            headers: { 'Content-Type': 'application/json', [headers.id]: newInquiryId() },
            body: JSON.stringify(visitor),
          },
          `198.51.100.${index}`,
        );
        statuses.push(response.status);
      }
    };
    await Promise.all(Array.from({ length: 50 }, client));
    expect(statuses).toEqual(Array<number>(150).fill(202));
  });
});

test('a port that is taken is reported, not shared', async () => {
  const port = Number(new URL(server.url).port);
  await expect(startServer({ port, root })).rejects.toMatchObject({ code: 'EADDRINUSE' });
});

test('the form pages are read from the project’s own folder', async () => {
  const response = await post({
    headers: { Accept: 'text/html' },
    body: new URLSearchParams({ ...visitor, email: '', language: 'fr' }),
  });
  expect(response.status).toBe(400);
  expect(await response.text()).toContain('<html lang="fr"><title>invalid</title>');
  expect(await readFile(path.join(root, 'site/dist-forms/fr/texts.json'), 'utf8')).toContain('fr:');
});

function rawGet(path: string, sent: Record<string, string>) {
  return new Promise<{ headers: Record<string, unknown>; body: Buffer }>((resolve, reject) => {
    const request = httpRequest(server.url + path, { headers: sent }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => resolve({ headers: response.headers, body: Buffer.concat(parts) }));
    });
    request.on('error', reject).end();
  });
}
