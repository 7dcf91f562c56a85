import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { documentHtml, type DocumentParts } from './document.js';

const parts: DocumentParts = {
  language: 'de',
  headHtml: '<title>Titel</title>',
  structuredData: [{ name: '</script>' }],
  bodyHtml: '<p>Text</p>',
  css: 'p{color:red}',
  printCss: '/assets/site.css',
  fonts: ['/assets/sans.woff2'],
  headScript: 'head()',
  bodyScripts: ['loader()'],
  modules: ['/a.js', '/b.js'],
  renderedAt: '2026-11-21T09:00:00.000Z',
};
const sha256 = (text: string) => createHash('sha256').update(text).digest('base64');

test('the head’s script comes before what is fetched, and is told the fonts', () => {
  const { html } = documentHtml(parts);
  expect(html).toContain('<script data-fonts="/assets/sans.woff2">head()</script>');
  expect(html.indexOf('head()')).toBeLessThan(html.indexOf('<style>'));
  expect(html).not.toContain('rel="preload"');
});

test('nothing in it blocks the first paint', () => {
  const { html } = documentHtml(parts);
  expect(html).not.toMatch(/<script[^>]+src=|rel="stylesheet"(?![^>]* media="print")/);
});

test('every inline script and style has its hash, data blocks need none', () => {
  const { html, hashes } = documentHtml(parts);
  const inline = [...html.matchAll(/<script(?! type="application)[^>]*>(.*?)<\/script>/gs)];
  expect(hashes.scriptHashes).toEqual(inline.map(([, text]) => sha256(text!)));
  expect(hashes.styleHashes).toEqual([sha256('p{color:red}')]);
});

test('structured data cannot end its element', () => {
  expect(documentHtml(parts).html).toContain('{"name":"\\u003c/script>"}');
});

describe('speculation rules', () => {
  const rules = /<script type="speculationrules">(.*?)<\/script>/.exec(
    documentHtml(parts).html,
  )![1]!;

  test('leave out other languages, downloads, other windows and functions', () => {
    expect(rules).toContain('[data-language],[download],[target]');
    expect(rules).toContain('/.netlify/*');
  });

  test('are the same on every page', () => {
    expect(documentHtml({ ...parts, language: 'fr', bodyHtml: '' }).html).toContain(rules);
  });
});

test('a page that React takes over names its modules and when it was built', () => {
  expect(documentHtml(parts).html).toContain(
    '<div id="root" data-modules="/a.js /b.js" data-rendered-at="2026-11-21T09:00:00.000Z">',
  );
});

test('a page that stays HTML names none', () => {
  expect(documentHtml({ ...parts, modules: null }).html).toContain('<div id="root"><p>');
});

test('a page without an address has no script in its head', () => {
  const { html, hashes } = documentHtml({ ...parts, headScript: null });
  expect(html).not.toContain('head()');
  expect(hashes.scriptHashes).not.toContain(sha256('head()'));
});

test('a policy in the page comes before everything that it governs', () => {
  const { html } = documentHtml({ ...parts, policy: () => "default-src 'none'" });
  expect(html.indexOf('Content-Security-Policy')).toBeLessThan(html.indexOf('<script'));
});
