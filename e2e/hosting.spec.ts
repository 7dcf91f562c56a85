import { createHash } from 'node:crypto';
import { languageOf } from '@advisor/contract/languages';
import { endpoint } from '@advisor/contract/post';
import { expect, test } from 'playwright/test';
import { inEachLanguage, publicPaths } from '../testing/publicPaths.js';
import { readHtml } from './readHtml.js';

// What a host can get wrong. `BASE_URL=https://… npx playwright test hosting` tests a deployed
// site; no post is stored or sent.

// One worker, because `beforeAll` reads all pages.
test.describe.configure({ mode: 'default' });

let siteUrl: string;
const request = (path: string, init: RequestInit = {}) =>
  fetch(new URL(path, siteUrl), { redirect: 'manual', ...init });

async function read(path: string) {
  const response = await request(path);
  const { status, headers } = response;
  return { path, status, headers, ...readHtml(await response.text()) };
}

const pages: Awaited<ReturnType<typeof read>>[] = [];
const missing: typeof pages = [];

test.beforeAll(async ({ baseURL }) => {
  siteUrl = new URL(baseURL!).origin;
  // In turn: a busy server may drop a connection.
  for (const path of inEachLanguage([...publicPaths, '/kontakt/danke']))
    pages.push(await read(path));
  for (const path of inEachLanguage(['/no/such-page'])) missing.push(await read(path));
});

const policyWithoutHashes =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self' data:; " +
  "font-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; " +
  "require-trusted-types-for 'script'";
const withoutHashes = (policy?: string | null) => policy?.replaceAll(/ 'sha256-[^']+'/g, '');

test('every page has every security header and no cookie, and may be indexed unless it is a preview', () => {
  const expected = {
    'Content-Security-Policy': policyWithoutHashes,
    'Strict-Transport-Security': expect.stringMatching(/^max-age=\d{8}/),
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': expect.stringContaining('camera=()'),
    // A plain form post has to carry its origin.
    'Referrer-Policy': 'strict-origin-when-cross-origin',
  };
  for (const { path, status, headers } of pages) {
    expect.soft(status, path).toBe(200);
    const sent = Object.keys(expected).map((name) => [name, withoutHashes(headers.get(name))]);
    expect.soft(Object.fromEntries(sent), path).toEqual(expected);
    expect.soft(headers.get('Set-Cookie'), path).toBeNull();
    // Netlify previews have two hyphens: deploy-preview-7--site.netlify.app.
    const isPreview = /--.*\.netlify\.app$/.test(new URL(siteUrl).hostname);
    expect.soft(headers.get('X-Robots-Tag'), path).toBe(isPreview ? 'noindex' : null);
  }
});

test('the policy of every page knows everything inline', () => {
  for (const { path, headers, texts } of [...pages, ...missing]) {
    const policy = headers.get('Content-Security-Policy')!;
    // Detects a host that changes the HTML, to minify it for example.
    const unknown = texts('style, script:not([src], [type="application/ld+json"])').filter(
      (text) => !policy.includes(createHash('sha256').update(text).digest('base64')),
    );
    expect.soft(unknown, path).toEqual([]);
  }
});

test('a path without a page answers 404 in its language', async () => {
  for (const { path, status, attributes, texts } of missing) {
    expect.soft(status, path).toBe(404);
    expect.soft(attributes('html')[0], path).toMatchObject({ lang: languageOf(path) });
    expect.soft(texts('h1'), path).toHaveLength(1);
  }
  expect(missing[0]!.texts('h1')).toEqual(['Oops! Page not found']);
  // Nor is the not-found page’s own file a page.
  for (const path of inEachLanguage(['/404', '/404.html'])) {
    const { status, headers } = await request(path);
    const location = headers.get('Location');
    const answer = location ? await request(location) : { status };
    expect.soft(answer.status, path).toBe(404);
  }
});

// Apps in a browser embed share pictures and icons.
test('other sites may show the share picture and icons, and nothing else', async () => {
  const icon = /^image\/(x-icon|vnd\.microsoft\.icon)$/;
  for (const [path, policy, type] of [
    ['/share.png', 'cross-origin', /^image\/png$/],
    ['/favicon.ico', 'cross-origin', icon],
    ['/favicon.svg', 'cross-origin', /^image\/svg\+xml$/],
    ['/icon-192.png', 'cross-origin', /^image\/png$/],
    ['/icon-512.png', 'cross-origin', /^image\/png$/],
    ['/apple-touch-icon.png', 'cross-origin', /^image\/png$/],
    ['/site.webmanifest', 'same-origin', /^application\/manifest\+json/],
    ['/licenses.md', 'same-origin', /./],
  ] as const) {
    const { status, headers } = await request(path, { method: 'HEAD' });
    expect.soft(status, path).toBe(200);
    expect.soft(headers.get('Cross-Origin-Resource-Policy'), path).toBe(policy);
    expect.soft(headers.get('Content-Type'), path).toMatch(type);
  }
});

// A local build has no particular origin.
if (process.env['BASE_URL'])
  test('the site was built for the address that it is deployed at', () => {
    const [canonical] = pages[0]!.attributes('[rel=canonical]');
    expect(canonical!['href']).toBe(new URL('/', process.env['BUILT_FOR'] ?? siteUrl).href);
  });

// A local server has no HTTPS.
if (process.env['BASE_URL']?.startsWith('https:'))
  test('http leads to https', async () => {
    const { headers } = await request(siteUrl.replace('https:', 'http:'));
    expect(headers.get('Location')).toContain(siteUrl);
  });

test('an address has one form, and others lead there by one permanent redirect', async () => {
  for (const [from, to] of [
    ['/de', '/de/'],
    ['/index', '/'],
    ['/fr/index', '/fr/'],
    ['/de/kontakt/', '/de/kontakt'],
  ] as const) {
    const { status, headers } = await request(from);
    expect([301, 308]).toContain(status);
    expect(new URL(headers.get('Location')!, siteUrl).pathname).toBe(to);
  }
});

test('pages travel compressed, fonts are kept for good', async () => {
  const home = await request('/', { headers: { 'Accept-Encoding': 'br, gzip' } });
  expect(home.headers.get('Content-Encoding')).toMatch(/^(br|gzip)$/);
  const [fonts] = pages[0]!.attributes('[data-fonts]');
  const [font = ''] = fonts!['data-fonts']!.split(' ');
  const { status, headers } = await request(font, { method: 'HEAD' });
  expect(status).toBe(200);
  expect(headers.get('Cache-Control')).toContain('immutable');
});

test('the form’s function is there, sees where a post comes from, and checks a message', async () => {
  const post = (origin: string) =>
    request(endpoint, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: origin },
      body: JSON.stringify({ lastName: 'Smoke test' }),
    });
  expect((await post('https://example.com')).status).toBe(403);
  const response = await post(siteUrl);
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ issue: { field: 'firstName' } });
});
