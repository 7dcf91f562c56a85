import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  refusedPageGaps,
  refusals,
  securityHeaders,
  type Accepted,
  type RefusalReason,
  type Refused,
} from '../contact.js';

/** `_headers` does not apply to functions: each answer has its own. */
export const baseHeaders = {
  ...securityHeaders({ scriptHashes: [], styleHashes: [] }),
  'Cache-Control': 'no-store',
  'X-Robots-Tag': 'noindex',
};

/** What a script is told of an inquiry that was accepted. */
export const accepted = (id: string) =>
  Response.json({ accepted: true, id } satisfies Accepted, { status: 202, headers: baseHeaders });

/** A refusal for a script, with the status that belongs to its reason. */
export const refusal = (reason: RefusalReason, issue?: Refused['issue']) =>
  Response.json({ accepted: false, reason, ...(issue && { issue }) } satisfies Refused, {
    status: refusals[reason],
    headers: { ...baseHeaders, ...(reason === 'method' && { Allow: 'POST' }) },
  });

/** Sends the browser of a plain form on to another page, with GET. */
export const seeOther = (location: string) =>
  new Response(null, { status: 303, headers: { ...baseHeaders, Location: location } });

/** 200 while inquiries reach the owner by themselves: the alert that needs no mail provider. */
export const health = (isHealthy: boolean) =>
  new Response(isHealthy ? 'ok\n' : 'Inquiries need a person: see docs/operations.md.\n', {
    status: isHealthy ? 200 : 503,
    headers: { ...baseHeaders, 'Content-Type': 'text/plain; charset=utf-8' },
  });

export type FormPages = ReturnType<typeof formPages>;

/** The page, texts and addresses that the site's build leaves for the function. */
export function formPages(directory: string) {
  const read = (...names: string[]) => {
    const file = path.join(directory, ...names);
    return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  };
  const json = (...names: string[]) =>
    JSON.parse(read(...names) ?? '{}') as Record<string, string | undefined>;

  return {
    /** The owner's addresses as the site's build knows them: `to` and `from`. */
    addresses: json('contact.json'),

    /** Path of the page after an accepted plain post, by language; none where the site is not built. */
    thanks: json('thanks.json'),

    /**
     * A refusal as a page for a person, with the page's own Content-Security-Policy, because its
     * inline style needs its hash. Nothing when there is no such page.
     */
    page({ status, headers }: Response, language: string, reason: string, mailto: string) {
      const html = read(language, 'refused.html')
        ?.replace(refusedPageGaps.reason, () => reason)
        .replace(refusedPageGaps.mailto, () => mailto.replaceAll('&', '&amp;'));
      if (html === undefined) return undefined;
      const answer = new Response(html, { status, headers });
      answer.headers.set('Content-Type', 'text/html; charset=utf-8');
      const policy = json('csp.json')[language];
      if (policy) answer.headers.set('Content-Security-Policy', policy);
      return answer;
    },

    /** A sentence in the page's language. Empty when there is none. */
    text: (language: string, key: string) => json(language, 'texts.json')[key] ?? '',
  };
}
