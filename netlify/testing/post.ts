import { endpoint, headers, newInquiryId } from '../contact.js';

/** Origin of the tests' website. */
export const origin = 'https://advisor.example';

/**
 * A visitor whose every word can be found again: no line of any log may hold one of them, and the
 * mail must hold each.
 */
export const visitor = {
  firstName: 'Zoë-Privatname',
  lastName: 'O’Brien-Größenwahn',
  email: "zoe.o'private@sehr-privat.example",
  company: 'Verschwiegene Söhne GmbH & Co. KG',
  subject: 'Vertraulicher “Betreff” <b>fett</b>',
  message: 'Streng geheime Zeile eins 🙂\nنص عربي و"اقتباس"\n<script>alert(1)</script>',
  service: 'strategy',
} as const;

/** The API key of the tests. */
export const key = 'SG.secret-key-of-the-tests';

export type PostOptions = {
  id?: string;
  values?: Record<string, unknown>;
  headers?: Record<string, string>;
};

/** A post as the page's script makes it. */
export function scriptPost({
  id = newInquiryId(),
  values = visitor,
  headers: extra = {},
}: PostOptions = {}): Request {
  return new Request(origin + endpoint, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Origin: origin,
      Referer: `${origin}/de/kontakt`,
      [headers.id]: id,
      [headers.language]: 'de',
      ...extra,
    },
    body: JSON.stringify(values),
  });
}

/** A post as a browser without JavaScript makes it. */
export function formPost({ values = visitor, headers: extra = {} }: PostOptions = {}): Request {
  return new Request(origin + endpoint, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/x-www-form-urlencoded',
      Accept: 'text/html',
      Origin: origin,
      Referer: `${origin}/de/kontakt`,
      ...extra,
    },
    body: new URLSearchParams({
      id: '',
      language: 'de',
      page: '/de/kontakt',
      ...(values as Record<string, string>),
    }).toString(),
  });
}

/** A visit from the given address. */
export function visitFrom(ip: string) {
  const work: Promise<unknown>[] = [];
  return {
    ip,
    background: (promise: Promise<unknown>) => void work.push(promise),
    /** Waits for what goes on after the answer. */
    settled: async () => {
      for (let next = work.pop(); next; next = work.pop()) await next;
    },
  };
}
