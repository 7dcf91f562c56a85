import { createHash } from 'node:crypto';
import { expect, test } from 'playwright/test';
import { endpoint, securityHeaders } from '../packages/contact/src/index.js';
import { publicPaths } from '../site/testing/publicPaths.js';
import { inEachLanguage } from './support/inEachLanguage.js';
import { readHtml, type HtmlElement } from './support/readHtml.js';

// What a host can get wrong. `BASE_URL=https://… npx playwright test hosting` tests a deployed
// site; no post is stored or sent.

// One worker, because `beforeAll` reads all pages.
test.describe.configure({ mode: 'default' });

let siteUrl: string;
const request = (path: string, init: RequestInit = {}) =>
  fetch(new URL(path, siteUrl), { redirect: 'manual', ...init });

const pages = new Map<string, { status: number; headers: Headers; elements: HtmlElement[] }>();

test.beforeAll(async ({ baseURL }) => {
  siteUrl = new URL(baseURL!).origin;
  for (const path of inEachLanguage(publicPaths)) {
    const response = await request(path);
    const { status, headers } = response;
    pages.set(path, { status, headers, elements: readHtml(await response.text()) });
  }
});

test('every page has every security header and no cookie', () => {
  const { 'Content-Security-Policy': _own, ...expected } = securityHeaders({
    scriptHashes: [],
    styleHashes: [],
  });
  for (const [path, { status, headers }] of pages) {
    expect.soft(status, path).toBe(200);
    const found = Object.keys(expected).map((name) => [name, headers.get(name)] as const);
    expect.soft(Object.fromEntries(found), path).toEqual(expected);
    // Ignored in a meta element.
    const policy = headers.get('Content-Security-Policy');
    expect.soft(policy, path).toContain("frame-ancestors 'none'");
    expect.soft(headers.get('Set-Cookie'), path).toBeNull();
  }
});

// dgtlmoon/changedetection.io#4080
test('other sites may show the share picture and icons, and nothing else', async () => {
  for (const [path, policy] of [
    ['/share.png', 'cross-origin'],
    ['/favicon.ico', 'cross-origin'],
    ['/icon-192.png', 'cross-origin'],
    ['/apple-touch-icon.png', 'cross-origin'],
    ['/site.webmanifest', 'same-origin'],
    ['/licenses.md', 'same-origin'],
  ] as const) {
    const { status, headers } = await request(path, { method: 'HEAD' });
    expect.soft(status, path).toBe(200);
    expect.soft(headers.get('Cross-Origin-Resource-Policy'), path).toBe(policy);
  }
});

// Detects a host that changes the HTML, to minify it for example.
test('no page has anything inline that its policy does not know', () => {
  for (const [path, { headers, elements }] of pages) {
    const policy = headers.get('Content-Security-Policy') ?? '';
    const unknown = elements.filter(
      ({ name, attributes, text }) =>
        text &&
        (name === 'style' || (name === 'script' && attributes['type'] !== 'application/ld+json')) &&
        !policy.includes(createHash('sha256').update(text).digest('base64')),
    );
    expect.soft(unknown, path).toEqual([]);
  }
});

test('every page may be indexed, unless it is a preview', () => {
  // Netlify previews have two hyphens: deploy-preview-7--site.netlify.app.
  const isPreview = /--.*\.netlify\.app$/.test(new URL(siteUrl).hostname);
  for (const [path, { headers }] of pages) {
    const robots = headers.get('X-Robots-Tag') ?? '';
    expect.soft(robots.includes('noindex'), path).toBe(isPreview);
  }
});

// A local build has no particular origin.
if (process.env['BASE_URL'])
  test('the site was built for the address that it is deployed at', () => {
    const canonical = pages
      .get('/')!
      .elements.find(({ attributes }) => attributes['rel'] === 'canonical')!.attributes['href']!;
    expect(canonical).toBe(new URL('/', process.env['BUILT_FOR'] ?? siteUrl).href);
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

test('the address of the not-found page’s own file is no page either', async () => {
  for (const path of inEachLanguage(['/404', '/404.html'])) {
    const { status, headers } = await request(path);
    const location = headers.get('Location');
    const answer = location ? await request(location) : { status };
    expect.soft(answer.status, path).toBe(404);
  }
});

test('pages travel compressed, fonts are kept for good', async () => {
  const home = await request('/', { headers: { 'Accept-Encoding': 'br, gzip' } });
  expect(home.headers.get('Content-Encoding')).toMatch(/^(br|gzip)$/);
  const [font = ''] = pages
    .get('/')!
    .elements.flatMap(({ attributes }) => attributes['data-fonts'] ?? [])
    .flatMap((fonts) => fonts.split(' '));
  const { status, headers } = await request(font, { method: 'HEAD' });
  expect(status).toBe(200);
  expect(headers.get('Cache-Control')).toContain('immutable');
});

test('the form’s function is there, refuses what it must, and checks a message', async () => {
  const post = (headers: Record<string, string> = {}) =>
    request(endpoint, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: siteUrl, ...headers },
      body: JSON.stringify({ lastName: 'Smoke test' }),
    });
  expect((await request(endpoint)).status).toBe(405);
  expect((await post({ 'Content-Type': 'text/plain' })).status).toBe(415);
  expect((await post({ Origin: 'https://example.com' })).status).toBe(403);
  const response = await post();
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ issue: { field: 'firstName' } });
});
