import { fields, headers, hiddenFields, honeypotField, type RefusalReason } from '../contact.js';
import { TimeoutError, within } from './deadline.js';

/** What a post says, before any rule of the message is applied. */
export type Post = {
  /** The seven fields as they came; anything at all in a post made by a script. */
  values: unknown;
  /** Whether it came from the plain form: a person without JavaScript waits for a page. */
  isForm: boolean;
  id: string;
  language: string;
  /** Path of the page. */
  page: string;
  honeypot: string;
  /** When the visitor began, milliseconds since 1970; `NaN` when unknown. */
  startedAt: number;
};

/** A post that cannot be read. */
export class PostError extends Error {
  override name = 'PostError';
  constructor(readonly reason: RefusalReason) {
    super(reason);
  }
}

/**
 * Largest body, in bytes. All fields at their limits, each byte escaped, stay below 32 KB; the rest
 * is for texts that are far too long, whose author should read so instead of losing them.
 */
const maximumBytes = 256 * 1024;

const types = {
  'application/json': 'json',
  'application/x-www-form-urlencoded': 'form',
} as const;

/** Tells what a post is written in, or nothing if it is neither of the two. */
export function postType(request: Request): 'json' | 'form' | undefined {
  const [type = ''] = (request.headers.get('content-type') ?? '').split(';');
  return types[type.trim().toLowerCase() as keyof typeof types];
}

/** Path of the page that a request comes from, by its `Referer`. */
export function refererPath(request: Request): string {
  const referer = URL.parse(request.headers.get('referer') ?? '');
  return referer?.pathname ?? '';
}

/**
 * Reads a post.
 *
 * @param deadline - milliseconds for the whole body: one that never ends must not hold the function
 * @throws PostError with the reason to refuse it
 */
export async function readPost(request: Request, deadline: number): Promise<Post> {
  const type = postType(request);
  if (!type || request.headers.has('content-encoding')) throw new PostError('mediaType');
  const charset = /charset\s*=\s*"?([^\s;"]+)/i.exec(request.headers.get('content-type') ?? '');
  if (charset && !/^(utf-?8|us-ascii)$/i.test(charset[1] ?? '')) throw new PostError('malformed');
  const text = await readText(request, deadline);
  return type === 'json' ? jsonPost(text, request) : formPost(text, request);
}

async function readText(request: Request, deadline: number): Promise<string> {
  if (Number(request.headers.get('content-length')) > maximumBytes) throw new PostError('tooLarge');
  const reader = request.body?.getReader();
  if (!reader) return '';
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let bytes = 0;
  let text = '';
  try {
    await within(deadline, async () => {
      for (let part = await reader.read(); !part.done; part = await reader.read()) {
        bytes += part.value.byteLength;
        if (bytes > maximumBytes) throw new PostError('tooLarge');
        text += decoder.decode(part.value, { stream: true });
      }
      text += decoder.decode();
    });
    return text;
  } catch (error) {
    // Not awaited: a body that hangs may hang here too.
    void reader.cancel().catch(() => undefined);
    if (error instanceof PostError) throw error;
    throw new PostError(error instanceof TimeoutError ? 'slow' : 'malformed');
  }
}

function jsonPost(text: string, request: Request): Post {
  let values: unknown;
  try {
    values = JSON.parse(text);
  } catch {
    throw new PostError('malformed');
  }
  if (typeof values !== 'object' || values === null || Array.isArray(values))
    throw new PostError('malformed');
  const header = (name: string) => request.headers.get(name) ?? '';
  return {
    values,
    isForm: false,
    id: header(headers.id),
    language: header(headers.language),
    page: refererPath(request),
    honeypot: header(headers.honeypot),
    startedAt: Number.parseInt(header(headers.startedAt), 10),
  };
}

function formPost(text: string, request: Request): Post {
  try {
    // URLSearchParams puts U+FFFD where bytes are no UTF-8; a visitor's browser sends no such bytes.
    decodeURIComponent(text);
  } catch {
    throw new PostError('malformed');
  }
  const form = new URLSearchParams(text);
  const value = (name: string) => form.get(name) ?? '';
  return {
    values: Object.fromEntries(fields.map((field) => [field, value(field)])),
    isForm: true,
    id: value(hiddenFields.id),
    language: value(hiddenFields.language),
    page: value(hiddenFields.page) || refererPath(request),
    honeypot: value(honeypotField),
    startedAt: Number.parseInt(value(hiddenFields.startedAt), 10),
  };
}
