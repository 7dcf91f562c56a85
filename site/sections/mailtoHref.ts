/**
 * A `mailto:` link with a prepared subject and body (RFC 6068). Line breaks become CRLF, spaces `%20`:
 * mail programs show a `+` as it stands.
 */
export function mailtoHref(address: string, subject: string, body: string): string {
  const encode = (text: string) => encodeURIComponent(text.replace(/\r?\n/g, '\r\n'));
  return `mailto:${address}?subject=${encode(subject)}&body=${encode(body)}`;
}
