/**
 * A `mailto:` link with a prepared subject and body (RFC 6068). Line breaks become CRLF, spaces `%20`:
 * mail programs show a `+` as a plus sign.
 */
export function mailtoHref(address: string, subject: string, body: string): string {
  const encode = (text: string) =>
    // encodeURIComponent throws at a lone surrogate.
    encodeURIComponent(text.replace(/\p{Cs}/gu, '\ufffd').replace(/\r\n?|\n/g, '\r\n'));
  return `mailto:${address}?subject=${encode(subject)}&body=${encode(body)}`;
}
