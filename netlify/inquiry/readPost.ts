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

/** What a form calls the values that a script sends as headers. */
const formNames = { ...hiddenFields, honeypot: honeypotField };

/** Throws where the bytes are no UTF-8. */
const utf8 = (bytes: Buffer) => new TextDecoder('utf-8', { fatal: true }).decode(bytes);

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
  const isJson = type === 'application/json' && !isForm;
  const field = isJson ? () => '' : await formData(bytes, contentType);
  const { values, isBroken } = isJson ? jsonValues(bytes) : formValues(bytes, field, !early);
  const reason = early ?? (isBroken ? 'malformed' : undefined);
  const hidden = (name: keyof typeof headers) =>
    isJson ? (request.headers.get(headers[name]) ?? '') : field(formNames[name]);
  return {
    values,
    isForm,
    ...(reason && { refusal: reason }),
    id: hidden('id'),
    language: hidden('language'),
    page: field(hiddenFields.page) || refererPath(request),
    honeypot: hidden('honeypot'),
    startedAt: Number.parseInt(hidden('startedAt'), 10),
  };
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
  const headers = { 'Content-Type': contentType };
  const form = /^multipart\//i.test(contentType)
    ? await new Response(new Uint8Array(bytes), { headers }).formData().catch(() => new FormData())
    : new URLSearchParams(bytes.toString());
  return (name) => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
}

/** The JSON of a body. Broken is what is no object, or not in UTF-8. */
function jsonValues(bytes: Buffer): { values: unknown; isBroken: boolean } {
  try {
    const values: unknown = JSON.parse(utf8(bytes));
    return { values, isBroken: typeof values !== 'object' || !values || Array.isArray(values) };
  } catch {
    return { values: undefined, isBroken: true };
  }
}

function formValues(bytes: Buffer, field: (name: string) => string, isChecked: boolean) {
  const values: Record<Field, string> = mapFields(field);
  try {
    // URLSearchParams puts U+FFFD where bytes are no UTF-8; a visitor's browser sends no such bytes.
    if (isChecked) decodeURIComponent(utf8(bytes));
    return { values, isBroken: false };
  } catch {
    return { values, isBroken: true };
  }
}
