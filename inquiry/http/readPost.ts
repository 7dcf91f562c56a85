import { mapFields } from '@advisor/contract/fields';
import { languageOf } from '@advisor/contract/languages';
import { honeypotField, languageField, postHeaders } from '@advisor/contract/post';
import { Refusal, type Caller } from './responses.js';

/** Fits every valid message, even in the longest encoding of every field. */
const maxBodyBytes = 48 * 1024;

const formType = 'application/x-www-form-urlencoded';

/** The caller of a request, from its headers: the referrer's path has the page's language. */
export function callerOf({ headers }: Request): Caller {
  const referer = URL.parse(headers.get('referer') ?? '');
  return {
    isForm: typeOf(headers) === formType || Boolean(headers.get('accept')?.includes('text/html')),
    language: languageOf(referer?.pathname ?? ''),
  };
}

/**
 * Parses a post, without checking its message.
 *
 * @throws Refusal if the post cannot be read, or may not be
 * @returns the `values` of the fields, the page's `language` and what is in the `honeypot`, none of them checked
 */
export async function readPost(request: Request, ownOrigins: readonly string[]) {
  const { headers } = request;
  refuseByHeaders(request, ownOrigins);
  try {
    // Rejects if the visitor's connection breaks off.
    const bytes = await request.arrayBuffer();
    if (bytes.byteLength > maxBodyBytes) throw new Refusal('tooLarge');
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return typeOf(headers) === formType ? readForm(text) : readJson(text, headers);
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal('malformed');
  }
}

/** Parses the body of a script's post, which sends language and honeypot as headers. */
const readJson = (text: string, headers: Headers) => ({
  values: JSON.parse(text) as unknown,
  language: headers.get(postHeaders.language),
  honeypot: headers.get(postHeaders.honeypot),
});

function readForm(text: string) {
  // Throws at invalid UTF-8, which URLSearchParams would replace with U+FFFD.
  decodeURIComponent(text);
  const form = new URLSearchParams(text);
  return {
    values: mapFields((field) => form.get(field) ?? ''),
    language: form.get(languageField),
    honeypot: form.get(honeypotField),
  };
}

const typeOf = (headers: Headers) =>
  headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';

function refuseByHeaders(request: Request, ownOrigins: readonly string[]): void {
  const { method, headers } = request;
  if (method !== 'POST') throw new Refusal('method');
  if (!isSameOrigin(request, ownOrigins)) throw new Refusal('crossOrigin');
  const isReadable = ['application/json', formType].includes(typeOf(headers));
  if (!isReadable || headers.has('content-encoding')) throw new Refusal('mediaType');
  if (Number(headers.get('content-length')) > maxBodyBytes) throw new Refusal('tooLarge');
}

/**
 * Whether a post comes from this website's own pages. Browsers say so in headers that no page can forge. A request
 * without them comes from a program, not from another site in a visitor's browser.
 */
function isSameOrigin(request: Request, ownOrigins: readonly string[]): boolean {
  const { headers, url } = request;
  const site = headers.get('sec-fetch-site');
  // `Origin` may be wrong: a privacy setting makes it `null`, a web VPN replaces it.
  if (site !== null) return site === 'same-origin' || site === 'none';
  const referer = URL.parse(headers.get('referer') ?? '');
  const origin = headers.get('origin') ?? referer?.origin;
  return origin === undefined || [new URL(url).origin, ...ownOrigins].includes(origin);
}
