import type { Issue } from '@advisor/contract/contactMessage';
import { mapFields } from '@advisor/contract/fields';
import { describe, expect, test } from 'vitest';
import { translatePlainInto } from '../../testing/translatePlainInto.js';
import { fittingMailto, issueText, mailText } from './formTexts.js';

const [english, german] = [await translatePlainInto('en'), await translatePlainInto('de')];

test('a text that is too long has one sentence for all fields; German groups its digits', () => {
  const issue: Issue = { field: 'company', code: 'tooLong', max: 2000 };
  expect(issueText(issue, 'en', english)).toBe('String must contain at most 2000 characters');
  expect(issueText(issue, 'de', german)).toContain('2.000');
});

describe('the text of the prepared mail', () => {
  const values = {
    ...mapFields(() => ''),
    firstName: 'Clara',
    lastName: 'Vogt',
    email: 'clara.vogt@example.com',
    company: 'Vogt & Söhne KG',
    subject: 'Nachfolge? 100 % offen',
    message: 'Guten Tag,\n\nes geht um {uns} & <b>Sie</b>\u00a0.',
    service: 'interim',
  };
  const head = [...values.message.split('\n'), '', 'Clara Vogt', 'E-Mail: clara.vogt@example.com'];

  test('contains every field, with the service’s label in the page’s language', () => {
    expect(mailText(values, german).split('\n')).toEqual([
      ...head,
      'Unternehmen: Vogt & Söhne KG',
      'Gewünschte Leistung: Interim-Management',
    ]);
  });

  test('omits empty fields', () => {
    expect(mailText({ ...values, company: ' ', service: '' }, german).split('\n')).toEqual(head);
  });
});

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
