import { refusalStatuses, securityHeaders, type Issue, type RefusalReason } from '../contact.js';

/** Netlify does not apply `_headers` to functions. */
export const baseHeaders = {
  ...securityHeaders({ scriptHashes: [], styleHashes: [] }),
  'Cache-Control': 'no-store',
  'X-Robots-Tag': 'noindex',
};

/** The response to a script whose inquiry was accepted. */
export const accepted = () =>
  Response.json({ accepted: true }, { status: 202, headers: baseHeaders });

/** A refusal for a script, with the status of its reason. */
export function refusal(reason: RefusalReason, issue?: Issue) {
  const headers = { ...baseHeaders, ...(reason === 'method' && { Allow: 'POST' }) };
  return Response.json(
    { accepted: false, reason, issue },
    { status: refusalStatuses[reason], headers },
  );
}

/** Redirects a plain form's browser to a page. */
export const seeOther = (location: string) =>
  new Response(null, { status: 303, headers: { ...baseHeaders, Location: location } });

/** The response to a monitor: 200 while inquiries reach the owner without help. */
export const health = (isHealthy: boolean) =>
  new Response(isHealthy ? 'ok\n' : 'Inquiries need a person: see docs/operations.md.\n', {
    status: isHealthy ? 200 : 503,
    headers: { ...baseHeaders, 'Content-Type': 'text/plain; charset=utf-8' },
  });
