import { mapFields } from '@advisor/contract/fields';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sampleInquiry, visitor } from '../testing/post.js';
import { composeDigest, composeMail } from './composeMail.js';
import { composeReminder } from './composeReminder.js';

const sample = sampleInquiry({ receivedAt: Date.UTC(2026, 6, 3, 12, 30) });
const compose = (message: Partial<typeof visitor>) =>
  composeMail({ ...sample, message: { ...visitor, ...message } });

describe('the mail to the owner', () => {
  test('contains everything the owner needs, and the visitor’s words verbatim', () => {
    const { firstName, lastName, email, company, subject, message, service } = visitor;
    const typed = { firstName, lastName, email, company, subject, message, service };
    const inquiry = { ...sample, message: { ...mapFields(() => ''), ...typed } };
    expect(composeMail(inquiry)).toEqual({
      id: inquiry.id,
      replyTo: visitor.email,
      subject:
        'Strategieberatung – Zoë-Privatname O’Brien-Größenwahn: Vertraulicher “Betreff” <b>fett</b>',
      text: [
        'Name: Zoë-Privatname O’Brien-Größenwahn',
        "E-Mail: zoe.o'private@sehr-privat.example",
        'Unternehmen: Verschwiegene Söhne GmbH & Co. KG',
        'Betreff: Vertraulicher “Betreff” <b>fett</b>',
        'Leistung: Strategieberatung',
        'Sprache: Deutsch',
        'Eingegangen: Freitag, 3. Juli 2026 um 14:30',
        `Nummer: ${inquiry.id}`,
        '',
        visitor.message,
        '',
      ].join('\n'),
    });
  });

  test('shows an unknown area of interest verbatim, but never in the subject’s first place', () => {
    const service = 'Website: 3 Anfragen brauchen Sie';
    const { subject, text } = compose({ service });
    expect(subject).toMatch(/^Anfrage – Zoë/);
    expect(text).toContain('Leistung: Website: 3 Anfragen brauchen Sie');
  });

  test.each([
    ['maier@münchen.de', 'maier@xn--mnchen-3ya.de'],
    // A local part that is not ASCII is accepted by SendGrid, then dropped.
    ['pepé@example.com', undefined],
  ])('has the address %s in its text, and %s as Reply-To', (email, replyTo) => {
    const mail = compose({ email });
    expect(mail.replyTo).toBe(replyTo);
    expect(mail.text).toContain(`E-Mail: ${email}`);
    // A reply without it goes to the sender, the website.
    const link = ' mailto:pep%C3%A9@example.com?subject=Re%3A%20Vertraulicher';
    expect(mail.text.includes(link)).toBe(!replyTo);
  });

  test('keeps each header field on one line, whatever is typed', () => {
    const blanks = ' \u00a0\u3000\t\u2800\u3164';
    const characters = [...`a${blanks}\r\n\0\u2028\u0085\u202e\u2066\ud800`, 'Bcc: x@y.z'];
    const nasty = fc.string({ unit: fc.constantFrom(...characters) });
    fc.assert(
      fc.property(nasty, nasty, nasty, nasty, (firstName, lastName, subject, service) => {
        const mail = compose({ firstName, lastName, subject, service });
        for (const field of [mail.subject, mail.replyTo]) {
          // Many spaces wrap a line on the screen, and the rest could pass for a line of the mail itself.
          expect(field).not.toMatch(/\s{2}|[^\S ]|[\u2800\u3164]/);
          expect(field).not.toMatch(/[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u);
        }
        // The mail's own lines come before the first empty one, one each.
        const ownLines = mail.text.split('\n\n')[0]?.split('\n') ?? [];
        expect(
          ownLines.every((line) => /^[A-Z][a-zA-Z-]+: (?!.*[\s\u2800\u3164]{2})/.test(line)),
        ).toBe(true);
      }),
    );
  });

  test('keeps the message verbatim except for characters that mail forbids', () => {
    const message =
      'Umläute, العربية, 中文, \u202eumgedreht\u202c, zero\u200bwidth, 👩‍🚀, <b>&amp;\ttab';
    expect(compose({ message }).text.endsWith(`\n\n${message}\n`)).toBe(true);
    expect(compose({ message: 'a\0b\u0007c\ud800d' }).text).toContain('a\ufffdb\ufffdc\ufffdd');
  });
});

test('a digest contains each inquiry in full, with an address and a link to reply', () => {
  const other = sampleInquiry({
    message: {
      ...visitor,
      email: 'müller@münchen.de',
      message: 'Zweite\nReply-To: x@evil.example',
    },
  });
  const mail = composeDigest([sample, other]);
  expect(mail.subject).toBe('Website: 2 Anfragen in kurzer Zeit, gesammelt');
  expect(mail.replyTo).toBeUndefined();
  expect(mail.text).toContain(`Nummer: ${other.id}\n\n> Zweite\n> Reply-To: x@evil.example\n`);
  expect(mail.text).toContain(`> ${visitor.message.replaceAll('\n', '\n> ')}\n`);
  const [first, second, ...others] = mail.text.matchAll(/^Antworten: (.+)$/gm);
  expect(others).toEqual([]);
  expect(new URL(first![1]!).pathname).toBe(visitor.email);
  const link = new URL(second![1]!);
  expect(link.pathname).toBe('müller@xn--mnchen-3ya.de'.replace('ü', '%C3%BC'));
  expect(link.searchParams.get('subject')).toBe(`Re: ${visitor.subject}`);
});

test.each([
  [
    1,
    'Eine Anfrage braucht Ihre Aufmerksamkeit',
    '\n\n  Nummer a1, vom 21. November 2026, gespeichert bis 27. November 2026\n\nBitte',
  ],
  [102, '102 Anfragen brauchen Ihre Aufmerksamkeit', '  und 2 weitere\n'],
])('a reminder of %i says which, and what to do', (count, subject, line) => {
  const days = { dayStart: Date.UTC(2026, 10, 21), expiresAt: Date.UTC(2026, 10, 28) };
  const mail = composeReminder(Array(count).fill({ id: 'a1', ...days }));
  expect(mail.subject).toBe(`Website: ${subject}`);
  expect(mail.text).toContain(line);
  expect(mail.text.match(/Nummer a1/g)).toHaveLength(Math.min(count, 100));
});
