import fc from 'fast-check';
import { expect, test } from 'vitest';
import { responsePaths, endpoint, fields, limits } from '../contact.js';
import { origin } from '../testing/post.js';
import { startInquiryService } from '../testing/startInquiryService.js';
import { headerText } from './composeMail.js';
import { baseHeaders } from './responses.js';

/** Pieces that have broken mails, pages and parsers before. */
const pieces = [
  ['Ü', '中', 'ع', '👩‍🚀', ' ', '\n', '\r\n', '\0', '\u202e', '\u200b', '\u2028', '\ud800', '"'],
  ["'", '&amp;', '<script>', '</textarea>', '$&', '${x}', '%0d%0a', '../', '%'],
  ['\r\nBcc: x@y.example', '//evil.example', 'javascript:alert(1)'],
].flat();
const text = fc.array(fc.constantFrom(...pieces), { maxLength: 5 }).map((some) => some.join(''));
const filled = text.map((rest) => `Words ${rest}.`);
const email = fc.constantFrom('a@b.de', 'müller@example.de', "o'neill+tag@sub.example.co");
const message = fc.record({
  firstName: filled,
  lastName: filled,
  subject: filled,
  message: filled,
  email,
  company: text,
  service: text,
});
const hidden = fc.record({ language: text });
const json = 'application/json';
const form = 'application/x-www-form-urlencoded';
const asForm = (values: object) => new URLSearchParams({ ...values }).toString();

type Post = { method: string; headers: Record<string, string>; body: BodyInit; subject?: string };
const accepted = fc.tuple(message, hidden, fc.boolean()).map(([values, rest, isForm]): Post => ({
  method: 'POST',
  headers: { 'content-type': isForm ? form : json },
  body: isForm ? asForm({ ...rest, ...values }) : JSON.stringify(values),
  subject: values.subject,
}));
const names = fc.constantFrom(...fields, '__proto__', 'constructor', 'toString');
const long = fc.constantFrom('x'.repeat(limits.message + 1), 'x'.repeat(limits.email + 1));
const anything = fc.oneof(text, long, fc.jsonValue({ maxDepth: 2 }));
const withOneWrong = fc
  .tuple(message, names, fc.oneof(text, long, fc.json({ maxDepth: 2 })))
  .map(([values, name, wrong]) => asForm({ ...values, [name]: wrong }));
const hostile = fc.record<Post>({
  method: fc.constantFrom('POST', 'POST', 'POST', 'PUT', 'DELETE'),
  headers: fc.record({
    'content-type': fc.constantFrom(json, form, `${json}; charset=utf-7`, 'x', ''),
    origin: fc.constantFrom(origin, origin, 'null', 'https://evil.example', 'x'),
    accept: fc.constantFrom('text/html', '*/*', ''),
    referer: fc.constantFrom(`${origin}/de/kontakt`, 'https://evil.example/', 'x', ''),
  }),
  body: fc.oneof(
    withOneWrong,
    fc.dictionary(names, anything).map((values) => JSON.stringify(values)),
    fc.constantFrom('', '{', 'null', '[[[[', '{"firstName":', '%', '%FF=%FF', '&&&=', '\0'),
    fc.uint8Array({ maxLength: 40 }) as fc.Arbitrary<Uint8Array<ArrayBuffer>>,
  ),
});

test('every post gets a valid response, and only a valid one becomes a mail', async () => {
  const { post, lines, memory, provider } = await startInquiryService();
  const { mails } = provider;
  const check = async ({ method, headers, body, subject }: Post) => {
    for (const list of [mails, lines]) list.length = 0;
    memory.entries.clear();
    const answer = await post(new Request(origin + endpoint, { method, headers, body }));
    const page = await answer.text();
    const location = answer.headers.get('location') ?? '';
    const isAccepted = answer.status === 202 || location.endsWith(responsePaths.sent);
    expect([202, 303, 400, 403, 405, 413, 415]).toContain(answer.status);
    expect(mails).toHaveLength(isAccepted ? 1 : 0);
    expect(location).toMatch(/^(\/((de|fr)\/)?kontakt\/(danke|angaben-pruefen|nicht-gesendet))?$/);
    for (const [name, value] of Object.entries(baseHeaders))
      expect(answer.headers.get(name)).toBe(value);
    expect(page).not.toMatch(/<script|<\/textarea>|\.[jt]s:\d/);
    expect(lines.join('')).not.toMatch(/[^\x20-\x7e]|@|evil|Words/);
    if (subject !== undefined) expect(mails[0]?.subject).toContain(headerText(subject));
  };
  await fc.assert(fc.asyncProperty(fc.oneof(accepted, hostile), check), { numRuns: 2000 });
});
