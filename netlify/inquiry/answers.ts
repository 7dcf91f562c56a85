import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  fillPage,
  refusals,
  securityHeaders,
  type Accepted,
  type AnswerPageKind,
  type Filling,
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

/** The owner's addresses as the site's build knows them. */
export type ContactAddresses = {
  to?: string;
  from?: string;
};

export type FormPages = ReturnType<typeof formPages>;

/** Reads the pages that the site's build leaves for the function, each once. */
export function formPages(directory: string) {
  const read = <Content>(parse: (text: string) => Content) => {
    const contents = new Map<string, Content | undefined>();
    return (...names: string[]): Content | undefined => {
      const name = path.join(directory, ...names);
      if (!contents.has(name))
        contents.set(name, existsSync(name) ? parse(readFileSync(name, 'utf8')) : undefined);
      return contents.get(name);
    };
  };
  const file = read((text) => text);
  const json = read((text) => JSON.parse(text) as Record<string, string>);

  return {
    /** Languages that a page can be answered in; none when the site is not built. */
    languages: existsSync(directory)
      ? readdirSync(directory, { withFileTypes: true })
          .filter((entry) => entry.isDirectory())
          .map((entry) => entry.name)
      : [],

    addresses: (json('contact.json') ?? {}) as ContactAddresses,

    /** A filled page with its Content-Security-Policy, or nothing when there is no such page. */
    render(language: string, kind: AnswerPageKind, filling: Filling) {
      const template = file(language, `${kind}.html`);
      if (template === undefined) return undefined;
      const html = fillPage(template, filling);
      const policy = json('csp.json')?.[`${language}/${kind}`];
      return { html, ...(policy !== undefined && { policy }) };
    },

    /** A sentence in the page's language; `{name}` in it is replaced. Empty when there is none. */
    text(language: string, key: string, values: Record<string, number> = {}) {
      const text = json(language, 'texts.json')?.[key] ?? '';
      return text.replace(/\{(\w+)\}/g, (whole, name: string) => {
        const value = values[name];
        return value?.toLocaleString(language, { useGrouping: language !== 'en' }) ?? whole;
      });
    },
  };
}
