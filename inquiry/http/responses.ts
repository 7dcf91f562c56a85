import type { Issue } from '@advisor/contract/contactMessage';
import { securityHeaders } from '@advisor/contract/securityHeaders';
import { localizedPath, type Language } from '@advisor/contract/languages';
import { responsePaths } from '@advisor/contract/post';

/** Headers of every response of the functions: Netlify does not apply `_headers` to them. */
export const baseHeaders = {
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  ...securityHeaders,
  'Cache-Control': 'no-store',
  'X-Robots-Tag': 'noindex',
};

type Page = keyof typeof responsePaths;

/** The status of each refusal for a script, and the page for a plain form. */
const refusals = {
  invalid: { status: 400, page: 'invalid' },
  malformed: { status: 400, page: 'invalid' },
  crossOrigin: { status: 403, page: 'unavailable' },
  /** A visitor has opened the function's URL: the page says that nothing was sent. */
  method: { status: 405, page: 'unavailable' },
  tooLarge: { status: 413, page: 'invalid' },
  mediaType: { status: 415, page: 'unavailable' },
  preview: { status: 503, page: 'unavailable' },
  /** Neither stored nor sent. The page keeps the text and offers a prepared mail. */
  unavailable: { status: 503, page: 'unavailable' },
} satisfies Record<string, { status: number; page: Page }>;

type RefusalReason = keyof typeof refusals;

export class Refusal extends Error {
  constructor(
    readonly reason: RefusalReason,
    readonly issue?: Issue,
  ) {
    super(reason);
  }
}

/** Who gets the response: a script, or a browser that expects a page in a language. */
export type Caller = { isForm: boolean; language: Language };

export const acceptedResponse = ({ isForm, language }: Caller) =>
  isForm
    ? redirectTo('sent', language)
    : Response.json({ accepted: true }, { status: 202, headers: baseHeaders });

export function refusedResponse({ reason, issue }: Refusal, { isForm, language }: Caller) {
  const { status, page } = refusals[reason];
  if (isForm) return redirectTo(page, language);
  const headers = { ...baseHeaders, ...(reason === 'method' && { Allow: 'POST' }) };
  return Response.json({ accepted: false, reason, issue }, { status, headers });
}

function redirectTo(page: Page, language: Language) {
  const headers = { ...baseHeaders, Location: localizedPath(responsePaths[page], language) };
  return new Response(null, { status: 303, headers });
}
