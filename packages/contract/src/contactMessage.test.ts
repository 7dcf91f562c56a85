import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkContactMessage, type ContactMessage } from './contactMessage.js';
import { fields, limits, mapFields, requiredFields } from './fields.js';

const valid: ContactMessage = {
  ...mapFields(() => ''),
  firstName: 'Zoë',
  lastName: 'O’Brien-Müller',
  email: 'zoe@example.com',
  subject: 'Strategy',
  message: 'First line\nSecond line',
  service: 'strategy',
};

const issueOf = (change: Record<string, unknown>) => {
  const checked = checkContactMessage({ ...valid, ...change });
  return checked.ok ? undefined : checked.issues[0];
};

describe('checkContactMessage', () => {
  // Such characters come from web pages, PDF files and dictation.
  test.each(['\u00ad', '\u200b', '\u202e', '\u2800', '\ufffc', '\u0002'])(
    'takes what nobody sees out of an address, wherever it is: %j',
    (unseen) => {
      const email = `${unseen}z${unseen}oe@exam${unseen}ple.com ${unseen}`;
      const checked = checkContactMessage({ ...valid, email });
      expect(checked).toMatchObject({ ok: true, value: { email: 'zoe@example.com' } });
    },
  );

  test('trims every text', () => {
    const padded = Object.fromEntries(fields.map((field) => [field, ` \t${valid[field]}\n `]));
    expect(checkContactMessage(padded)).toEqual({ ok: true, value: valid });
  });

  test.each([
    ['firstName', '', 'required'],
    ['message', '\n\n', 'required'],
    ['email', '', 'invalid'],
    ['firstName', ['a'], 'notText'],
    ['company', null, 'notText'],
    ['service', {}, 'notText'],
  ])('answers %s = %j with the code %s', (field, value, code) => {
    expect(issueOf({ [field]: value })).toEqual({ field, code });
  });

  test.each(['\u00ad\u200d', '\u202e \u202c', '\u3164', '\u2800\ufffc', '\ufff9\u0001'])(
    'takes %j for nothing written',
    (unseen) => {
      expect(issueOf({ subject: unseen })).toEqual({ field: 'subject', code: 'required' });
      const checked = checkContactMessage({ ...valid, company: unseen });
      expect(checked).toEqual({ ok: true, value: valid });
    },
  );

  const joined = { subject: '👩\u200d🚀 می\u200cخواهم' };
  const narrow = { email: 'a@example.com' };
  test.each([
    ['joiners where a text needs them', joined, joined],
    ['accents as composed', { firstName: 'Zoe\u0308' }, { firstName: 'Zoë' }],
    ['accents in an address', { email: 'zo\u200be\u0308@x.de' }, { email: 'zoë@x.de' }],
    ['an absent service as empty', { service: undefined }, { service: '' }],
    // East Asian keyboards write such letters.
    ['full-width letters as narrow ones', { email: 'ａ＠ｅｘａｍｐｌｅ．ｃｏｍ' }, narrow],
    ['a full-width dot', { email: 'a＠example。com' }, narrow],
    // Word processors and PDF files set such signs.
    ['a no-break hyphen', { email: 'a\u2011b@c\u2011d.de' }, { email: 'a-b@c-d.de' }],
    ['a dash', { email: 'a\u2013b@c\u2014d.de' }, { email: 'a-b@c-d.de' }],
    ['a set apostrophe', { email: 'o\u2019neill@x.ie' }, { email: "o'neill@x.ie" }],
    ['a half-width dot', { email: 'a@example｡com' }, narrow],
  ])('takes %s', (_, change, value) => {
    expect(checkContactMessage({ ...valid, ...change })).toMatchObject({ ok: true, value });
  });

  test('drops fields it does not know, and nothing reaches a prototype', () => {
    const input = JSON.parse(
      JSON.stringify(valid).replace('{', '{"__proto__":{"polluted":1},"extra":1,'),
    ) as unknown;
    expect(checkContactMessage(input)).toEqual({ ok: true, value: valid });
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  });

  test.each([null, undefined, [], 'text', 7, true])('treats %j as an empty form', (input) => {
    expect(checkContactMessage(input)).toEqual({
      ok: false,
      issues: requiredFields.map((field) => ({
        field,
        code: field === 'email' ? 'invalid' : 'required',
      })),
    });
  });

  const finite = fields.filter((field) => Number.isFinite(limits[field]));
  test.each(finite.map((field) => [field, limits[field]] as const))(
    'the limit of %s is %i, inclusive',
    (field, max) => {
      const end = field === 'email' ? `@${'b.'.repeat(100)}example` : '';
      expect(issueOf({ [field]: end.padStart(max, 'x') })).toBeUndefined();
      const tooLong = { field, code: 'tooLong', max };
      expect(issueOf({ [field]: end.padStart(max + 1, 'x') })).toEqual(tooLong);
    },
  );

  // Composing takes quadratic time, and a pattern could block the process. Cleaned first, the spaces would be gone, and
  // the accents reported twice.
  test.each(finite)('refuses a far too long %s before it cleans it', (field) => {
    for (const value of [`e${' '.repeat(9000)}`, `e${'\u0301'.repeat(9000)}`])
      expect(checkContactMessage({ ...valid, [field]: value })).toEqual({
        ok: false,
        issues: [{ field, code: 'tooLong', max: limits[field] }],
      });
  });

  test('does not compose a service of any length', () => {
    const service = `e${'\u0301'.repeat(9000)}`;
    expect(checkContactMessage({ ...valid, service })).toMatchObject({ value: { service } });
  });

  test('counts an emoji and a line break once, however it was sent', () => {
    expect(issueOf({ subject: '🙂'.repeat(limits.subject) })).toBeUndefined();
    expect(issueOf({ subject: '🙂'.repeat(limits.subject + 1) })?.code).toBe('tooLong');
    expect(issueOf({ message: `${'a\r\n'.repeat(999)}ab` })).toBeUndefined();
  });

  test('accepts what it gave back, and changes nothing the second time', () => {
    const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 });
    fc.assert(
      fc.property(text, text, text, text, (firstName, lastName, subject, message) => {
        const checked = checkContactMessage({ ...valid, firstName, lastName, subject, message });
        if (checked.ok) expect(checkContactMessage(checked.value)).toEqual(checked);
        else expect(checked.issues[0].code).toMatch(/^(required|tooLong)$/);
      }),
    );
  });
});

describe('an address', () => {
  test.each([
    'müller@example.de',
    'x@münchen.de',
    "anne.o'neill@example.com",
    'a_b-c+d@sub-domain.example.museum',
    'उदाहरण@उदाहरण.भारत',
    `a@${'b'.repeat(63)}.example`,
    'a@i❤.ws',
  ])('%j is accepted', (email) => {
    expect(issueOf({ email })).toBeUndefined();
  });

  test.each([
    'plain',
    '@example.com',
    'a@localhost',
    'a..b@x.de',
    '.a@x.de',
    'a@x.de.',
    'a@-x.de',
    'a@x-.de',
    `a@${'b'.repeat(64)}.example`,
    'a@[127.0.0.1]',
    'a@127.0.0.1',
    'a@b@c.de',
    'a b@x.de',
    'A <a@x.de>',
    'a@x.de\r\nBcc: b@x.de',
    'a@❤',
  ])('%j is rejected', (email) => {
    expect(issueOf({ email })).toEqual({ field: 'email', code: 'invalid' });
  });
});
