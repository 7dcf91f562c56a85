import { beforeAll, describe, expect, inject, it } from 'vitest';
import { smoke } from '../scripts/smoke.js';
import { readHtml } from './support/readHtml.js';
import { endpoint } from '../packages/contact/src/wire.js';

const siteUrl = inject('siteUrl');
/** What the build was made for. */
let builtFor: string;

beforeAll(async () => {
  const home = readHtml(await (await fetch(siteUrl)).text());
  const canonical = home.find(({ attributes }) => attributes['rel'] === 'canonical')!;
  builtFor = new URL(canonical.attributes['href']!).origin;
});

/** An answer as it can be spoiled. */
interface Answer {
  status: number;
  headers: Headers;
  body: string;
}

/** The problems found on the served site with one answer, or each of them, spoiled on its way. */
async function problemsOf(spoil: (answer: Answer, path: string) => void): Promise<string[]> {
  const request: typeof fetch = async (url, init) => {
    const response = await fetch(url, init);
    const { status, headers } = response;
    const answer = { status, headers: new Headers(headers), body: await response.text() };
    spoil(answer, new URL(url as string).pathname);
    const body = [301, 308].includes(answer.status) ? null : answer.body;
    return new Response(body, { status: answer.status, headers: answer.headers });
  };
  const results = await smoke(siteUrl, { builtFor, request });
  return results.flatMap(({ problems }) => problems);
}

describe('the smoke command', () => {
  it('finds nothing wrong with the site as it was built, within ten seconds', async () => {
    const started = performance.now();
    expect(await problemsOf(() => {})).toEqual([]);
    expect(performance.now() - started).toBeLessThan(10_000);
  });

  it.each<[string, (answer: Answer, path: string) => void, RegExp]>([
    [
      'a page that is down',
      (answer, path) => path === '/de/kontakt' && (answer.status = 500),
      /^\/de\/kontakt answers 500/,
    ],
    [
      'a page in the wrong language',
      (answer, path) =>
        path === '/fr/' && (answer.body = answer.body.replace('lang="fr"', 'lang="en"')),
      /^\/fr\/ is in “en”/,
    ],
    [
      'a build for another address',
      (answer) => (answer.body = answer.body.replaceAll(builtFor, 'https://old.example.com')),
      /^\/kontakt names https:\/\/old\.example\.com\/kontakt as its address/,
    ],
    [
      'a lost security header',
      ({ headers }) => headers.delete('Strict-Transport-Security'),
      /^\/ lacks the header Strict-Transport-Security/,
    ],
    [
      'a lost policy',
      ({ headers }) => headers.delete('Content-Security-Policy'),
      /^\/ has no Content-Security-Policy/,
    ],
    [
      'HTML that the host has changed',
      (answer) => (answer.body = answer.body.replace('</style>', '/*minified*/</style>')),
      /^\/ has an inline style that its policy does not know/,
    ],
    ['a cookie', ({ headers }) => headers.set('Set-Cookie', 'a=b'), /^\/ sets a cookie/],
    [
      'a website that asks not to be indexed',
      ({ headers }) => headers.set('X-Robots-Tag', 'noindex'),
      /^\/ is not indexed/,
    ],
    [
      'a missing picture',
      (answer, path) => path === '/share/de/beratung.png' && (answer.status = 404),
      /^\/de\/beratung names a picture that answers 404/,
    ],
    [
      'a missing path that seems to be there',
      (answer, path) => path.endsWith('/no-such-page') && (answer.status = 200),
      /^\/de\/no-such-page answers 200, expected 404/,
    ],
    [
      'security.txt that has run out',
      (answer) => (answer.body = answer.body.replace(/^Expires: .*/m, 'Expires: 2026-01-01')),
      /security\.txt runs out on “2026-01-01”/,
    ],
    [
      'a sitemap that lacks a page',
      (answer) => (answer.body = answer.body.replace(/<url>.*<\/url>\n/, '')),
      /^\/sitemap\.xml lists 47 pages/,
    ],
    [
      'pages that travel uncompressed',
      ({ headers }) => headers.delete('Content-Encoding'),
      /^\/ travels uncompressed/,
    ],
    [
      'a form without its function',
      (answer, path) => path === endpoint && (answer.status = 404),
      /send-contact-email answers a visit with 404, expected 405/,
    ],
    [
      'a function that takes anything',
      (answer, path) => path === endpoint && (answer.status = 202),
      /send-contact-email answers a message without a first name with 202/,
    ],
  ])('finds %s', async (_, spoil, problem) => {
    expect(await problemsOf(spoil)).toContainEqual(expect.stringMatching(problem));
  });

  it('says what keeps it from asking', async () => {
    const [first] = await smoke('http://127.0.0.1:9');
    expect(first!.problems).toEqual([expect.stringContaining('fetch failed')]);
  });
});
