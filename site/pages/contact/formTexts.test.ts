import { fields, limits, refusalStatuses, services, type Issue } from '@advisor/contact';
import { describe, expect, test } from 'vitest';
import { languages } from '../../i18n/languages.js';
import { translateInto } from '../../testing/translateInto.js';
import { emptyValues } from './formValues.js';
import { answerTexts, issueText, undeliveredMail } from './formTexts.js';
import { contact } from './messages.js';

const [english, german] = [await translateInto('en'), await translateInto('de')];

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

describe.each(languages)('the sentences for the function in %s', async (language) => {
  const t = await translateInto(language);
  const texts = answerTexts(language, t);

  test('are there for every issue of a field, every refusal and every choice', () => {
    const keys = [
      ...['firstName', 'lastName', 'subject', 'message'].map((field) => `${field}.required`),
      'email.invalid',
      ...fields.filter((field) => limits[field] < Infinity).map((field) => `${field}.tooLong`),
      ...Object.keys(refusalStatuses).filter((reason) => reason !== 'invalid'),
      ...services.map((service) => `service.${service}`),
    ];
    expect(keys.filter((key) => !texts[key])).toEqual([]);
  });

  test('name the field that is too long', () => {
    expect(texts['message.tooLong']).toContain(t(contact.form.message.label));
    expect(texts['message.tooLong']).toMatch(/2.?000/);
  });

  test('leave the fields of the mail to the function', () => {
    for (const field of fields.filter((each) => each !== 'subject'))
      expect(texts['mail']).toContain(`{${field}}`);
  });

  test('repeat no heading', () => {
    expect(t(contact.toast.failed.text)).not.toContain(t(contact.refused.title));
  });
});

describe('the prepared mail', () => {
  const values = {
    ...emptyValues,
    firstName: 'Clara',
    lastName: 'Vogt',
    email: 'clara.vogt@example.com',
    company: 'Vogt & Söhne KG',
    subject: 'Nachfolge? 100 % offen',
    message: 'Guten Tag,\n\nes geht um {uns} & <b>Sie</b>.',
    service: 'interim',
  };
  function mail(change: Partial<typeof values> = {}) {
    const href = undeliveredMail('owner@example.com', { ...values, ...change }, german);
    const { pathname, searchParams } = new URL(href);
    const [subject, body] = [searchParams.get('subject'), searchParams.get('body')];
    return { to: pathname, subject, lines: body!.split('\r\n') };
  }
  const message = ['Guten Tag,', '', 'es geht um {uns} & <b>Sie</b>.', ''];

  test('carries every word, with what the choice is called in the language of the page', () => {
    expect(mail()).toEqual({
      to: 'owner@example.com',
      subject: values.subject,
      lines: [
        ...message,
        'Clara Vogt',
        'Vogt & Söhne KG',
        'clara.vogt@example.com',
        'Gewünschte Leistung: Interim-Management',
        '',
      ],
    });
  });

  test('leaves out the lines of what is empty, and keeps the empty lines of the message', () => {
    const { lines } = mail({ company: '', service: '' });
    expect(lines).toEqual([...message, 'Clara Vogt', 'clara.vogt@example.com', '']);
  });
  test('keeps a choice that it does not know as it is', () => {
    expect(mail({ service: 'speech' }).lines).toContain('Gewünschte Leistung: speech');
  });
});
