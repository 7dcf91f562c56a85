import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkContactMessage, mapFields, mailtoHref } from './index.js';

const read = (href: string) => {
  const { pathname, search } = new URL(href);
  return [decodeURIComponent(pathname), ...new URLSearchParams(search)];
};

test('a link encodes punctuation, line breaks and a lone surrogate for mail programs', () => {
  const href = mailtoHref('a@x.de', 'A & B? 100 %', 'one\ntwo +\r\nthree \ud83d');
  expect(href).not.toContain('+');
  expect(read(href)).toEqual([
    'a@x.de',
    ['subject', 'A & B? 100 %'],
    ['body', 'one\r\ntwo +\r\nthree \ufffd'],
  ]);
});

test('an address needs no subject', () => {
  expect(mailtoHref('a@x.de')).toBe('mailto:a@x.de');
});

test('no address that the form accepts adds a header or loses a sign', () => {
  const signs = fc.constantFrom(..."ab%?&#=/+!'*.-_~{}|^$`ü用", '?bcc=', '%40', '&cc=', '%0D');
  const name = fc.array(signs, { minLength: 1, maxLength: 12 }).map((each) => each.join(''));
  let accepted = 0;
  fc.assert(
    fc.property(name, fc.constantFrom('x.de', 'münchen.de'), (start, host) => {
      const values = { ...mapFields(() => 'x'), email: `${start}@${host}` };
      const checked = checkContactMessage(values);
      if (!checked.ok) return;
      accepted += 1;
      const { email } = checked.value;
      expect(read(mailtoHref(email, 'Re', 'x'))).toEqual([email, ['subject', 'Re'], ['body', 'x']]);
    }),
  );
  expect(accepted).toBeGreaterThan(0);
});
