import { checkMessage } from '@advisor/contact';
import { setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { messages as german } from '../../locales/de/contact.po';
import { translateWith } from '../../i18n/translate.js';
import { issueText } from './formTexts.js';

const valid = {
  firstName: 'Clara',
  lastName: 'Vogt',
  email: 'clara@example.com',
  company: '',
  subject: 'Succession',
  message: 'Good morning',
  service: '',
};

const english = translateWith(setupI18n({ locale: 'en', messages: { en: {} } }));

function sentence(change: Partial<typeof valid>): string {
  const checked = checkMessage({ ...valid, ...change });
  return checked.ok ? 'no issue' : issueText(checked.issue, 'en', english);
}

test.each([
  [{ firstName: ' ' }, 'First name is required'],
  [{ lastName: '' }, 'Last name is required'],
  [{ email: '' }, 'Invalid email address'],
  [{ email: 'clara.vogt@' }, 'Invalid email address'],
  [{ subject: '\t' }, 'Subject is required'],
  [{ message: '\n\n' }, 'Message is required'],
  [{ firstName: 'a'.repeat(101) }, 'String must contain at most 100 characters'],
  [{ company: 'a'.repeat(201) }, 'String must contain at most 200 characters'],
  [{ message: 'a'.repeat(2001) }, 'String must contain at most 2000 characters'],
  [{ firstName: '', message: '' }, 'First name is required'],
])('says for %o: %s', (change, text) => {
  expect(sentence(change)).toBe(text);
});

test('writes the figure as German does', () => {
  const t = translateWith(setupI18n({ locale: 'de', messages: { de: german } }));
  const text = issueText({ field: 'message', code: 'tooLong', max: 2000 }, 'de', t);
  expect(text).toContain('2.000');
});
