import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newInquiryId, services } from '../contact.js';
import { visitor } from '../testing/post.js';
import { composeMail } from './composeMail.js';
import type { Inquiry } from './Inquiry.js';

const addresses = { to: 'owner@example.com', from: 'website@example.com' };
const id = newInquiryId();

const compose = (message: Partial<Inquiry['message']> = {}, rest: Partial<Inquiry> = {}) =>
  composeMail(
    {
      id,
      message: { ...visitor, ...message },
      language: 'de',
      page: '/de/kontakt',
      receivedAt: Date.UTC(2026, 6, 3, 12, 30),
      marks: [],
      ...rest,
    },
    addresses,
  );

describe('the mail to the owner', () => {
  it('says everything the owner needs, and the visitor’s words verbatim', () => {
    expect(compose()).toEqual({
      id,
      ...addresses,
      replyTo: visitor.email,
      subject:
        'Strategy Consulting – Zoë-Privatname O’Brien-Größenwahn: Vertraulicher “Betreff” <b>fett</b>',
      text: [
        'Name: Zoë-Privatname O’Brien-Größenwahn',
        "Email: zoe.o'private@sehr-privat.example",
        'Company: Verschwiegene Söhne GmbH & Co. KG',
        'Subject: Vertraulicher “Betreff” <b>fett</b>',
        'Area of interest: Strategy Consulting',
        'Language: German (de)',
        'Page: /de/kontakt',
        'Received: Friday, 3 July 2026 at 14:30 CEST, Berlin',
        `Inquiry: ${id}`,
        '',
        visitor.message,
        '',
      ].join('\n'),
    });
  });

  it('tells the time in Berlin on both sides of the change of the clocks', () => {
    const received = (time: number) =>
      /Received: (.*)/.exec(compose({}, { receivedAt: time }).text)?.[1];
    expect(received(Date.UTC(2026, 2, 29, 0, 59))).toContain('01:59 CET');
    expect(received(Date.UTC(2026, 2, 29, 1, 0))).toContain('03:00 CEST');
  });

  it.each(services)('calls the area of interest %s by a name', (service) => {
    expect(compose({ service }).text).toMatch(/^Area of interest: [A-Z]/m);
  });

  it('leaves out what the visitor left out', () => {
    const { subject, text } = compose({ service: '', company: '' }, { page: '' });
    expect(subject).toMatch(/^Inquiry – Zoë/);
    expect(text).not.toMatch(/Company|Area of interest|Page|spam/);
  });

  it('shows an unknown area of interest as it came', () => {
    expect(compose({ service: 'Beirat' }).subject).toMatch(/^Beirat – /);
  });

  it('puts an address’s host into ASCII and leaves the name before it alone', () => {
    expect(compose({ email: 'müller@münchen.de' }).replyTo).toBe('müller@xn--mnchen-3ya.de');
    expect(compose({ email: 'müller@münchen.de' }).text).toContain('Email: müller@münchen.de');
  });

  it('is marked when a program may have written it, and says why', () => {
    const { subject, text } = compose({}, { marks: ['honeypot', 'tooQuick'] });
    expect(subject).toMatch(/^\[possible spam\] Strategy/);
    expect(text).toMatch(/^Possible spam: .+; .+$/m);
  });

  it('has one line for each header field, whatever is typed', () => {
    const nasty = fc.string({
      unit: fc.constantFrom(
        'a',
        '\r',
        '\n',
        '\0',
        '\u2028',
        '\u0085',
        '\u202e',
        '\u2066',
        'Bcc: x@y.z',
        '\ud800',
      ),
    });
    fc.assert(
      fc.property(nasty, nasty, nasty, nasty, (firstName, lastName, subject, service) => {
        const mail = compose({ firstName, lastName, subject, service });
        for (const field of [mail.subject, mail.replyTo]) {
          expect(field).not.toMatch(/[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u);
        }
        // The mail's own lines come before the first empty one, one each.
        const own = mail.text.split('\n\n')[0]?.split('\n') ?? [];
        expect(own.every((line) => /^[A-Z][a-z ]+: /.test(line))).toBe(true);
      }),
    );
  });

  it('keeps the message as it was typed, but for what no mail may hold', () => {
    const message =
      'Umläute, العربية, 中文, \u202eumgedreht\u202c, zero\u200bwidth, 👩‍🚀, <b>&amp;\ttab';
    expect(compose({ message }).text.endsWith(`\n\n${message}\n`)).toBe(true);
    expect(compose({ message: 'a\0b\u0007c\ud800d' }).text).toContain('a\ufffdb\ufffdc\ufffdd');
  });

  it('cannot be made to lie about itself by a message that looks like its lines', () => {
    const { text } = compose({ message: 'Inquiry: 00000000-0000-4000-8000-000000000000' });
    expect(/^Inquiry: (.*)$/m.exec(text)?.[1]).toBe(id);
  });
});
