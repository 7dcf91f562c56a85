import { expect, test } from 'vitest';
import { mailtoHref } from './mailtoHref.js';

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

test('an address needs no subject, and adds no header', () => {
  expect(mailtoHref('a@x.de')).toBe('mailto:a@x.de');
  expect(read(mailtoHref('a?bcc=b&c%40@x.de'))).toEqual(['a?bcc=b&c%40@x.de']);
});
