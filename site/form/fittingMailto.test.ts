import { expect, test } from 'vitest';
import { fittingMailto } from './fittingMailto.js';

const to = 'erika.musterfrau@example.com';
const read = (href: string) => {
  const { pathname, searchParams } = new URL(href);
  return [pathname, searchParams.get('subject'), searchParams.get('body')];
};

test.each([
  ['letters', 'a'.repeat(1750), true],
  ['letters', 'a'.repeat(1900), false],
  ['accents', 'é'.repeat(250), true],
  ['accents', 'é'.repeat(400), false],
  ['signs of four bytes', '𝄞'.repeat(500), false],
])('a text of %s is in the link only if Windows accepts its length', (_, text, isComplete) => {
  const mail = fittingMailto(to, 'Succession', text, 'Hello,');
  expect(mail.isComplete).toBe(isComplete);
  expect(mail.href.length).toBeLessThanOrEqual(1900);
  expect(read(mail.href)).toEqual([to, 'Succession', isComplete ? text : 'Hello,\r\n\r\n']);
});
