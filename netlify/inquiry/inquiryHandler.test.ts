import { beforeEach, describe, expect, test } from 'vitest';
import { limits, mapFields, postHeaders } from '../contact.js';
import { formPost, origin, scriptPost, visitor } from '../testing/post.js';
import { startInquiryService, type TestService } from '../testing/startInquiryService.js';

let inquiry: TestService;
beforeEach(() => {
  inquiry = startInquiryService({ env: { SITE_URL: 'https://other.example' } });
});

const send = (request: Request) => inquiry.post(request);
const { url } = scriptPost();
/** A post by the page's script, or by the plain form, with this body. */
const postOf = (body: BodyInit, { headers } = scriptPost()) =>
  new Request(url, { method: 'POST', headers, body });

test('a post by the page’s script gets 202, and one mail is sent', async () => {
  const response = await send(scriptPost());
  expect(response.status).toBe(202);
  expect(await response.json()).toEqual({ accepted: true });
  expect(inquiry.provider.mails).toHaveLength(1);
});

describe('a post by the plain form', () => {
  test.each([
    ['en', '/kontakt/danke'],
    ['de', '/de/kontakt/danke'],
    ['fr', '/fr/kontakt/danke'],
    ['//evil.example', '/de/kontakt/danke'],
    ['constructor', '/de/kontakt/danke'],
  ])(
    'in %j is sent on to %s, else in that of its page, never anywhere that the post names',
    async (language, location) => {
      const targets = { redirect: 'https://evil.example', next: '//evil.example' };
      const response = await send(formPost({ values: { ...visitor, ...targets, language } }));
      expect(response.status).toBe(303);
      expect(response.headers.get('location')).toBe(location);
    },
  );

  test.each([
    ['that breaks a rule', () => formPost({ values: { ...visitor, email: 'nobody' } })],
    ['of 5 MB', () => formPost({ values: { ...visitor, message: '"'.repeat(5e6) } })],
    ['that is not UTF-8', () => postOf('firstName=%FF', formPost())],
  ])('%s is redirected to a page that says so', async (_, request) => {
    const response = await send(request());
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe('/de/kontakt/angaben-pruefen');
    expect(inquiry.provider.mails).toEqual([]);
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

  test('applies to the stated Content-Length', async () => {
    const request = scriptPost({ headers: { 'Content-Length': '49153' } });
    expect((await send(request)).status).toBe(413);
    expect(request.bodyUsed).toBe(false);
  });
});

describe('a post that cannot be read', () => {
  test.each(['GET', 'HEAD', 'PUT'])('%s is answered with 405', async (method) => {
    const request = new Request(url, { method, ...(method === 'PUT' && { body: '{}' }) });
    const response = await send(request);
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('POST');
    expect(request.bodyUsed).toBe(false);
  });

  test.each([
    ['text/plain', {}],
    ['', {}],
    ['application/json', { 'Content-Encoding': 'gzip' }],
  ])('of type %j %j is answered with 415', async (type, extra) => {
    const request = scriptPost({ headers: { 'Content-Type': type, ...extra } });
    expect((await send(request)).status).toBe(415);
    expect(request.bodyUsed).toBe(false);
  });

  test('of another type, by a browser, is redirected to a page with another way to write', async () => {
    const response = await send(formPost({ headers: { 'Content-Type': 'multipart/form-data' } }));
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe('/de/kontakt/nicht-gesendet');
  });

  const inLatin1 = Buffer.from(JSON.stringify({ ...visitor, subject: 'Grüße' }), 'latin1');
  test.each(['{', inLatin1])('%j as JSON is malformed', async (body) => {
    const response = await send(postOf(body));
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ accepted: false, reason: 'malformed' });
  });
});

describe('a post from another origin', () => {
  test.each([
    { Origin: 'https://evil.example' },
    { Origin: 'https://advisor.example.evil.example' },
    { Origin: 'null' },
    { Origin: 'null', 'Sec-Fetch-Site': 'cross-site' },
    { Origin: undefined, 'Sec-Fetch-Site': 'cross-site' },
    { Origin: undefined, Referer: 'https://evil.example/' },
  ])('%j is refused with 403, and no mail is sent', async (extra) => {
    for (const request of [scriptPost({ headers: extra }), formPost({ headers: extra })]) {
      expect((await send(request)).status).toBe(403);
      expect(request.bodyUsed).toBe(false);
    }
    expect(inquiry.provider.mails).toEqual([]);
  });
});

test.each([
  { Origin: origin, 'Sec-Fetch-Site': 'same-origin', Referer: '' },
  { Origin: 'null', 'Sec-Fetch-Site': 'same-origin' },
  { Origin: 'https://other.example' },
  { Referer: undefined },
  { Origin: undefined },
  { Origin: undefined, Referer: undefined, 'Sec-Fetch-Site': 'same-origin' },
])('a post from this website is not marked as spam with %j', async (extra) => {
  expect((await send(scriptPost({ headers: extra }))).status).toBe(202);
  expect(inquiry.provider.mails[0]!.subject).not.toContain('Spamverdacht');
});

test('a refusal is logged in one line with its reason, without the visitor’s words', async () => {
  await send(formPost({ headers: { Origin: 'https://evil.example' } }));
  await send(scriptPost({ values: { ...visitor, email: '' } }));
  const lines = inquiry.lines.map((line) => JSON.parse(line) as object);
  expect(lines).toEqual(
    ['crossOrigin', 'invalid'].map((code) => ({ level: 'info', event: 'postRefused', code })),
  );
});

describe('a post that looks automated', () => {
  test.each([
    ['a filled honeypot', () => formPost({ values: { ...visitor, reference2: 'x' } })],
    ['a honeypot in a header', () => scriptPost({ headers: { [postHeaders.honeypot]: '1' } })],
    [
      'a post that no browser makes',
      () => scriptPost({ headers: { Origin: undefined, Referer: undefined } }),
    ],
  ])('by %s is sent with a warning', async (_, request) => {
    expect((await send(request())).status).toBeLessThan(400);
    const [mail] = inquiry.provider.mails;
    expect(mail?.subject).toMatch(/^\[Spamverdacht\] /);
    expect(mail?.text).toMatch(/^Spamverdacht: /m);
  });
});

test('if nothing works, the visitor is redirected to a page with another way to write', async () => {
  const broken = startInquiryService();
  broken.faulty.writeIfUnchanged = () => Promise.reject(new Error('down'));
  const response = await broken.postWhile('deferred', formPost());
  expect(response.status).toBe(303);
  expect(response.headers.get('location')).toBe('/de/kontakt/nicht-gesendet');
});

test.each([
  ['the plain form', formPost, 303, '/de/kontakt/nicht-gesendet'],
  ['the page’s script', scriptPost, 503, null],
])(
  'after an unexpected error, %s gets the response “unavailable”',
  async (_, post, status, location) => {
    const request = post();
    // A body can be read only once.
    await request.text();
    const response = await send(request);
    expect(response.status).toBe(status);
    expect(response.headers.get('location')).toBe(location);
    expect(inquiry.events('unexpected')).toHaveLength(1);
  },
);
