import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  filesForFunctions,
  refusalStatuses,
  securityHeaders,
  type AnswerPagesFile,
  type Issue,
  type RefusalReason,
} from '../contact.js';

/** `_headers` does not apply to functions: each answer has its own. */
export const baseHeaders = {
  ...securityHeaders({ scriptHashes: [], styleHashes: [] }),
  'Cache-Control': 'no-store',
  'X-Robots-Tag': 'noindex',
};

/** The answer to a script whose inquiry was accepted. */
export const accepted = (id: string) =>
  Response.json({ accepted: true, id }, { status: 202, headers: baseHeaders });

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

export type AnswerPages = AnswerPagesFile;

/** What the build tells the function of the owner and the languages. Where the site is not built, nothing. */
export function answerPages(directory: string): AnswerPagesFile {
  const file = path.join(directory, filesForFunctions.answerPages);
  const given = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as object) : {};
  return { email: '', languages: [], ...given };
}
