import { isUtf8 } from 'node:buffer';
import {
  hiddenFields,
  honeypotField,
  mapFields,
  postHeaders,
  type RefusalReason,
} from '../contact.js';
import type { SpamMark } from './entry.js';

/**
 * Largest body, in bytes: several times what the fields hold at their limits, so that the author of a
 * text that is far too long is told so instead of losing it.
 */
const maximumBytes = 256 * 1024;

const formType = 'application/x-www-form-urlencoded';

/** Reads a post, as far as it can be read, before any rule of the message is applied. */
export async function readPost(request: Request, ownOrigins: readonly string[]) {
  const header = (name: string) => request.headers.get(name) ?? '';
  const type = header('content-type').split(';')[0]?.trim().toLowerCase();
  const isForm = type === formType || header('accept').includes('text/html');
  const bytes = Buffer.from(await request.arrayBuffer());
  const text = bytes.toString();
  const form = new URLSearchParams(isForm ? text : '');
  const field = (name: string) => form.get(name) ?? '';
  const isMarked: Record<SpamMark, boolean> = {
    honeypot: (isForm ? field(honeypotField) : header(postHeaders.honeypot)) !== '',
    // Every browser sends one of them with a post, see `isFromHere`.
    noBrowser: !['origin', 'sec-fetch-site', 'referer'].some((name) => request.headers.has(name)),
  };
  const values: unknown = isForm ? mapFields(field) : parsed(JSON.parse, text);
  const reason = (): RefusalReason | undefined => {
    if (request.method !== 'POST') return 'method';
    if (!isFromHere(request, ownOrigins)) return 'elsewhere';
    const isReadable = type === 'application/json' || type === formType;
    if (!isReadable || request.headers.has('content-encoding')) return 'mediaType';
    if (bytes.byteLength > maximumBytes) return 'tooLarge';
    // URLSearchParams puts U+FFFD in place of what is not UTF-8.
    const isParsed = isForm ? parsed(decodeURIComponent, text) : values;
    return isUtf8(bytes) && isParsed !== undefined ? undefined : 'malformed';
  };
  const refusalReason = reason();
  // Another site's page may have filled it in. `null` may be our own origin, hidden for privacy.
  const isOwn = refusalReason !== 'elsewhere' || header('origin') === 'null';
  return {
    /** The fields as they came; anything at all in a post made by a script. */
    values,
    /** Whether a person without JavaScript waits for a page. The values are texts then. */
    isForm,
    /** Why it cannot be accepted. The values are what could be read all the same. */
    refusalReason,
    /** Whether the answer may repeat the values in a link. One with a megabyte in it opens nowhere. */
    mayBeQuoted: isOwn && refusalReason !== 'tooLarge',
    id: isForm ? '' : header(postHeaders.id),
    language: isForm ? field(hiddenFields.language) : header(postHeaders.language),
    page: field(hiddenFields.page) || (URL.parse(header('referer'))?.pathname ?? ''),
    marks: (Object.keys(isMarked) as SpamMark[]).filter((mark) => isMarked[mark]),
  };
}

/** What a parser makes of a text, or nothing where it throws. */
function parsed(parse: (text: string) => unknown, text: string): unknown {
  try {
    return parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Whether a post comes from this website's own pages, which no page can make a browser lie about. A post
 * without any such header is from a program, not from a visitor's browser that another page abuses.
 */
function isFromHere(request: Request, ownOrigins: readonly string[]): boolean {
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
