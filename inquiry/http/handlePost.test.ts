import { limits, mapFields } from '@advisor/contract/fields';
import { postHeaders } from '@advisor/contract/post';
import { beforeEach, describe, expect, test } from 'vitest';
import { formPost, origin, scriptPost, visitor } from '../testing/post.js';
import { startTestService, type TestService } from '../testing/startTestService.js';
import { baseHeaders } from './responses.js';

let service: TestService;
beforeEach(() => {
  service = startTestService({ env: { SITE_URL: 'https://other.example' } });
});

/** Posts, and checks that the response has the base headers and the log none of the visitor's words. */
async function send(request: Request) {
  const response = await service.post(request);
  expect(Object.fromEntries(response.headers)).toMatchObject(
    Object.fromEntries(new Headers(baseHeaders)),
  );
  expect(service.lines.join('')).not.toMatch(/[^\x20-\x7e]|@|Privat|evil/);
  const isAccepted =
    response.status === 202 || response.headers.get('location')?.endsWith('/danke');
  expect(service.provider.mails.length > 0).toBe(Boolean(isAccepted));
  return response;
}
const { url } = scriptPost();
/** A post by the page's script, or by the plain form, with this body. */
const postOf = (body: BodyInit, { headers } = scriptPost()) =>
  new Request(url, { method: 'POST', headers, body });

describe('a post by the plain form', () => {
  test.each([
    ['en', '/kontakt/danke'],
    ['fr', '/fr/kontakt/danke'],
    ['//evil.example', '/de/kontakt/danke'],
    ['constructor', '/de/kontakt/danke'],
  ])(
    'in %j redirects to %s: in the language of the post, else of its page, never to an address in the post',
    async (language, location) => {
      const targets = { redirect: 'https://evil.example', next: '//evil.example' };
      const response = await send(formPost({ values: { ...visitor, ...targets, language } }));
      expect([response.status, response.headers.get('location')]).toEqual([303, location]);
    },
  );

  const notUtf8 = `${new URLSearchParams(visitor)}%FF`;
  const opened = new Request(url, { headers: { Accept: 'text/html', Referer: `${origin}/de/` } });
  test.each([
    ['that breaks a rule', formPost({ values: { ...visitor, email: 'x' } }), 'angaben-pruefen'],
    ['of 1 MB', formPost({ values: { message: '"'.repeat(1e6) } }), 'angaben-pruefen'],
    ['that is not UTF-8', postOf(notUtf8, formPost()), 'angaben-pruefen'],
    ['of another type', formPost({ headers: { 'Content-Type': 'text/plain' } }), 'nicht-gesendet'],
    ['whose address a browser opens', opened, 'nicht-gesendet'],
    ['whose origin is hidden', formPost({ headers: { Origin: 'null' } }), 'nicht-gesendet'],
  ])('%s is redirected to a page that says so', async (_, request, page) => {
    const { status, headers } = await send(request);
    expect([status, headers.get('location')]).toEqual([303, `/de/kontakt/${page}`]);
  });
});

describe('a post’s limit', () => {
  test('fits every field full of emoji, the most bytes in any encoding', async () => {
    const host = [63, 63, 62].map((length) => '🙂'.repeat(length)).join('.');
    const values = {
      ...mapFields((field) => (field === 'service' ? field : '🙂'.repeat(limits[field]))),
      email: `${'🙂'.repeat(64)}@${host}`,
    };
    // JSON may escape every unit of a character.
    const escaped = JSON.stringify(values).replace(
      /[\ud800-\udfff]/g,
      (unit) => `\\u${unit.charCodeAt(0).toString(16)}`,
    );
    for (const request of [scriptPost({ values }), postOf(escaped)])
      expect((await send(request)).status).toBe(202);
    const answer = await send(formPost({ values }));
    expect(answer.headers.get('location')).toBe('/de/kontakt/danke');
  });

  test.each([
    [48 * 1024, 400],
    [48 * 1024 + 1, 413],
  ])('answers %i bytes with %i', async (bytes, status) => {
    expect((await send(postOf('{}'.padEnd(bytes)))).status).toBe(status);
  });
});

const withHeaders = (headers: Record<string, string | undefined>) => scriptPost({ headers });

type RefusedPost = [name: string, status: number, reason: string, request: Request];
test.each<RefusedPost>([
  ['by GET', 405, 'method', new Request(url)],
  ['by PUT', 405, 'method', new Request(url, { method: 'PUT' })],
  ['of plain text', 415, 'mediaType', withHeaders({ 'Content-Type': 'text/plain' })],
  ['without a type', 415, 'mediaType', withHeaders({ 'Content-Type': '' })],
  ['compressed', 415, 'mediaType', withHeaders({ 'Content-Encoding': 'gzip' })],
  ['too long, as it says', 413, 'tooLarge', withHeaders({ 'Content-Length': '49153' })],
  ...[
    { Origin: 'https://evil.example' },
    { Origin: 'https://advisor.example.evil.example' },
    { Origin: 'null' },
    { 'Sec-Fetch-Site': 'cross-site' },
    { Origin: undefined, Referer: 'https://evil.example/' },
  ].map((headers): RefusedPost => [
    JSON.stringify(headers),
    403,
    'crossOrigin',
    withHeaders(headers),
  ]),
])('a post %s is refused unread with the status %s', async (_, status, reason, request) => {
  const response = await send(request);
  expect(response.status).toBe(status);
  expect(response.headers.get('allow')).toBe(status === 405 ? 'POST' : null);
  expect(request.bodyUsed).toBe(false);
  // Nothing else is logged.
  expect(service.lines).toEqual([`{"level":"info","event":"postRefused","code":"${reason}"}`]);
});

test.each([
  ['malformed', '{'],
  ['malformed', Buffer.from('{"subject":"Grüße"}', 'latin1')],
  ['invalid', 'null'],
])('JSON is %s: %s', async (reason, body) => {
  const response = await send(postOf(body));
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ accepted: false, reason });
});

test('a post that breaks off is malformed, and no outage', async () => {
  const body = new ReadableStream({ pull: (controller) => controller.error(new Error('closed')) });
  const request = new Request(scriptPost(), { body, duplex: 'half' } as RequestInit);
  expect((await send(request)).status).toBe(400);
  expect(service.lines).toEqual(['{"level":"info","event":"postRefused","code":"malformed"}']);
});

test.each([
  { Origin: origin, 'Sec-Fetch-Site': 'same-origin', Referer: '' },
  { Origin: 'null', 'Sec-Fetch-Site': 'same-origin' },
  // Through a company's web VPN, which rewrites addresses, but no headers.
  { Origin: 'https://vpn.example', 'Sec-Fetch-Site': 'same-origin' },
  { Origin: 'https://other.example' },
  { Referer: undefined },
  { Origin: undefined },
  { Origin: undefined, Referer: undefined },
  { Origin: undefined, Referer: undefined, 'Sec-Fetch-Site': 'same-origin' },
])('a post from this website is not marked as spam with %j', async (headers) => {
  const response = await send(scriptPost({ headers }));
  expect(response.status).toBe(202);
  expect(await response.json()).toEqual({ accepted: true });
  expect(service.provider.mails[0]!.subject).not.toContain('Spamverdacht');
});

test.each([
  ['a filled honeypot', formPost({ values: { ...visitor, reference2: 'x' } })],
  ['a honeypot in a header', withHeaders({ [postHeaders.honeypot]: '1' })],
])('a post that looks automated by %s is sent with a warning', async (_, request) => {
  expect((await send(request)).status).toBeLessThan(400);
  const [mail] = service.provider.mails;
  expect(mail?.subject).toMatch(/^\[Spamverdacht\] /);
  expect(mail?.text).toMatch(/^Spamverdacht: /m);
});

test.each([
  ['a plain form', formPost, 303, '/de/kontakt/nicht-gesendet'],
  ['a script', scriptPost, 503, null],
])('if nothing works, %s is told so, also at an unexpected error', async (_, make, ...expected) => {
  const down = () => Promise.reject(new Error('down'));
  Object.assign(service.faulty, { read: down, write: down, writeIfUnchanged: down });
  service.provider.behaviour = 'retryable';
  for (const time of [service.clock.time, NaN]) {
    service.clock.time = time;
    const { status, headers } = await send(make());
    expect([status, headers.get('location')]).toEqual(expected);
  }
  expect(service.events('unavailable')).toHaveLength(1);
  expect(service.events('unexpected')).toHaveLength(1);
});
