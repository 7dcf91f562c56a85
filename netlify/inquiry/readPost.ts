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
import type { RefusalReason, Sender } from './responses.js';

/** Fits every valid message, even in the longest encoding of every field. */
const maxBodyBytes = 48 * 1024;

const formType = 'application/x-www-form-urlencoded';

/** A post that can be answered, and its content unless it is refused. */
type Post = Sender &
  (
    | { refusalReason: RefusalReason }
    | {
        refusalReason?: never;
        /** The fields as received; a script's post may hold any JSON. */
        values: unknown;
        signals: SpamSignal[];
      }
  );

/** Reads a post, also a broken one. Whether its message is valid is checked later. */
export async function readPost(request: Request, ownOrigins: readonly string[]): Promise<Post> {
  const { headers } = request;
  const sender = senderOf(request);
  const refuse = (refusalReason: RefusalReason) => ({ ...sender, refusalReason });
  const headerRefusal = refusalByHeaders(request, ownOrigins);
  if (headerRefusal) return refuse(headerRefusal);
  const bytes = Buffer.from(await request.arrayBuffer());
  if (bytes.byteLength > maxBodyBytes) return refuse('tooLarge');
  const text = bytes.toString();
  const content = typeOf(headers) === formType ? readForm(text) : readJson(text, headers);
  if (!content || !isUtf8(bytes)) return refuse('malformed');
  const detected: Record<SpamSignal, boolean> = {
    honeypot: Boolean(content.honeypot),
    // Every browser sends at least one of these with a post.
    noBrowserHeaders: !['origin', 'sec-fetch-site', 'referer'].some((name) => headers.has(name)),
  };
  return {
    isForm: sender.isForm,
    language: isLanguage(content.language) ? content.language : sender.language,
    values: content.values,
    signals: (Object.keys(detected) as SpamSignal[]).filter((signal) => detected[signal]),
  };
}

/** Who waits for the response, as far as the headers say: the referrer's path has the page's language. */
export function senderOf({ headers }: Request): Sender {
  const referer = URL.parse(headers.get('referer') ?? '');
  const refererLanguage = referer?.pathname.split('/')[1];
  return {
    isForm: typeOf(headers) === formType || Boolean(headers.get('accept')?.includes('text/html')),
    language: isLanguage(refererLanguage) ? refererLanguage : defaultLanguage,
  };
}

type Content = { values: unknown; honeypot: string | null; language: string | null };

/** The content of a form's post. Returns undefined if it is malformed. */
function readForm(text: string): Content | undefined {
  // URLSearchParams replaces invalid UTF-8 with U+FFFD instead of failing.
  if (parsed(decodeURIComponent, text) === undefined) return undefined;
  const form = new URLSearchParams(text);
  return {
    values: mapFields((field) => form.get(field) ?? ''),
    honeypot: form.get(honeypotField),
    language: form.get(languageField),
  };
}

/** The content of a script's post. Returns undefined if it is malformed. */
function readJson(text: string, headers: Headers): Content | undefined {
  const values = parsed(JSON.parse, text);
  if (values === undefined) return undefined;
  return {
    values,
    honeypot: headers.get(postHeaders.honeypot),
    language: headers.get(postHeaders.language),
  };
}

const typeOf = (headers: Headers) =>
  headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';

/** Why a post is refused before its body is read. */
function refusalByHeaders(
  request: Request,
  ownOrigins: readonly string[],
): RefusalReason | undefined {
  const { method, headers } = request;
  if (method !== 'POST') return 'method';
  if (!isSameOrigin(request, ownOrigins)) return 'crossOrigin';
  const isReadable = ['application/json', formType].includes(typeOf(headers));
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
