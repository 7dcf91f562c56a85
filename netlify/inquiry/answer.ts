import {
  refusals,
  securityHeaders,
  type Accepted,
  type RefusalReason,
  type Refused,
} from '../contact.js';

/** `_headers` does not apply to functions: each answer carries its own. */
const baseHeaders = {
  ...securityHeaders({ scriptHashes: [], styleHashes: [] }),
  'Cache-Control': 'no-store',
  'X-Robots-Tag': 'noindex',
};

/** An answer to a script. */
export function jsonAnswer(
  status: number,
  body: Accepted | Refused,
  headers: Record<string, string> = {},
): Response {
  return Response.json(body, { status, headers: { ...baseHeaders, ...headers } });
}

/** A refusal for a script, with the status that belongs to its reason. */
export function refusal(
  reason: RefusalReason,
  headers: Record<string, string> = {},
  issue?: Refused['issue'],
): Response {
  const body: Refused = { accepted: false, reason, ...(issue ? { issue } : {}) };
  return jsonAnswer(refusals[reason], body, headers);
}

/**
 * The same answer as a page for a person.
 *
 * @param policy - the page's own Content-Security-Policy: its inline style needs its hash
 */
export function pageAnswer(
  { status, headers }: Response,
  { html, policy }: { html: string; policy?: string },
): Response {
  const answer = new Response(html, { status, headers });
  answer.headers.set('Content-Type', 'text/html; charset=utf-8');
  if (policy) answer.headers.set('Content-Security-Policy', policy);
  return answer;
}

/** Sends the browser of a plain form on to another page, with GET. */
export function seeOther(location: string): Response {
  return new Response(null, { status: 303, headers: { ...baseHeaders, Location: location } });
}
