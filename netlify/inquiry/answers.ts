import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  filesForFunctions,
  refusedPageGaps,
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

export type AnswerPages = ReturnType<typeof answerPages>;

const escapeHtml = (text: string) => text.replace(/[&<"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** The pages by which a plain form is answered. Where the site is not built, there are none. */
export function answerPages(directory: string) {
  const read = (name: string) => {
    const file = path.join(directory, name);
    return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  };
  const given = JSON.parse(read(filesForFunctions.answerPages) ?? '{}') as Partial<AnswerPagesFile>;
  const file: AnswerPagesFile = { email: '', languages: {}, ...given };
  return {
    ...file,

    /** A refusal as a page for a person, with the policy that allows its inline style. */
    refused({ status, headers }: Response, language: string, reason: string, mailto: string) {
      const html = read(`${language}/refused.html`)
        ?.replace(refusedPageGaps.reason, () => escapeHtml(reason))
        .replace(refusedPageGaps.mailto, () => escapeHtml(mailto));
      if (html === undefined) return undefined;
      const answer = new Response(html, { status, headers });
      answer.headers.set('Content-Type', 'text/html; charset=utf-8');
      answer.headers.set('Content-Security-Policy', file.languages[language]!.policy);
      return answer;
    },

    text: (language: string, key: string) => file.languages[language]?.texts[key] ?? '',
  };
}
