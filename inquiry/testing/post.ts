import { mapFields } from '@advisor/contract/fields';
import { endpoint, postHeaders } from '@advisor/contract/post';
import { inquiryId, type Inquiry } from '../inquiry.js';

export const origin = 'https://advisor.example';

/**
 * A visitor whose words are easy to find: the mail must contain each of them, and the log none. Fields that are not
 * listed get a word as well.
 */
export const visitor = {
  ...mapFields((field) => `Privates-${field}`),
  firstName: 'Zoë-Privatname',
  lastName: 'O’Brien-Größenwahn',
  email: "zoe.o'private@sehr-privat.example",
  company: 'Verschwiegene Söhne GmbH & Co. KG',
  subject: 'Vertraulicher “Betreff” <b>fett</b>',
  message: 'Streng geheime Zeile eins 🙂\nنص عربي و"اقتباس"\n<script>alert(1)</script>',
  service: 'strategy',
};

export const sampleInquiry = (changes: Partial<Inquiry> = {}): Inquiry => ({
  id: inquiryId(changes.message ?? visitor),
  message: visitor,
  language: 'de',
  receivedAt: Date.now(),
  isSuspicious: false,
  ...changes,
});

export const sendGridKey = 'SG.secret-key-of-the-tests';

type PostOptions = {
  values?: Record<string, unknown>;
  /** Added to a browser's own, or replacing them; `undefined` removes one. */
  headers?: Record<string, string | undefined>;
};

function post(type: string, extra: PostOptions['headers'], body: string): Request {
  const browserHeaders = { 'Content-Type': type, Origin: origin, Referer: `${origin}/de/kontakt` };
  const headers = Object.entries({ ...browserHeaders, ...extra }).filter(
    ([, value]) => value !== undefined,
  );
  return new Request(origin + endpoint, {
    method: 'POST',
    headers: headers as [string, string][],
    body,
  });
}

/** A post as the page's script makes it. */
export function scriptPost({ values = visitor, headers = {} }: PostOptions = {}): Request {
  const known = { [postHeaders.language]: 'de' };
  return post('application/json', { ...known, ...headers }, JSON.stringify(values));
}

/** A post as a browser without JavaScript makes it. */
export function formPost({ values = visitor, headers = {} }: PostOptions = {}): Request {
  const body = new URLSearchParams({ language: 'de', ...(values as Record<string, string>) });
  const type = 'application/x-www-form-urlencoded';
  return post(type, { Accept: 'text/html', ...headers }, body.toString());
}
