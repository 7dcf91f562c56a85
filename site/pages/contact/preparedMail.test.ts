import { setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { messages as german } from '../../locales/de/contact.po';
import { translateWith } from '../../i18n/translate.js';
import { emptyValues } from './formValues.js';
import { preparedMail } from './formTexts.js';

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

const t = translateWith(setupI18n({ locale: 'de', messages: { de: german } }));

function read(href: string) {
  const { pathname, searchParams } = new URL(href);
  return { to: pathname, subject: searchParams.get('subject'), body: searchParams.get('body') };
}

test('carries every word, with what the choice is called in the language of the page', () => {
  expect(read(preparedMail('owner@example.com', values, t))).toEqual({
    to: 'owner@example.com',
    subject: values.subject,
    body: [
      'Guten Tag,',
      '',
      'es geht um {uns} & <b>Sie</b>.',
      '',
      'Clara Vogt',
      'Vogt & Söhne KG',
      'clara.vogt@example.com',
      'Leistung: Interim-Management',
      '',
    ].join('\r\n'),
  });
});

test('leaves out the lines of what is empty, and keeps the empty lines of the message', () => {
  const { body } = read(
    preparedMail('owner@example.com', { ...values, company: '', service: '' }, t),
  );
  expect(body).toBe(
    'Guten Tag,\r\n\r\nes geht um {uns} & <b>Sie</b>.\r\n\r\nClara Vogt\r\nclara.vogt@example.com\r\n',
  );
});

test('keeps a choice that it does not know as it is', () => {
  const { body } = read(preparedMail('owner@example.com', { ...values, service: 'speech' }, t));
  expect(body).toContain('Leistung: speech');
});
