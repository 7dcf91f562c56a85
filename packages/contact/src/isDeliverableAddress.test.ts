import { describe, expect, test } from 'vitest';
import { checkContactMessage } from './index.js';

const isAccepted = (email: string) =>
  checkContactMessage({ firstName: 'A', lastName: 'B', subject: 'C', message: 'D', email }).ok;

describe('an address', () => {
  test.each([
    'müller@example.de',
    'x@münchen.de',
    'anne.o’neill@example.com',
    "anne.o'neill@example.com",
    'a+b@example.co.uk',
    'a_b-c@sub-domain.example.museum',
    'user@xn--mnchen-3ya.de',
    '用户@例子.公司',
    'مثال@مثال.السعودية',
    'उदाहरण@उदाहरण.भारत',
    `a@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(63)}.example`,
    'a@i❤.ws',
    'a＠example.com',
    'a@example．com',
    'a@example。co｡jp',
  ])('%j is accepted', (email) => {
    expect(isAccepted(email)).toBe(true);
  });

  test.each([
    'plain',
    '@example.com',
    'a@',
    'a@b',
    'a@localhost',
    'a..b@x.de',
    '.a@x.de',
    'a.@x.de',
    'a@x..de',
    'a@.de',
    'a@x.de.',
    'a@-x.de',
    'a@x-.de',
    'a@[127.0.0.1]',
    'a@127.0.0.1',
    'a@b@c.de',
    'a b@x.de',
    '"a"@x.de',
    'a,b@x.de',
    'A <a@x.de>',
    'a@x.de\r\nBcc: b@x.de',
    'a\u0000@x.de',
    'a@❤',
  ])('%j is rejected', (email) => {
    expect(isAccepted(email)).toBe(false);
  });
});
