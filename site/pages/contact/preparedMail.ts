import { isService } from '@advisor/contact';
import { contact } from './words.js';
import type { Translate } from '../../i18n/translate.js';
import { mailtoHref } from '../../sections/mailtoHref.js';
import type { FormValues } from './formValues.js';

/** Stands for a field that is empty: a character that nobody types. */
const nothing = '\0';

/**
 * The link that opens the visitor's own mail program with what the form could not deliver. A line
 * whose field is empty is left out.
 *
 * @param to - the address it goes to
 */
export function preparedMail(to: string, values: FormValues, t: Translate): string {
  const { service } = values;
  const shown = {
    ...values,
    service: isService(service) ? t(contact.form.service[service]) : service,
  };
  const body = t(
    contact.mail.fallback.body,
    Object.fromEntries(Object.entries(shown).map(([name, value]) => [name, value || nothing])),
  );
  const lines = body.split('\n').filter((line) => !line.includes(nothing));
  return mailtoHref(to, values.subject, lines.join('\n'));
}
