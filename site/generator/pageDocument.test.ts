import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import type { RenderedPage } from './prerender.js';
import { pageDocument, type DocumentAssets } from './pageDocument.js';

const page: RenderedPage = {
  name: 'contact',
  kind: 'page',
  language: 'de',
  path: '/de/kontakt',
  head: { title: 'Titel', description: '', canonical: null, alternates: [] },
  headHtml: '<title>Titel</title>',
  structuredData: [{ name: '</script>' }],
  bodyHtml: '<p>Text</p>',
  renderedAt: '2026-11-21T09:00:00.000Z',
};
const assets: DocumentAssets = {
  client: { modules: () => ['/a.js', '/b.js'], css: '/assets/site.css' },
  fonts: { files: new Map([['/assets/sans.woff2', new Uint8Array()]]), css: '' },
  completeCss: 'p{color:red}',
  scripts: {
    head: 'head()',
    loader: { path: '/assets/loader.js', code: 'loader()' },
    notFound: 'notFound()',
  },
};
const notFound = { ...page, kind: 'notFound' } as const;
const answer = { ...page, kind: 'answer' } as const;
const sha256 = (text: string) => createHash('sha256').update(text).digest('base64');

test('the head’s script precedes all resources, and lists the fonts', async () => {
  const { html } = await pageDocument(page, assets);
  expect(html).toContain('<script data-fonts="/assets/sans.woff2">head()</script>');
  expect(html.indexOf('head()')).toBeLessThan(html.indexOf('<style>'));
  expect(html).not.toContain('rel="preload"');
});

test('nothing in the document blocks the first paint', async () => {
  const { html } = await pageDocument(page, assets);
  expect(html).not.toMatch(
    /<script[^>]+src=(?![^>]* defer>)|rel="stylesheet"(?![^>]* media="print")/,
  );
});

// sveltejs/svelte#15871: a number that iOS made a link of kept a page from hydrating.
test('stops iOS from linking numbers and addresses', async () => {
  expect((await pageDocument(page, assets)).html).toContain(
    '<meta name="format-detection" content="telephone=no,date=no,address=no,email=no">',
  );
});

test('structured data cannot close its element', async () => {
  expect((await pageDocument(page, assets)).html).toContain('{"name":"\\u003c/script>"}');
});

test.each([notFound, answer])('React does not hydrate the page of kind $kind', async (plain) => {
  expect((await pageDocument(plain, assets)).html).toContain('<div id="root"><p>');
});

test('a page without an address has no script in its head', async () => {
  const { html, hashes } = await pageDocument(answer, assets);
  expect(html).not.toContain('head()');
  expect(hashes.scriptHashes).not.toContain(sha256('head()'));
});
