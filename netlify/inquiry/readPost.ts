import { isUtf8 } from 'node:buffer';
import {
  defaultLanguage,
  honeypotField,
  isLanguage,
  languageField,
  mapFields,
  postHeaders,
} from '../contact.js';
import type { SpamSignal } from './entry.js';
import type { RefusalReason } from './responses.js';

/** Fits every valid message, even in the longest encoding of every field. */
const maxBodyBytes = 48 * 1024;

const formType = 'application/x-www-form-urlencoded';

/** Reads a post, also a broken one. Whether its message is valid is checked later. */
export async function readPost(request: Request, ownOrigins: readonly string[]) {
  const header = (name: string) => request.headers.get(name) ?? '';
  const headerRefusal = refusalByHeaders(request, ownOrigins);
  const isForm = typeOf(request) === formType || header('accept').includes('text/html');
  const bytes = headerRefusal ? Buffer.alloc(0) : Buffer.from(await request.arrayBuffer());
  const isTooLarge = bytes.byteLength > maxBodyBytes;
  // A body too large to parse leaves the referrer to tell the language.
  const text = isTooLarge ? '' : bytes.toString();
  const form = new URLSearchParams(isForm ? text : '');
  const field = (name: string) => form.get(name) ?? '';
  const detected: Record<SpamSignal, boolean> = {
    honeypot: (isForm ? field(honeypotField) : header(postHeaders.honeypot)) !== '',
    // Every browser sends at least one of these with a post.
    noBrowserHeaders: !['origin', 'sec-fetch-site', 'referer'].some((name) =>
      request.headers.has(name),
    ),
  };
  const values: unknown = isForm ? mapFields(field) : parsed(JSON.parse, text);
  // URLSearchParams replaces invalid UTF-8 with U+FFFD instead of failing.
  const isParsed = (isForm ? parsed(decodeURIComponent, text) : values) !== undefined;
  const statedLanguage = isForm ? field(languageField) : header(postHeaders.language);
  const refererLanguage = URL.parse(header('referer'))?.pathname.split('/')[1];
  const refusalByBody = (): RefusalReason | undefined => {
    if (isTooLarge) return 'tooLarge';
    return isUtf8(bytes) && isParsed ? undefined : 'malformed';
  };
  return {
    /** The fields as received; a script's post may hold any JSON. */
    values,
    /** Whether the sender is a browser that expects a page. */
    isForm,
    /** Why the post is refused, whatever its values are. */
    refusalReason: headerRefusal ?? refusalByBody(),
    /** From the post, or else from the referrer's path. */
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
 * Whether a post comes from this website's own pages. A browser states that in headers no page can forge.
 * Without them the sender is a program, so no other site abused a visitor's browser.
 */
function isSameOrigin(request: Request, ownOrigins: readonly string[]): boolean {
  const own = [new URL(request.url).origin, ...ownOrigins];
  const origin = request.headers.get('origin');
  const site = request.headers.get('sec-fetch-site');
  // A privacy setting may blank the origin; `Sec-Fetch-Site` still tells.
  if (origin === 'null') return site === 'same-origin';
  if (origin !== null) return own.includes(origin);
  if (site !== null) return site === 'same-origin' || site === 'none';
  const referer = URL.parse(request.headers.get('referer') ?? '');
  return referer === null || own.includes(referer.origin);
}
