import { fields, retention, services, type Field, type Issue } from '@advisor/contact';
import { contact } from './words.js';
import type { Language } from '../../i18n/languages.js';
import type { Translate } from '../../i18n/translate.js';
import { issueText } from './issueText.js';

/** The pages that answer a form which was sent without JavaScript and not accepted. */
export const formErrorKinds = [
  ...fields.map((field) => `invalid-${field}` as const),
  'delivery',
  'too-many',
  'elsewhere',
] as const;

export type FormErrorKind = (typeof formErrorKinds)[number];

/** The field that a page of the kind `invalid-…` is about. */
export function fieldOfKind(kind: FormErrorKind): Field | undefined {
  return fields.find((field) => kind === `invalid-${field}`);
}

/**
 * Stands in the pages where the function puts what it alone knows, escaped for HTML: what was
 * typed, the sentence about the issue, the inquiry's id, and the address of the prepared mail.
 */
export const formErrorTokens = {
  firstName: '__firstName__',
  lastName: '__lastName__',
  email: '__email__',
  company: '__company__',
  subject: '__subject__',
  message: '__message__',
  issue: '__issue__',
  id: '__id__',
  mailto: '__mailto__',
} as const;

/** Minutes after which a connection that sent too many posts may send again for certain. */
const waitMinutes = Math.ceil(retention.rateWindowSeconds / 60);

/**
 * The sentences that the function chooses from, by key: `<field>.<code>` for an issue, `tooLong`
 * with `{max}` in it, `tooManyMinutes`, and `service.<slug>` for what a choice is called.
 */
export function formErrorTexts(language: Language, t: Translate): Record<string, string> {
  const issues = fields.flatMap((field): Issue[] => [
    { field, code: field === 'email' ? 'invalid' : 'required' },
    { field, code: 'notText' },
  ]);
  return Object.fromEntries([
    ...issues.map((issue) => [`${issue.field}.${issue.code}`, issueText(issue, language, t)]),
    ['tooLong', t(contact.error.tooLong, { max: '{max}' })],
    ['tooManyMinutes', t(contact.failed.tooMany, { minutes: waitMinutes })],
    ...services.map((service) => [`service.${service}`, t(contact.form.service[service])]),
  ]);
}
