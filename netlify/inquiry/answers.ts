import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  refusedPageGaps,
  refusals,
  securityHeaders,
  type Issue,
  type RefusalReason,
} from '../contact.js';

/** `_headers` does not apply to functions: each answer has its own. */
const baseHeaders = {
  ...securityHeaders({ scriptHashes: [], styleHashes: [] }),
  'Cache-Control': 'no-store',
  'X-Robots-Tag': 'noindex',
};

/** What a script is told of an inquiry that was accepted. */
export const accepted = (id: string) =>
  Response.json({ accepted: true, id }, { status: 202, headers: baseHeaders });

/** A refusal for a script, with the status that belongs to its reason. */
export function refusal(reason: RefusalReason, issue?: Issue) {
  const headers = { ...baseHeaders, ...(reason === 'method' && { Allow: 'POST' }) };
  return Response.json({ accepted: false, reason, issue }, { status: refusals[reason], headers });
}

/** Sends the browser of a plain form on to another page, with GET. */
export const seeOther = (location: string) =>
  new Response(null, { status: 303, headers: { ...baseHeaders, Location: location } });

/** 200 while inquiries reach the owner without help. This alert works without a mail provider. */
export const health = (isHealthy: boolean) =>
  new Response(isHealthy ? 'ok\n' : 'Inquiries need a person: see docs/operations.md.\n', {
    status: isHealthy ? 200 : 503,
    headers: { ...baseHeaders, 'Content-Type': 'text/plain; charset=utf-8' },
  });

/** What the site's build leaves for the function in `form.json`, beside a page of each language. */
export type FormFile = {
  /** The owner's address. */
  email: string;
  /** By language: the path after an accepted plain post, the page's policy, and sentences. */
  languages: Record<string, { thanks: string; policy: string; texts: Record<string, string> }>;
};

export type FormPages = ReturnType<typeof formPages>;

const escapeHtml = (text: string) => text.replace(/[&<"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Reads what is in a folder; the site may not be built. */
export function formPages(directory: string) {
  const read = (name: string) => {
    const file = path.join(directory, name);
    return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  };
  const form: FormFile = { email: '', languages: {}, ...JSON.parse(read('form.json') ?? '{}') };
  return {
    ...form,

    /** A refusal as a page for a person, with the policy that allows its inline style. */
    page({ status, headers }: Response, language: string, reason: string, mailto: string) {
      const html = read(`${language}/refused.html`)
        ?.replace(refusedPageGaps.reason, () => escapeHtml(reason))
        .replace(refusedPageGaps.mailto, () => escapeHtml(mailto));
      if (html === undefined) return undefined;
      const answer = new Response(html, { status, headers });
      answer.headers.set('Content-Type', 'text/html; charset=utf-8');
      answer.headers.set('Content-Security-Policy', form.languages[language]!.policy);
      return answer;
    },

    text: (language: string, key: string) => form.languages[language]?.texts[key] ?? '',
  };
}
