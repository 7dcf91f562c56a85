import type { Field } from '../contact.js';

/**
 * Address of a prepared mail to the owner with everything the visitor typed, for when the form can
 * deliver nothing.
 *
 * @param service what the area of interest is called in the visitor's language, if one was chosen
 */
export function preparedMail(
  to: string,
  values: Partial<Record<Field, string>>,
  service: string,
): string {
  const {
    firstName = '',
    lastName = '',
    email = '',
    company = '',
    subject = '',
    message = '',
  } = values;
  const sender = [`${firstName} ${lastName}`.trim(), company, email, service];
  const body = [message, '', ...sender.filter((line) => line !== '')].join('\n');
  const encode = (text: string) =>
    encodeURIComponent(text.replace(/\p{Cs}/gu, '\ufffd').replace(/\r\n?|\n/g, '\r\n'));
  return `mailto:${encode(to).replace('%40', '@')}?subject=${encode(subject)}&body=${encode(body)}`;
}
