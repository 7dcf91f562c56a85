import { createHash } from 'node:crypto';
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { expect, test } from 'playwright/test';
import { endpoint, securityHeaders } from '../packages/contact/src/index.js';
import { languageOf } from '../site/i18n/languages.js';
import { inEachLanguage, publicPaths } from '../site/testing/publicPaths.js';
import { readHtml, type HtmlElement } from './readHtml.js';

// What a host can get wrong. `BASE_URL=https://… npx playwright test hosting` tests a deployed
// site; no post is stored or sent.

// One worker, because `beforeAll` reads all pages.
test.describe.configure({ mode: 'default' });

let siteUrl: string;
const request = (path: string, init: RequestInit = {}) =>
  fetch(new URL(path, siteUrl), { redirect: 'manual', ...init });

type Answer = { status: number; headers: Headers; elements: HtmlElement[]; policy: string };
const pages = new Map<string, Answer>();
const missing = new Map<string, Answer>();

async function read(path: string): Promise<Answer> {
  const response = await request(path);
  const { status, headers } = response;
  const elements = readHtml(await response.text());
  // No header rule matches a missing path, so its page has a meta policy.
  const meta = elements.find(
    ({ attributes }) => attributes['http-equiv'] === 'Content-Security-Policy',
  );
  const policy = headers.get('Content-Security-Policy') ?? meta?.attributes['content'] ?? '';
  return { status, headers, elements, policy };
}

test.beforeAll(async ({ baseURL }) => {
  siteUrl = new URL(baseURL!).origin;
  for (const path of inEachLanguage([...publicPaths, '/kontakt/danke']))
    pages.set(path, await read(path));
  for (const path of inEachLanguage(['/no/such-page'])) missing.set(path, await read(path));
});

test('every page has every security header and no cookie, and may be indexed unless it is a preview', () => {
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
    // Netlify previews have two hyphens: deploy-preview-7--site.netlify.app.
    const isPreview = /--.*\.netlify\.app$/.test(new URL(siteUrl).hostname);
    expect.soft(headers.get('X-Robots-Tag'), path).toBe(isPreview ? 'noindex' : null);
  }
});

test('the policy of every page is strict, and knows everything inline', () => {
  for (const [path, { policy, elements }] of [...pages, ...missing]) {
    const findings = new CspEvaluator(new CspParser(policy).csp).evaluate();
    const severe = findings.filter(({ severity }) => severity < Severity.MEDIUM_MAYBE);
    expect.soft(severe, path).toEqual([]);
    expect.soft(policy, path).not.toMatch(/unsafe|\*|https?:/);
    expect.soft(policy, path).toContain("require-trusted-types-for 'script'");
    // Detects a host that changes the HTML, to minify it for example.
    const unknown = elements.filter(
      ({ name, attributes, text }) =>
        text &&
        (name === 'style' || (name === 'script' && attributes['type'] !== 'application/ld+json')) &&
        !policy.includes(createHash('sha256').update(text).digest('base64')),
    );
    expect.soft(unknown, path).toEqual([]);
  }
});

test('a path without a page answers 404 in its language', async () => {
  for (const [path, { status, elements }] of missing) {
    expect.soft(status, path).toBe(404);
    const [html] = elements;
    expect.soft(html!.attributes['lang'], path).toBe(languageOf(path));
    const heading = elements.find(({ name }) => name === 'h1')!.text;
    expect.soft(heading, path).toMatch(/^Oops! Page not found$|gibt es nicht|introuvable/);
  }
  // Nor is the not-found page’s own file a page.
  for (const path of inEachLanguage(['/404', '/404.html'])) {
    const { status, headers } = await request(path);
    const location = headers.get('Location');
    const answer = location ? await request(location) : { status };
    expect.soft(answer.status, path).toBe(404);
  }
});

// dgtlmoon/changedetection.io#4080
test('other sites may show the share picture and icons, and nothing else', async () => {
  const icon = /^image\/(x-icon|vnd\.microsoft\.icon)$/;
  for (const [path, policy, type] of [
    ['/share.png', 'cross-origin', /^image\/png$/],
    ['/favicon.ico', 'cross-origin', icon],
    ['/favicon.svg', 'cross-origin', /^image\/svg\+xml$/],
    ['/icon-192.png', 'cross-origin', /^image\/png$/],
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

test('pages travel compressed, fonts are kept for good', async () => {
  const home = await request('/', { headers: { 'Accept-Encoding': 'br, gzip' } });
  expect(home.headers.get('Content-Encoding')).toMatch(/^(br|gzip)$/);
  const fonts = pages.get('/')!.elements.find(({ attributes }) => attributes['data-fonts'])!;
  const [font = ''] = fonts.attributes['data-fonts']!.split(' ');
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
