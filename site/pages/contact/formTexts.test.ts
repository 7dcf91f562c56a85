import { mapFields, type Issue } from '@advisor/contact';
import { describe, expect, test } from 'vitest';
import { translatePlainInto } from '../../../testing/translatePlainInto.js';
import { issueText, mailText } from './formTexts.js';

const [english, german] = [await translatePlainInto('en'), await translatePlainInto('de')];

test.each<[Issue, string]>([
  [{ field: 'firstName', code: 'required' }, 'First name is required'],
  [{ field: 'lastName', code: 'required' }, 'Last name is required'],
  [{ field: 'email', code: 'invalid' }, 'Invalid email address'],
  [{ field: 'subject', code: 'required' }, 'Subject is required'],
  [{ field: 'message', code: 'required' }, 'Message is required'],
  [{ field: 'company', code: 'tooLong', max: 2000 }, 'String must contain at most 2000 characters'],
])('the English sentence for %o is fixed: %s', (issue, sentence) => {
  expect(issueText(issue, 'en', english)).toBe(sentence);
});

test('German groups the digits of a limit', () => {
  expect(issueText({ field: 'message', code: 'tooLong', max: 2000 }, 'de', german)).toContain(
    '2.000',
  );
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
