import type { Field } from './fields.js';

/**
 * A `mailto:` link with a prepared subject and body (RFC 6068). Line breaks become CRLF, spaces `%20`:
 * mail programs show a `+` as a plus sign.
 */
export function mailtoHref(address: string, subject: string, body: string): string {
  const encode = (text: string) =>
    // A lone surrogate can't be encoded.
    encodeURIComponent(text.replace(/\p{Cs}/gu, '\ufffd').replace(/\r\n?|\n/g, '\r\n'));
  return `mailto:${address}?subject=${encode(subject)}&body=${encode(body)}`;
}

/**
 * The link that opens the visitor's mail program with the undelivered message.
 *
 * @param to - the address it goes to
 * @param template - text of the mail in the page's language, with fields as `{firstName}`; a line
 *   whose fields are all empty is left out
 * @param service - label of the chosen area of interest
 */
export function preparedMail(
  to: string,
  values: Partial<Record<Field, string>>,
  template: string,
  service: string,
): string {
  const texts: Record<string, string> = { ...values, service };
  const body = template.split('\n').flatMap((line) => {
    const names = [...line.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
    if (names.length > 0 && !names.some((name) => texts[name]?.trim())) return [];
    const filled = line.replace(/\{(\w+)\}/g, (_, name: string) => texts[name] ?? '');
    return names.length > 0 ? filled.trim() : filled;
  });
  return mailtoHref(to, values.subject ?? '', body.join('\n'));
}
