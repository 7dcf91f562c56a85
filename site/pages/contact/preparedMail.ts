import { isService, mapFields, preparedMail as prepare } from '@advisor/contact';
import type { Translate } from '../../i18n/translate.js';
import type { FormValues } from './formValues.js';
import { contact } from './words.js';

/** The text of the prepared mail in the page's language, its fields still as `{firstName}`. */
export const preparedMailText = (t: Translate) =>
  t(
    contact.mail,
    mapFields((field) => `{${field}}`),
  );

/**
 * The link that opens the visitor's mail program with the undelivered message.
 *
 * @param to - the address it goes to
 */
export function preparedMail(to: string, values: FormValues, t: Translate): string {
  const { service } = values;
  const name = isService(service) ? t(contact.form.service[service]) : service;
  return prepare(to, values, preparedMailText(t), name);
}
