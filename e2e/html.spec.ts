import { globSync, readFileSync } from 'node:fs';
import { unescape } from 'node:querystring';
import { brotliCompressSync } from 'node:zlib';
import { fields, requiredFields } from '@advisor/contract/fields';
import { languageOf, languages, localizedPath } from '@advisor/contract/languages';
import { responsePaths } from '@advisor/contract/post';
import { HtmlValidate } from 'html-validate';
import { LinkChecker } from 'linkinator';
import { expect, test } from 'playwright/test';
import sharp from 'sharp';
import { builtSite } from '../site/builtSite.js';
import { stripLanguagePrefix } from '../site/i18n/preferredLanguage.js';
import { caseNames, paths, serviceNames } from '../site/routes.js';
import { inEachLanguage, publicPaths } from '../testing/publicPaths.js';
import { readHtml } from './readHtml.js';

const dist = builtSite();

const built = new Map(
  globSync('**/*.html', { cwd: dist }).map((file) => [
    `/${file.replace(/(index)?\.html$/, '')}`,
    readHtml(readFileSync(`${dist}/${file}`, 'utf8')),
  ]),
);
const addresses = inEachLanguage(publicPaths);

const publicPages = addresses.map((address) => ({ address, ...built.get(address)! }));

const values = (path: string, selector: string, attribute: string) =>
  built
    .get(path)!
    .attributes(`${selector}[${attribute}]`)
    .map((attributes) => attributes[attribute]);

const hrefs = (path: string, selector: string) => values(path, selector, 'href');
const description = (path: string) => values(path, 'meta[name=description]', 'content')[0];

const { origin } = new URL(hrefs('/', '[rel=canonical]')[0]!);

const twins = (address: string) => {
  const path = stripLanguagePrefix(address);
  return [
    ...languages.map((language) => [language, origin + localizedPath(path, language)]),
    ['x-default', origin + path],
  ];
};

const placeholder = /\{[^}]*\}|&lt;\/?\w+\/?&gt;|\b(?:undefined|null|NaN)\b|\[object \w+\]/g;
const emptyAttribute = / (?:aria-label|title|placeholder|content|href)="\s*"/g;

test('no text of a page has an unresolved placeholder or tag, or is empty', () => {
  for (const [path, { html }] of built) {
    const shown = html.replaceAll(/<(script|style|noscript)\b.*?<\/\1>/gs, '');
    const faults = [placeholder, emptyAttribute].flatMap((fault) => unescape(shown).match(fault));
    expect.soft(faults, path).toEqual([null, null]);
  }
});

const withText = 'p li dt dd th a button h1 h2 h3 h4 label legend option summary figcaption';
const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard', 'html-validate:a11y'],
  elements: [
    'html5',
    Object.fromEntries(
      withText.split(' ').map((name) => [name, { inherit: name, textContent: 'accessible' }]),
    ),
  ],
  rules: {
    // React writes some attributes in camel case; HTML ignores case.
    'attr-case': 'off',
    // React's ids begin with an underscore, which HTML allows.
    'valid-id': ['error', { relaxed: true }],
    // The Content-Security-Policy forbids style attributes: components have props instead.
    'no-inline-style': 'error',
  },
});

test('the HTML of every page is valid, and no element is without its words', async () => {
  for (const [path, { html }] of built) {
    const { results } = await validator.validateString(html);
    const faults = results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
    );
    expect.soft(faults, path).toEqual([]);
    // Only the first cell of a row may be empty, as the corner of a table is.
    expect.soft(html.match(/(?<!<tr>)<td[^>]*><\/td>/g) ?? [], path).toEqual([]);
  }
});

test('nothing blocks the first paint, and the script in the head comes first', () => {
  for (const [path, { attributes }] of built) {
    const blocking = attributes('script[src]:not([defer]), [rel=stylesheet]');
    expect.soft(blocking, path).toEqual([]);
    // Netlify sends this page at the function's address, where it is neither redirected nor hydrated.
    const isAnswer = path.endsWith(responsePaths.tooMany);
    // iOS would change what React hydrates.
    const first = attributes(
      'meta[name=viewport] + meta[name=format-detection][content$="unit=no"] + script[data-fonts]',
    );
    expect.soft(first, path).toHaveLength(isAnswer ? 0 : 1);
    expect
      .soft(attributes('#root[data-modules]'), path)
      .toHaveLength(isAnswer || path.endsWith('404') ? 0 : 1);
  }
});

test('no document is so large that the first paint waits for it', () => {
  for (const [path, { html }] of built)
    expect.soft(brotliCompressSync(html).length, path).toBeLessThan(18_800);
});

test('a prepared mail has the subject that the owner expects', () => {
  for (const [path, subjects] of [
    [paths.home, ['Inquiries About Executive Opportunities']],
    [paths.strategy, ['Initial Consultation Request']],
    [paths.coaching, ['Executive Coaching Inquiry']],
    [paths.schedule, ['Workshop Enquiry: Emotional Leadership', 'T-Group Seminar Application']],
  ] as const) {
    const mails = hrefs(path, 'a[href^="mailto:"]').map((href) =>
      new URL(href!).searchParams.get('subject'),
    );
    expect.soft(mails, path).toEqual(expect.arrayContaining([...subjects]));
  }
});

test('without a script the browser checks the form, and nothing is called invalid before', () => {
  const { attributes } = built.get(paths.contact)!;
  expect(attributes('form')).toEqual([expect.not.objectContaining({ novalidate: '' })]);
  const required = values(paths.contact, 'form [required]', 'name');
  expect(required.toSorted()).toEqual(requiredFields.toSorted());
  // A keyboard would correct an address as it does words: only `type=email` stops it by itself.
  expect(attributes('form [inputmode=email][autocorrect=off][spellcheck=false]')).toHaveLength(1);
  // A limit in the browser would cut a paste silently.
  expect(attributes('form [maxlength]')).toEqual([]);
  // Firefox exposes empty required fields as invalid unless `aria-invalid` is false.
  expect(attributes('form [name][aria-invalid=false]')).toHaveLength(fields.length);
});

test('a case study leads back home, and says until it is published that it is being updated', () => {
  for (const path of caseNames.map((name) => paths[name])) {
    const { html, texts } = built.get(path)!;
    const isUpdating = texts('h2').some((text) => text.includes('currently being updated'));
    expect.soft(isUpdating, path).toBe(!html.includes('"datePublished"'));
    for (const address of inEachLanguage([path])) {
      const home = localizedPath('/', languageOf(address));
      expect.soft(hrefs(address, 'main a')[0], address).toBe(home);
    }
  }
});

test('a page leads to pages in its own language only, but for the language switch', () => {
  for (const address of addresses) {
    const internal = hrefs(address, 'a[href^="/"]:not([data-language], [download])');
    const stray = internal.filter((href) => languageOf(href!) !== languageOf(address));
    expect.soft(internal.length, address).toBeGreaterThan(20);
    expect.soft(stray, address).toEqual([]);
  }
});

test('without scripts, the language switch of a not-found page leads home', () => {
  const homes = languages.map((language) => localizedPath('/', language));
  for (const address of inEachLanguage([paths.notFound]))
    expect.soft(new Set(hrefs(address, '[data-language]')), address).toEqual(new Set(homes));
});

test('bar and sheet mark the links to the page that is shown, and no others', () => {
  for (const { address, attributes } of publicPages) {
    // The owner’s name leads home on every page.
    const links = (which: string) => attributes(`header a:not([aria-label])${which}`);
    expect.soft(links('[aria-current]'), address).toEqual(links(`[href="${address}"]`));
  }
});

test('bar and sheet lead to the services, the cases and each language, the foot to the rest', () => {
  const hrefsIn = (element: string) => hrefs(paths.about, `${element} a[href^="/"]`);
  const pages = (['home', ...serviceNames, ...caseNames, 'about'] as const).map(
    (name) => paths[name],
  );
  const twinPaths = languages.map((language) => localizedPath(paths.about, language));
  expect(hrefsIn('header nav')).toEqual([...pages, ...twinPaths]);
  expect(hrefsIn('dialog')).toEqual([...pages, ...twinPaths, paths.contact]);
  const { strategy, restructuringCase, about, schedule, contact, imprint, privacy } = paths;
  const rest = [strategy, restructuringCase, about, schedule, contact, imprint, privacy];
  expect(hrefsIn('footer')).toEqual(expect.arrayContaining(rest));
});

// The catalog check limits descriptions; only here a title includes the owner's name.
test('titles fit a search result; titles and descriptions differ', () => {
  const titles = publicPages.flatMap(({ texts }) => texts('title'));
  for (const title of titles) expect.soft(title).toMatch(/^.{15,60}$/);
  const all = new Set([...titles, ...addresses.map(description)]);
  expect(all.size).toBe(2 * addresses.length);
});

test('each page is its own canonical one, and names itself in every language', () => {
  for (const { address, attributes } of publicPages) {
    expect.soft(hrefs(address, '[rel=canonical]')).toEqual([origin + address]);
    const alternates = attributes('link[rel=alternate]').map((link) => [
      link['hreflang'],
      link['href'],
    ]);
    expect.soft(alternates, address).toEqual(twins(address));
  }
});

test('what is not public is kept out of search results', () => {
  for (const [path, { attributes }] of built)
    if (!addresses.includes(path)) {
      expect.soft(values(path, 'meta[name=robots]', 'content'), path).toEqual(['noindex']);
      expect.soft(attributes('[rel=canonical], [rel=alternate]'), path).toEqual([]);
    }
});

test('a shared page shows its own words, and the picture', async () => {
  for (const { address, attributes, texts } of publicPages) {
    const meta = attributes('[property^="og:"], [name^="twitter:"]').map(
      ({ property, name, content }) => `${property ?? name} = ${content}`,
    );
    expect
      .soft(meta, address)
      .toEqual([
        'og:type = website',
        expect.stringMatching(/^og:site_name = ./),
        `og:title = ${texts('title')[0]}`,
        `og:description = ${description(address)}`,
        `og:url = ${origin}${address}`,
        `og:image = ${origin}/share.png`,
        'og:image:width = 1200',
        'og:image:height = 630',
        expect.stringMatching(/^og:image:alt = ./),
        'twitter:card = summary_large_image',
      ]);
  }
  const { width, height } = await sharp(`${dist}/share.png`).metadata();
  expect([width, height]).toEqual([1200, 630]);
});

test('the sitemap lists each page with its twins, and robots.txt lets everybody read it', () => {
  const { attributes, texts } = readHtml(readFileSync(`${dist}/sitemap.xml`, 'utf8'));
  expect(texts('loc')).toEqual(addresses.map((address) => origin + address));
  const links = attributes('[hreflang]').map(({ hreflang, href }) => [hreflang, href]);
  expect(links).toEqual(addresses.flatMap(twins));
  const robots = readFileSync(`${dist}/robots.txt`, 'utf8');
  expect(robots).toMatch(/^User-agent: \*$/m);
  expect(robots.split('\n')).toContain(`Sitemap: ${origin}/sitemap.xml`);
  expect(robots).not.toMatch(/^Disallow: *\S/m);
});

test('the links lead to every page, and no link, file or anchor is broken', async ({ baseURL }) => {
  const siteUrl = new URL(baseURL!).origin;
  const { links } = await new LinkChecker().check({
    path: languages.map((language) => siteUrl + localizedPath('/', language)),
    recurse: true,
    checkFragments: true,
    concurrency: 20,
    // A busy server may drop a connection.
    retryErrors: true,
    // Pages link to the origin of their build; test the server's files instead.
    urlRewriteExpressions: [{ pattern: new RegExp(`^${origin}`), replacement: siteUrl }],
    linksToSkip: async (link) => !link.startsWith(origin) && !link.startsWith(siteUrl),
  });
  const reached = links.filter(({ state }) => state === 'OK').map(({ url }) => url);
  const wanted = [...addresses, '/favicon.svg', '/site.webmanifest'].map((path) => siteUrl + path);
  expect(wanted.filter((url) => !reached.includes(url))).toEqual([]);
  const broken = links.filter(({ state }) => state === 'BROKEN');
  expect(broken.map(({ url, parent, status }) => `${parent}: ${url}, ${status}`)).toEqual([]);
});
