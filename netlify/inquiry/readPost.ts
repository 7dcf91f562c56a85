import { isUtf8 } from 'node:buffer';
import {
  defaultLanguage,
  honeypotField,
  isLanguage,
  languageField,
  mapFields,
  postHeaders,
  type RefusalReason,
} from '../contact.js';
import type { SpamSignal } from './entry.js';

/** Largest body, in bytes: every valid message fits, in the worst encoding of all fields. */
const maxBodyBytes = 48 * 1024;

const formType = 'application/x-www-form-urlencoded';

/** Reads a post as far as it can be read. Whether the message in it is valid is decided later. */
export async function readPost(request: Request, ownOrigins: readonly string[]) {
  const header = (name: string) => request.headers.get(name) ?? '';
  const headerRefusal = refusalByHeaders(request, ownOrigins);
  const isForm = typeOf(request) === formType || header('accept').includes('text/html');
  const bytes = headerRefusal ? Buffer.alloc(0) : Buffer.from(await request.arrayBuffer());
  const isTooLarge = bytes.byteLength > maxBodyBytes;
  // Too large to parse. The language then comes from the referrer.
  const text = isTooLarge ? '' : bytes.toString();
  const form = new URLSearchParams(isForm ? text : '');
  const field = (name: string) => form.get(name) ?? '';
  const detected: Record<SpamSignal, boolean> = {
    honeypot: (isForm ? field(honeypotField) : header(postHeaders.honeypot)) !== '',
    // Every browser sends one of these with a post.
    noBrowserHeaders: !['origin', 'sec-fetch-site', 'referer'].some((name) =>
      request.headers.has(name),
    ),
  };
  const values: unknown = isForm ? mapFields(field) : parsed(JSON.parse, text);
  // URLSearchParams puts U+FFFD in place of what is not UTF-8.
  const isParsed = (isForm ? parsed(decodeURIComponent, text) : values) !== undefined;
  const statedLanguage = isForm ? field(languageField) : header(postHeaders.language);
  const refererLanguage = URL.parse(header('referer'))?.pathname.split('/')[1];
  const refusalByBody = (): RefusalReason | undefined => {
    if (isTooLarge) return 'tooLarge';
    return isUtf8(bytes) && isParsed ? undefined : 'malformed';
  };
  return {
    /** The fields as they came; anything at all in a post made by a script. */
    values,
    /** Whether a person without JavaScript waits for a page. */
    isForm,
    /** Why the post is refused, whatever its values are. */
    refusalReason: headerRefusal ?? refusalByBody(),
    /** From the post, else from the path of the referrer. */
    language: [statedLanguage, refererLanguage].find(isLanguage) ?? defaultLanguage,
    signals: (Object.keys(detected) as SpamSignal[]).filter((signal) => detected[signal]),
  };
}

const typeOf = ({ headers }: Request) =>
  headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';

/** Why a post is refused before its body is read. */
function refusalByHeaders(
  request: Request,
  ownOrigins: readonly string[],
): RefusalReason | undefined {
  const { method, headers } = request;
  if (method !== 'POST') return 'method';
  if (!isSameOrigin(request, ownOrigins)) return 'crossOrigin';
  const isReadable = ['application/json', formType].includes(typeOf(request));
  if (!isReadable || headers.has('content-encoding')) return 'mediaType';
  return Number(headers.get('content-length')) > maxBodyBytes ? 'tooLarge' : undefined;
}

/** The result of a parser, or undefined if it throws. */
function parsed(parse: (text: string) => unknown, text: string): unknown {
  try {
    return parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Whether a post comes from this website's own pages. A browser says so in headers that no page can forge.
 * A post without them is from a program, and no other page has made a visitor's browser send it.
 */
function isSameOrigin(request: Request, ownOrigins: readonly string[]): boolean {
  const own = [new URL(request.url).origin, ...ownOrigins];
  const origin = request.headers.get('origin');
  const site = request.headers.get('sec-fetch-site');
  // A privacy setting may blank the origin; the browser still knows that the page is ours.
  if (origin === 'null') return site === 'same-origin';
  if (origin !== null) return own.includes(origin);
  if (site !== null) return site === 'same-origin' || site === 'none';
  const referer = URL.parse(request.headers.get('referer') ?? '');
  return referer === null || own.includes(referer.origin);
}
