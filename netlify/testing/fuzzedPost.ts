import { readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import {
  endpoint,
  fields,
  headers,
  limits,
  newInquiryId,
  requiredFields,
  services,
  honeypotField,
} from '../contact.js';
import { headerText } from '../inquiry/headerText.js';
import { createLog } from '../inquiry/log.js';
import type { Mail } from '../inquiry/Mailer.js';
import { createInquiry } from '../inquiry/createInquiry.js';
import { memoryStore } from './memoryStore.js';
import { origin } from './post.js';

/** A post with what is known of it: whether it must be accepted, or may be refused. */
export type FuzzedPost = {
  isValid: boolean;
  method: string;
  headers: Record<string, string>;
  body: string | Uint8Array;
  /** The values of a valid post. */
  values?: Record<string, string>;
};

const type = { json: 'application/json', form: 'application/x-www-form-urlencoded' };

/** Pieces that have broken mails, pages and parsers before. */
const pieces = [
  ['a', 'Ü', 'ß', '中', 'ع', '👩‍🚀', 'é', ' ', '\t', '\n', '\r\n', '\0', '\u0007'],
  ['\u202e', '\u2066', '\u200b', '\ufeff', '\u2028', '\ud800', '\udfff'],
  ['"', "'", '&amp;', '&', '<', '>', '<script>', '</textarea>', '__email__', '__issue__', '$&'],
  ['{{x}}', '${x}', '%0d%0a', 'Bcc: x@y.example', '\r\nTo: x@y.example', '../', '//evil.example'],
  ['javascript:alert(1)'],
].flat();

const text = (maxLength: number) =>
  fc
    .array(fc.constantFrom(...pieces), { maxLength })
    .map((chosen) => chosen.join('').slice(0, maxLength * 2));

/** A text that is still there after trimming. */
const filled = text(8).map((padding) => `x${padding}`);

const validValues = fc.record({
  firstName: filled,
  lastName: filled,
  email: fc.constantFrom(
    'a@b.de',
    'müller@example.de',
    "o'neill+tag@sub.example.co",
    'x@münchen.de',
  ),
  company: text(6),
  subject: filled,
  message: text(20).map((padding) => `Words ${padding}.`),
  service: fc.constantFrom('', ...services, 'Something else'),
});

const idOrNot = fc.constantFrom('', 'rubbish', newInquiryId(), newInquiryId());
const language = fc.constantFrom('de', 'en', 'fr', '', 'xx', '../en', '__proto__', 'constructor');

const asForm = (values: Record<string, string>) => new URLSearchParams(values).toString();

const validJson = fc
  .tuple(validValues, idOrNot, language)
  .map(([values, id, inLanguage]): FuzzedPost => ({
    isValid: true,
    method: 'POST',
    headers: { 'content-type': type.json, [headers.id]: id, [headers.language]: inLanguage },
    body: JSON.stringify(values),
    values,
  }));

const validForm = fc
  .record({
    values: validValues,
    id: idOrNot,
    language,
    page: text(3),
    [honeypotField]: fc.constantFrom('', 'x'),
    startedAt: fc.constantFrom('', '1', 'x', String(Date.now())),
  })
  .map(({ values, ...hidden }): FuzzedPost => ({
    isValid: true,
    method: 'POST',
    headers: { 'content-type': type.form },
    body: asForm({ ...(hidden as Record<string, string>), ...values }),
    values,
  }));

const anyValue = fc.oneof(
  text(6),
  fc.constantFrom(null, true, 0, -1, 1e308, [], {}, ['a'], { a: 1 }),
  fc.constantFrom(...fields.map((field) => 'x'.repeat(limits[field] + 1))),
);

const hostileJson = fc
  .dictionary(fc.constantFrom(...fields, '__proto__', 'constructor', 'toString'), anyValue, {
    maxKeys: 9,
  })
  .map((values): FuzzedPost => ({
    isValid: false,
    method: 'POST',
    headers: { 'content-type': type.json },
    body: JSON.stringify(values),
  }));

const brokenForm = fc
  .tuple(validValues, fc.constantFrom(...requiredFields), language)
  .map(([values, field, inLanguage]): FuzzedPost => ({
    isValid: false,
    method: 'POST',
    headers: { 'content-type': type.form, accept: 'text/html' },
    body: asForm({ ...values, language: inLanguage, [field]: ' ' }),
  }));

const rubbish = fc.record({
  isValid: fc.constant(false),
  method: fc.constantFrom('POST', 'POST', 'POST', 'PUT', 'PATCH', 'DELETE'),
  headers: fc.record({
    'content-type': fc.constantFrom(type.json, type.form, `${type.json}; charset=utf-7`, 'x', ''),
    origin: fc.constantFrom(origin, origin, 'null', 'https://evil.example', 'x'),
    accept: fc.constantFrom('text/html', '*/*', ''),
    referer: fc.constantFrom(`${origin}/de/kontakt`, 'https://evil.example/', 'x', ''),
  }),
  body: fc.oneof(
    fc.uint8Array({ maxLength: 40 }),
    fc.constantFrom(
      '',
      '{',
      'null',
      '[]',
      '[[[[',
      '"x"',
      '{"firstName":',
      '%',
      '%FF=%FF',
      '&&&=',
      '\0',
    ),
  ),
});

/** Posts of all kinds; two in five must be accepted. */
export const fuzzedPost: fc.Arbitrary<FuzzedPost> = fc.oneof(
  validJson,
  validForm,
  hostileJson,
  brokenForm,
  rubbish,
);

/** Counts the markup of a page without what the function itself puts into it. */
const count = (html: string) =>
  html
    .replaceAll(/<li><a href="#field.*?<\/li>\n|<p id="field.*?<\/p>\n|\n(?=\n)/g, '')
    .replaceAll(/ selected=""| aria-[a-z]+="[^"]*"/g, '')
    .replaceAll(/[^<>"]/g, '').length;

const allowed = new Set([202, 303, 400, 403, 405, 413, 415]);
const thanks = /^\/((de|fr)\/)?kontakt\/danke$/;

/**
 * The function with a store and a mailer in memory.
 *
 * @param root - folder with the form pages
 */
export function createFuzzTarget(root: string) {
  const store = memoryStore();
  const mails: Mail[] = [];
  const lines: string[] = [];
  const tags = count(readFileSync(path.join(root, 'site/dist-forms/de/refused.html'), 'utf8'));
  const { handle } = createInquiry({
    env: { CONTACT_RATE_LIMIT: '0', SENDGRID_API_KEY: 'SG.key' },
    context: 'production',
    root,
    store,
    mailer: async (mail) => void mails.push(mail),
    log: createLog((line) => lines.push(line)),
  });

  /** Posts it and says in one sentence what is wrong with the result, or nothing. */
  return async ({ isValid, method, headers: sent, body, values }: FuzzedPost) => {
    store.entries.clear();
    mails.length = 0;
    lines.length = 0;
    const request = new Request(origin + endpoint, {
      method,
      headers: sent,
      body: body as string,
    });
    const background: Promise<unknown>[] = [];
    const response = await handle(request, {
      ip: '192.0.2.1',
      background: (work) => void background.push(work),
    });
    const { status } = response;
    const isAccepted = status === 202 || status === 303;
    const [mail] = mails;
    if (!allowed.has(status)) return `status ${status}`;
    if (isValid && !isAccepted) return `a valid post was answered with ${status}`;
    if (mails.length !== (isAccepted ? 1 : 0)) return `${mails.length} mails, status ${status}`;
    if (status === 303 && !thanks.test(response.headers.get('location') ?? ''))
      return `sent on to ${response.headers.get('location')}`;
    if (!response.headers.get('content-security-policy')) return 'no security headers';
    if (mail && [mail.subject, mail.replyTo ?? ''].some((line) => /[\p{Cc}\u202e]/u.test(line)))
      return 'a header field of the mail holds a control character';
    if (mail && values && !mail.subject.endsWith(headerText(values['subject']!.trim())))
      return 'the subject is not the visitor’s';
    if (({} as { a?: unknown }).a !== undefined) return 'a prototype was polluted';
    const page = await response.text();
    if (response.headers.get('content-type')?.startsWith('text/html') && count(page) !== tags)
      return 'the page holds what was typed as HTML';
    if (lines.some((line) => /[^\x20-\x7e]|@|evil|Words/.test(line)))
      return 'the log says too much';
    await Promise.all(background);
    return undefined;
  };
}
