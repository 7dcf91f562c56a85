/** Encodes a part of a link, line breaks as CRLF. `encodeURIComponent` alone throws at a lone surrogate. */
const encode = (text: string) =>
  encodeURIComponent(text.replace(/\p{Cs}/gu, '\ufffd').replace(/\r\n?|\n/g, '\r\n'));

/**
 * A `mailto:` link, with a prepared subject and body if there are any (RFC 6068). Spaces become `%20`: mail
 * programs show a `+` as a plus sign.
 *
 * @param address - encoded on each side of its `@`: an address may contain a `?`, which would begin the headers
 */
export function mailtoHref(address: string, subject?: string, body?: string): string {
  const fields = Object.entries({ subject, body }).flatMap(([name, text]) =>
    text ? `${name}=${encode(text)}` : [],
  );
  const to = address.split('@').map(encode).join('@');
  return `mailto:${to}${fields.length > 0 ? `?${fields.join('&')}` : ''}`;
}
