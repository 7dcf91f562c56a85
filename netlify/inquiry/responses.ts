import { refusalStatuses, securityHeaders, type Issue, type RefusalReason } from '../contact.js';

/** `_headers` does not apply to functions: each answer has its own. */
export const baseHeaders = {
  ...securityHeaders({ scriptHashes: [], styleHashes: [] }),
  'Cache-Control': 'no-store',
  'X-Robots-Tag': 'noindex',
};

/** The answer to a script whose inquiry was accepted. */
export const accepted = () =>
  Response.json({ accepted: true }, { status: 202, headers: baseHeaders });

/** A refusal for a script, with the status that belongs to its reason. */
export function refusal(reason: RefusalReason, issue?: Issue) {
  const headers = { ...baseHeaders, ...(reason === 'method' && { Allow: 'POST' }) };
  return Response.json(
    { accepted: false, reason, issue },
    { status: refusalStatuses[reason], headers },
  );
}

/** Sends the browser of a plain form on to another page, which it gets with GET. */
export const seeOther = (location: string) =>
  new Response(null, { status: 303, headers: { ...baseHeaders, Location: location } });

/** The answer to a monitor: 200 while inquiries reach the owner without help. It needs no mail provider. */
export const health = (isHealthy: boolean) =>
  new Response(isHealthy ? 'ok\n' : 'Inquiries need a person: see docs/operations.md.\n', {
    status: isHealthy ? 200 : 503,
    headers: { ...baseHeaders, 'Content-Type': 'text/plain; charset=utf-8' },
  });
