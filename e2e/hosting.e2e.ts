import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { endpoint, securityHeaders } from '../packages/contact/src/index.js';
import { inEachLanguage } from './support/inEachLanguage.js';
import { readHtml, type HtmlElement } from './support/readHtml.js';
import { publicPaths } from '../site/paths.js';

// What a host can get wrong after a good build. `SITE=https://… npm run smoke` asks a deployed site;
// none of its posts is ever stored or sent.

const siteUrl = inject('siteUrl');
const ask = (path: string, init: RequestInit = {}) =>
  fetch(new URL(path, siteUrl), { redirect: 'manual', ...init });

const paths = inEachLanguage(publicPaths);
const answers = new Map<string, { status: number; headers: Headers; elements: HtmlElement[] }>();

beforeAll(async () => {
  for (const path of paths) {
    const response = await ask(path);
    const { status, headers } = response;
    answers.set(path, { status, headers, elements: readHtml(await response.text()) });
  }
});

describe.each(paths)('%s', (path) => {
  test('answers with every security header and no cookie', () => {
    const { status, headers } = answers.get(path)!;
    const { 'Content-Security-Policy': _own, ...expected } = securityHeaders({
      scriptHashes: [],
      styleHashes: [],
    });
    expect(status).toBe(200);
    expect(
      Object.fromEntries(Object.keys(expected).map((name) => [name, headers.get(name)])),
    ).toEqual(expected);
    expect(headers.get('Set-Cookie')).toBeNull();
  });

  // Finds a host that changes the HTML after the build, to minify it for example.
  test('has nothing inline that its policy does not know', () => {
    const { headers, elements } = answers.get(path)!;
    const policy = headers.get('Content-Security-Policy') ?? '';
    const unknown = elements.filter(
      ({ name, attributes, text }) =>
        text &&
        (name === 'style' || (name === 'script' && attributes['type'] !== 'application/ld+json')) &&
        !policy.includes(createHash('sha256').update(text).digest('base64')),
    );
    expect(unknown).toEqual([]);
  });

  test('may be indexed, unless it is a preview', () => {
    // Netlify names previews with two hyphens: deploy-preview-7--site.netlify.app.
    const isPreview = /--.*\.netlify\.app$/.test(new URL(siteUrl).hostname);
    const header = answers.get(path)!.headers.get('X-Robots-Tag') ?? '';
    expect(header.includes('noindex')).toBe(isPreview);
  });
});

test('was built for the address that it is asked at', () => {
  const builtFor = process.env['BUILT_FOR'] ?? process.env['SITE'];
  const canonical = answers
    .get('/')!
    .elements.find(({ attributes }) => attributes['rel'] === 'canonical')?.attributes['href'];
  expect(canonical).toBe(builtFor ? `${new URL(builtFor).origin}/` : canonical);
});

test.each(['/de', '/fr', '/kontakt/', '/de/kontakt/'])('%s leads to the page', async (path) => {
  const { status, headers } = await ask(path);
  expect([200, 301, 308]).toContain(status);
  const location = new URL(headers.get('Location') ?? path, siteUrl).pathname;
  expect(location.replace(/\/$/, '')).toBe(path.replace(/\/$/, ''));
});

test('http leads to https', async () => {
  const response = await ask(siteUrl.replace('https:', 'http:'));
  const location = siteUrl.startsWith('https:') ? response.headers.get('Location') : siteUrl;
  expect(location?.startsWith(siteUrl)).toBe(true);
});

test('pages travel compressed, fonts are kept for good', async () => {
  const home = await ask('/', { headers: { 'Accept-Encoding': 'br, gzip' } });
  expect(home.headers.get('Content-Encoding')).toMatch(/^(br|gzip)$/);
  const [font = ''] = answers
    .get('/')!
    .elements.flatMap(({ attributes }) => attributes['data-fonts'] ?? [])
    .flatMap((fonts) => fonts.split(' '));
  const { status, headers } = await ask(font, { method: 'HEAD' });
  expect(status).toBe(200);
  expect(headers.get('Cache-Control')).toContain('immutable');
});

describe('the form’s function', () => {
  const post = (headers: Record<string, string> = {}) =>
    ask(endpoint, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: siteUrl, ...headers },
      body: JSON.stringify({ lastName: 'Smoke test' }),
    });

  test('is there, and refuses what it must', async () => {
    expect((await ask(endpoint)).status).toBe(405);
    expect((await post({ 'Content-Type': 'text/plain' })).status).toBe(415);
    expect((await post({ Origin: 'https://example.com' })).status).toBe(403);
  });

  test('checks a message', async () => {
    const response = await post();
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ issue: { field: 'firstName' } });
  });
});
