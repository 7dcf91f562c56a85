import { fields, headers, isInquiryId, newInquiryId } from '../contact.js';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { memoryStore } from '../testing/memoryStore.js';
import { afterwards, formPost, origin, scriptPost, visitor } from '../testing/post.js';
import { startInquiry } from '../testing/startInquiry.js';
import { formPages } from './answers.js';
import { createInquiryHandler } from './inquiryHandler.js';

const store = memoryStore();
let inquiry: Awaited<ReturnType<typeof startInquiry>>;
beforeAll(async () => {
  inquiry = await startInquiry({
    store,
    env: { SITE_URL: 'https://other.example' },
  });
});
afterAll(() => inquiry.close());
beforeEach(() => {
  inquiry.standIn.behave('accept');
  inquiry.standIn.accepted.length = 0;
  store.entries.clear();
});

const send = (request: Request) => inquiry.post(request);

const changed = (request: Request, init: RequestInit) => new Request(request, init);

/** A valid message from a program that knows nothing of UTF-8. */
const inLatin1 = Buffer.from(
  JSON.stringify({
    firstName: 'Zoë',
    lastName: 'Müller',
    email: 'zoe@example.com',
    subject: 'Grüße',
    message: 'Grüße',
  }),
  'latin1',
);

describe('a post by the page’s script', () => {
  test('is answered with 202 and the id, and one mail is sent', async () => {
    const id = newInquiryId();
    const response = await send(scriptPost({ id }));
    expect(response.status).toBe(202);
    expect(await response.json()).toEqual({ accepted: true, id });
    expect(inquiry.delivered()).toEqual([id]);
  });

  test('that breaks a rule is refused with the first issue’s field and code', async () => {
    const response = await send(
      scriptPost({ values: { ...visitor, firstName: ' ', message: 'x'.repeat(2001) } }),
    );
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({
      accepted: false,
      reason: 'invalid',
      issue: { field: 'firstName', code: 'required' },
    });
    expect(inquiry.delivered()).toEqual([]);
  });

  test('without an id gets one made from its content: sent twice, it is one inquiry', async () => {
    const values = { ...visitor, subject: 'No id' };
    const first = (await (await send(scriptPost({ values, id: '' }))).json()) as { id: string };
    const again = (await (await send(scriptPost({ values, id: 'rubbish\u00e9' }))).json()) as {
      id: string;
    };
    const other = (await (
      await send(scriptPost({ values: { ...values, message: 'Other' }, id: '' }))
    ).json()) as { id: string };
    expect(isInquiryId(first.id)).toBe(true);
    expect(again.id).toBe(first.id);
    expect(other.id).not.toBe(first.id);
    expect(inquiry.delivered()).toEqual([first.id, other.id]);
  });
});

describe('a post by the plain form', () => {
  test.each([
    ['en', '/kontakt/danke'],
    ['de', '/de/kontakt/danke'],
    ['fr', '/fr/kontakt/danke'],
    ['xx', '/kontakt/danke'],
    ['', '/kontakt/danke'],
    ['//evil.example', '/kontakt/danke'],
  ])('in the language %j is sent on to %s', async (language, location) => {
    const response = await send(
      formPost({ values: { ...visitor, language, page: '/kontakt', subject: `To ${language}` } }),
    );
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe(location);
  });

  test('is never sent anywhere that the post names', async () => {
    const targets = {
      redirect: 'https://evil.example',
      next: '//evil.example',
      to: 'evil.example',
    };
    const response = await send(
      formPost({ values: { ...visitor, ...targets, page: 'https://evil.example/de/' } }),
    );
    expect(response.headers.get('location')).toBe('/de/kontakt/danke');
  });

  test('that breaks a rule comes back as a page with every value kept and escaped', async () => {
    const values = { ...visitor, lastName: '"><script>x</script>', email: 'nobody', page: '/de/' };
    const response = await send(formPost({ values }));
    const html = await response.text();
    expect(response.status).toBe(400);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(html).toContain('<title>invalid</title>');
    expect(html).toContain('<a href="#field-email">de: invalid email</a>');
    expect(html).toContain('value="&quot;&gt;&lt;script&gt;x&lt;/script&gt;"');
    expect(html).toContain('<option value="strategy" selected="">');
    expect(html).toContain('&lt;b&gt;fett&lt;/b&gt;');
    expect(html).not.toMatch(/<script>|<b>|__/);
  });

  test('has its own words left alone, even where they look like a gap of the page', async () => {
    const values = { ...visitor, firstName: '', company: '__email__', subject: '$& $1 __issue__' };
    const html = await (await send(formPost({ values }))).text();
    expect(html).toContain('value="__email__"');
    expect(html).toContain('value="$&amp; $1 __issue__"');
  });

  test('that is too long reads how long it may be, with the figure as the language writes it', async () => {
    const values = { ...visitor, message: 'x'.repeat(2001) };
    expect(await (await send(formPost({ values }))).text()).toContain(
      'de: at most 2.000 characters',
    );
    expect(
      await (await send(formPost({ values: { ...values, language: 'en' } }))).text(),
    ).toContain('en: at most 2000 characters');
  });

  test('may hold 2000 characters of which some are line breaks, which a form sends as two', async () => {
    const values = { ...visitor, message: 'a\r\n'.repeat(1000) };
    expect((await send(formPost({ values }))).status).toBe(303);
  });
});

describe('without JavaScript', () => {
  const page = (status: number, note: string) => async (request: Request) => {
    const response = await send(request);
    const html = await response.text();
    expect(response.status).toBe(status);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(html).toContain(`<html lang="de"><title>refused</title><p id="note">de: ${note}</p>`);
    expect(html).toContain('O’Brien-Größenwahn');
    expect(html).toContain('href="mailto:owner@example.com');
  };
  const browser = { Accept: 'text/html', Origin: origin, Referer: `${origin}/de/kontakt` };

  test('a form of 400 KB comes back with every word, also of what arrives last', () => {
    const { lastName, company, ...rest } = visitor;
    const whole = formPost({
      values: { ...rest, message: 'y'.repeat(400_000), company, lastName },
    });
    return page(413, 'tooLarge')(whole);
  });

  test('a form in another charset comes back with what could be read', () =>
    page(
      400,
      'unreadable',
    )(
      formPost({
        headers: { 'Content-Type': 'application/x-www-form-urlencoded; charset=latin1' },
      }),
    ));

  test('a form that somebody made multipart comes back with every word', () => {
    const body = new FormData();
    for (const [name, value] of Object.entries({ ...visitor, language: 'de' }))
      body.append(name, value);
    const request = new Request(scriptPost().url, { method: 'POST', headers: browser, body });
    return page(415, 'unreadable')(request);
  });

  test('every broken field is named at once, with a link, and marked', async () => {
    const values = { ...visitor, firstName: '', email: 'nobody', message: 'x'.repeat(2001) };
    const html = await (await send(formPost({ values }))).text();
    const links = [...html.matchAll(/<a href="#field-(\w+)">([^<]+)/g)].map(([, ...it]) => it);
    expect(links).toEqual([
      ['firstName', 'de: firstName is required'],
      ['email', 'de: invalid email'],
      ['message', 'de: at most 2.000 characters'],
    ]);
    for (const field of fields) {
      const isBroken = links.some(([name]) => name === field);
      const control = new RegExp(`<input id="field-${field}"[^>]*>`).exec(html)![0];
      expect(control.includes('aria-invalid="true"')).toBe(isBroken);
      expect(control.includes(`${field}-issue`)).toBe(isBroken);
      expect(html.includes(`<p id="field-${field}-issue">`)).toBe(isBroken);
    }
    expect(html).not.toMatch(/<!--|__/);
  });
});

describe('a post that cannot be read', () => {
  test.each(['GET', 'PUT', 'DELETE', 'OPTIONS', 'HEAD'])(
    '%s is answered with 405',
    async (method) => {
      const response = await send(new Request(scriptPost().url, { method }));
      expect(response.status).toBe(405);
      expect(response.headers.get('allow')).toBe('POST');
    },
  );

  test('opened as a page, the address shows the page with the form', async () => {
    const response = await send(
      new Request(scriptPost().url, {
        headers: { Accept: 'text/html', Referer: `${origin}/fr/kontakt` },
      }),
    );
    expect(response.status).toBe(405);
    expect(await response.text()).toContain('<html lang="fr"><title>refused</title>');
  });

  test.each([
    ['text/plain', {}],
    ['multipart/form-data; boundary=x', {}],
    ['', {}],
    ['application/json', { 'Content-Encoding': 'gzip' }],
  ])('of type %j %j is answered with 415', async (type, extra) => {
    const response = await send(scriptPost({ headers: { 'Content-Type': type, ...extra } }));
    expect(response.status).toBe(415);
  });

  test.each([
    ['{', 'application/json'],
    ['', 'application/json'],
    ['null', 'application/json'],
    ['[]', 'application/json'],
    ['7', 'application/json'],
    [inLatin1, 'application/json'],
    ['{}', 'application/json; charset=utf-16'],
    ['firstName=%FF', 'application/x-www-form-urlencoded'],
    ['firstName=%', 'application/x-www-form-urlencoded'],
  ])('%j as %s is answered with 400', async (body, type) => {
    const request = changed(scriptPost(), { headers: { 'Content-Type': type }, body });
    const response = await send(request);
    expect(response.status).toBe(400);
    if (type.startsWith('application/json'))
      expect(await response.json()).toEqual({ accepted: false, reason: 'malformed' });
    else expect(await response.text()).toContain('<p id="note">en: unreadable</p>');
  });

  test('of one megabyte is answered with 413', async () => {
    const body = JSON.stringify({ ...visitor, message: 'x'.repeat(1_000_000) });
    expect((await send(changed(scriptPost(), { body }))).status).toBe(413);
  });

  test('with __proto__ in it pollutes nothing', async () => {
    const body = JSON.stringify(visitor).replace('{', '{"__proto__":{"polluted":1},');
    expect((await send(changed(scriptPost(), { body }))).status).toBe(202);
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  });
});

const foreignForm = (Origin: string) =>
  formPost({ values: { ...visitor, id: newInquiryId() }, headers: { Origin } });

describe('a post from another origin', () => {
  test.each([
    { Origin: 'https://evil.example' },
    { Origin: 'http://advisor.example' },
    { Origin: 'https://advisor.example.evil.example' },
    { Origin: 'null' },
    { Origin: 'null', 'Sec-Fetch-Site': 'cross-site' },
    { Origin: '', 'Sec-Fetch-Site': 'cross-site' },
  ])('%j is refused with 403, and no mail is sent', async (extra) => {
    for (const request of [scriptPost({ headers: extra }), formPost({ headers: extra })]) {
      expect((await send(request)).status).toBe(403);
    }
    expect(inquiry.delivered()).toEqual([]);
  });

  test('keeps what a person wrote where a privacy setting blanks the origin, but no id', async () => {
    const html = await (await send(foreignForm('null'))).text();
    expect(html).toContain('<html lang="de"><title>refused</title><p id="note">de: elsewhere</p>');
    expect(html).toContain(visitor.company.slice(0, 12));
    expect(html).toContain('name="id" value=""');
  });

  test('gets a page that lends it neither an id nor words', async () => {
    const response = await send(foreignForm('https://evil.example'));
    const html = await response.text();
    expect(response.status).toBe(403);
    expect(html).toContain('name="id" value=""');
    for (const word of Object.values(visitor).filter((each) => each !== 'strategy'))
      expect(html).not.toContain(word);
  });

  test('is refused by its Referer where there is no other sign', async () => {
    const request = new Request(scriptPost().url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Referer: 'https://evil.example/' },
      body: JSON.stringify(visitor),
    });
    expect((await send(request)).status).toBe(403);
  });
});

describe('a post from this website', () => {
  test.each([
    { Origin: origin },
    { Origin: origin, 'Sec-Fetch-Site': 'same-origin', Referer: '' },
    { Origin: 'null', 'Sec-Fetch-Site': 'same-origin' },
    { Origin: 'https://other.example' },
  ])('passes with %j', async (extra) => {
    expect((await send(scriptPost({ headers: extra }))).status).toBe(202);
  });
});

/** A post without any of the headers that every browser sends. */
function programPost(): Request {
  const request = scriptPost();
  for (const name of ['origin', 'referer']) request.headers.delete(name);
  return request;
}

describe('what looks like a program', () => {
  test.each([
    [
      'a filled honeypot',
      () => formPost({ values: { ...visitor, reference2: 'x', subject: 'Trap' } }),
    ],
    ['a honeypot in a header', () => scriptPost({ headers: { [headers.honeypot]: '1' } })],
    ['a post that no browser makes', () => programPost()],
    [
      'a form filled in and sent within a fifth of a second',
      () => scriptPost({ headers: { [headers.elapsed]: '120' } }),
    ],
  ])('by %s is delivered, marked', async (_, request) => {
    expect((await send(request())).status).toBeLessThan(400);
    const [mail] = inquiry.standIn.accepted;
    expect(mail?.body.subject).toMatch(/^\[Spamverdacht\] /);
    expect(mail?.body.content[0]?.value).toMatch(/^Spamverdacht: /m);
  });

  test.each(['60000', '900', '-5', '', 'rubbish'])(
    'is not a visitor who took %j milliseconds',
    async (elapsed) => {
      await send(scriptPost({ headers: { [headers.elapsed]: elapsed } }));
      expect(inquiry.standIn.accepted[0]?.body.subject).not.toContain('Spam');
    },
  );
});

describe('every answer', () => {
  test('carries the security headers and is kept by no cache', async () => {
    const answers = [
      await send(scriptPost()),
      await send(formPost()),
      await send(formPost({ values: { ...visitor, email: '' } })),
      await send(new Request(scriptPost().url)),
      await send(scriptPost({ headers: { Origin: 'https://evil.example' } })),
    ];
    for (const { headers: sent } of answers) {
      expect(sent.get('content-security-policy')).toContain("default-src 'none'");
      expect(sent.get('strict-transport-security')).toContain('max-age=');
      expect(sent.get('x-content-type-options')).toBe('nosniff');
      expect(sent.get('cross-origin-opener-policy')).toBe('same-origin');
      expect(sent.get('cache-control')).toBe('no-store');
    }
  });

  test('as a page carries the page’s own policy', async () => {
    const broken = await startInquiry({
      env: { CONTACT_TO: 'boss@example.com' },
      store: { ...memoryStore(), create: () => Promise.reject(new Error('down')) },
    });
    broken.standIn.behave(503);
    const response = await broken.post(formPost());
    await broken.close();
    expect(response.status).toBe(503);
    expect(response.headers.get('content-security-policy')).toBe(
      "default-src 'none'; style-src 'sha256-test'",
    );
    const html = await response.text();
    // The published address, not the one that inquiries go to.
    expect(html).toContain('href="mailto:owner@example.com?subject=Vertraulicher%20');
    expect(html).not.toContain('boss@');
    expect(html).toContain('de%3A%20strategy');
    for (const field of fields) if (field !== 'service') expect(html).toContain(`name="${field}"`);
  });
});

describe('without the site’s build', () => {
  test('a form post is stored all the same, and the answer is JSON', async () => {
    const { inbox, log, lines, close } = await startInquiry();
    const forms = formPages('/nowhere');
    const handle = createInquiryHandler({ inbox, forms, log, ownOrigins: [], now: Date.now });
    const after = afterwards();
    const accepted = await handle(formPost(), after.background);
    expect(accepted.headers.get('location')).toBe('/');
    const refused = await handle(formPost({ values: { ...visitor, email: '' } }), after.background);
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({ issue: { field: 'email', code: 'invalid' } });
    expect(lines.join()).toContain('formsMissing');
    await close();
  });
});
