import {
  headers,
  hiddenFields,
  honeypotField,
  mapFields,
  type Field,
  type RefusalReason,
} from '../contact.js';
import { TimeoutError, within } from './deadline.js';

/** What a post says, before any rule of the message is applied. */
export type Post = {
  /** The fields as they came; anything at all in a post made by a script. */
  values: unknown;
  /** Whether a person without JavaScript waits for a page. The values are texts then. */
  isForm: boolean;
  /** Why it cannot be accepted. The values are what could be read all the same. */
  refusal?: RefusalReason;
  id: string;
  language: string;
  /** Path of the page. */
  page: string;
  honeypot: string;
  /** When the visitor began, milliseconds since 1970; `NaN` when unknown. */
  startedAt: number;
};

/**
 * Largest body, in bytes. All fields at their limits, each byte escaped, stay below 32 KB; the rest
 * is for texts that are far too long, whose author should read so instead of losing them.
 */
const maximumBytes = 256 * 1024;

/** How much of a larger form is read, in bytes: its author gets it back. */
const keptBytes = 1024 * 1024;

/** Tells whether a browser asks for a page, which a script of this website never does. */
export const wantsPage = (request: Request) =>
  request.headers.get('accept')?.includes('text/html') ?? false;

/** Path of the page that a request comes from, by its `Referer`. */
export function refererPath(request: Request): string {
  const referer = URL.parse(request.headers.get('referer') ?? '');
  return referer?.pathname ?? '';
}

/**
 * Reads a post, as far as it can be read.
 *
 * @param deadline - milliseconds for the whole body: one that never ends must not hold the function
 */
export async function readPost(request: Request, deadline: number): Promise<Post> {
  const contentType = request.headers.get('content-type') ?? '';
  const type = contentType.split(';')[0]?.trim().toLowerCase();
  const isForm = type === 'application/x-www-form-urlencoded' || wantsPage(request);
  const charset = /charset\s*=\s*"?([^\s;"]+)/i.exec(contentType)?.[1] ?? 'utf-8';
  const isReadable = type === 'application/json' || type === 'application/x-www-form-urlencoded';
  const { bytes, refusal } = await readBytes(request, deadline, isForm ? keptBytes : maximumBytes);
  const early =
    !isReadable || request.headers.has('content-encoding')
      ? 'mediaType'
      : (refusal ?? (/^(utf-?8|us-ascii)$/i.test(charset) ? undefined : 'malformed'));
  if (type === 'application/json' && !isForm) return jsonPost(bytes, request, early);
  return { ...formPost(await formData(bytes, contentType), bytes, request, early), isForm };
}

async function readBytes(
  request: Request,
  deadline: number,
  most: number,
): Promise<{ bytes: Buffer; refusal?: RefusalReason }> {
  const parts: Uint8Array[] = [];
  const reader = request.body?.getReader();
  if (!reader) return { bytes: Buffer.from('') };
  let size = 0;
  let refusal: RefusalReason | undefined;
  try {
    await within(deadline, async () => {
      for (let part = await reader.read(); !part.done; part = await reader.read()) {
        size += part.value.byteLength;
        if (size > maximumBytes) refusal = 'tooLarge';
        parts.push(part.value);
        if (size > most) return;
      }
    });
  } catch (error) {
    refusal ??= error instanceof TimeoutError ? 'slow' : 'malformed';
  }
  // Not awaited: a body that hangs may hang here too.
  void reader.cancel().catch(() => undefined);
  return { bytes: Buffer.concat(parts), ...(refusal ? { refusal } : {}) };
}

/** The fields of a form, also of one that was sent in the wrong type. Nothing where there are none. */
async function formData(bytes: Buffer, contentType: string): Promise<(name: string) => string> {
  if (/^multipart\//i.test(contentType)) {
    const answer = new Response(new Uint8Array(bytes), {
      headers: { 'Content-Type': contentType },
    });
    const form = await answer.formData().catch(() => undefined);
    return (name) => {
      const value = form?.get(name);
      return typeof value === 'string' ? value : '';
    };
  }
  const form = new URLSearchParams(bytes.toString());
  return (name) => form.get(name) ?? '';
}

function jsonPost(bytes: Buffer, request: Request, early: RefusalReason | undefined): Post {
  let values: unknown;
  try {
    values = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    values = undefined;
  }
  const isRecord = typeof values === 'object' && values !== null && !Array.isArray(values);
  const refusal = early ?? (isRecord ? undefined : 'malformed');
  const header = (name: string) => request.headers.get(name) ?? '';
  return {
    values,
    isForm: false,
    ...(refusal ? { refusal } : {}),
    id: header(headers.id),
    language: header(headers.language),
    page: refererPath(request),
    honeypot: header(headers.honeypot),
    startedAt: Number.parseInt(header(headers.startedAt), 10),
  };
}

function formPost(
  value: (name: string) => string,
  bytes: Buffer,
  request: Request,
  early: RefusalReason | undefined,
): Omit<Post, 'isForm'> {
  let refusal = early;
  try {
    // URLSearchParams puts U+FFFD where bytes are no UTF-8; a visitor's browser sends no such bytes.
    if (!early) decodeURIComponent(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    refusal = 'malformed';
  }
  const values: Record<Field, string> = mapFields(value);
  return {
    values,
    ...(refusal ? { refusal } : {}),
    id: value(hiddenFields.id),
    language: value(hiddenFields.language),
    page: value(hiddenFields.page) || refererPath(request),
    honeypot: value(honeypotField),
    startedAt: Number.parseInt(value(hiddenFields.startedAt), 10),
  };
}
