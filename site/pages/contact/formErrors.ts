import { fields, noteKeys, services, type Issue } from '@advisor/contact';
import type { Language } from '../../i18n/languages.js';
import type { Translate } from '../../i18n/translate.js';
import { issueText } from './issueText.js';
import { preparedMailText } from './preparedMail.js';
import { contact } from './words.js';

/**
 * The sentences that the function chooses from, by key: `<field>.<code>` for an issue, `tooLong` with
 * `{max}` in it, `note.<key>`, `service.<slug>` for what a choice is called, and `mail` for the
 * prepared mail.
 */
export function formErrorTexts(language: Language, t: Translate): Record<string, string> {
  const { error, failed, form } = contact;
  const issues = fields.flatMap((field): Issue[] => [
    { field, code: field === 'email' ? 'invalid' : 'required' },
    { field, code: 'notText' },
  ]);
  return Object.fromEntries([
    ...issues.map((issue) => [`${issue.field}.${issue.code}`, issueText(issue, language, t)]),
    ['tooLong', t(error.tooLong, { max: '{max}' })],
    ...noteKeys.map((key) => [`note.${key}`, t(failed[key])]),
    ...services.map((service) => [`service.${service}`, t(form.service[service])]),
    ['mail', preparedMailText(t)],
  ]);
}
