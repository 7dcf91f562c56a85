import { LinkChecker } from 'linkinator';
import { expect, test } from 'playwright/test';
import sharp from 'sharp';
import { localizedPath } from '../site/i18n/localizedPath.js';
import { languages } from '../site/i18n/languages.js';
import { publicPaths } from '../site/testing/publicPaths.js';
import { inEachLanguage } from './support/inEachLanguage.js';
import { readHtml } from './support/readHtml.js';

// One worker, because `beforeAll` reads all pages.
test.describe.configure({ mode: 'default' });

/** Open Graph's names of the languages. */
const locales = { en: 'en_GB', de: 'de_DE', fr: 'fr_FR' };

const pages = publicPaths.flatMap((path) =>
  languages.map((language) => ({ path, language, address: localizedPath(path, language) })),
);
const addresses = pages.map(({ address }) => address);
const hidden = inEachLanguage(['/kontakt/danke', '/no-such-page']);

let siteUrl: string;
/** Origin of the build, which may differ from the server's. */
let origin: string;
const heads = new Map<string, ReturnType<typeof readHead>>();

/** Requests an absolute URL of the site from the tested server. */
const fetchSite = (url: string) => fetch(siteUrl + new URL(url, origin).pathname);
const read = async (path: string) => (await fetch(siteUrl + path)).text();

test.beforeAll(async ({ baseURL }) => {
  siteUrl = new URL(baseURL!).origin;
  for (const address of [...addresses, ...hidden]) {
    heads.set(address, readHead(await read(address)));
  }
  origin = new URL(heads.get('/')!.canonical!).origin;
});

/** Metadata of a page. `meta` has all values by `name` or `property`. */
function readHead(html: string) {
  const elements = readHtml(html);
  const named = (name: string) => elements.filter((element) => element.name === name);
  const links = named('link').map(({ attributes }) => attributes);
  const meta: Record<string, string[]> = {};
  for (const { attributes } of named('meta')) {
    const { name = attributes['property'], content = '' } = attributes;
    if (name) (meta[name] ??= []).push(content);
  }
  return {
    elements,
    title: named('title')[0]!.text,
    meta,
    canonical: links.find(({ rel }) => rel === 'canonical')?.['href'],
    alternates: links
      .filter(({ rel }) => rel === 'alternate')
      .map(({ hreflang, href }) => [hreflang, href]),
  };
}

/** URLs of a page by language. */
const twins = (path: string) => [
  ...languages.map((language) => [language, origin + localizedPath(path, language)]),
  ['x-default', origin + path],
];

// The catalog check limits descriptions; only here a title includes the owner's name.
test('a title has the length that a search result shows, and it and the description differ from page to page', () => {
  const seenTexts = new Set<string>();
  for (const address of addresses) {
    const { title, meta } = heads.get(address)!;
    const [description = ''] = meta['description']!;
    expect.soft(title, address).toMatch(/^.{15,60}$/);
    seenTexts.add(title).add(description);
  }
  expect(seenTexts.size).toBe(2 * pages.length);
});

test('each page is its own canonical one, and names itself in every language', () => {
  for (const { path, address } of pages) {
    const { canonical, alternates } = heads.get(address)!;
    expect.soft(canonical).toBe(origin + address);
    expect.soft(alternates, address).toEqual(twins(path));
  }
});

test('each page leads to pages in its own language only, but for the language switch', () => {
  for (const { address, language } of pages) {
    const links = heads
      .get(address)!
      .elements.filter(
        ({ name, attributes }) =>
          name === 'a' &&
          attributes['href']?.startsWith('/') &&
          !('data-language' in attributes || 'download' in attributes),
      )
      .map(({ attributes }) => attributes['href']!);
    const isStray = (link: string) =>
      language === 'en' ? /^\/(?:de|fr)(?:\/|$)/.test(link) : !link.startsWith(`/${language}/`);
    expect.soft(links.length, address).toBeGreaterThan(20);
    expect.soft(links.filter(isStray), address).toEqual([]);
  }
});

test('what is not public is kept out of search results', () => {
  for (const address of hidden) {
    const { meta, canonical, alternates } = heads.get(address)!;
    expect(meta['robots']).toEqual(['noindex']);
    expect({ canonical, alternates }).toEqual({ canonical: undefined, alternates: [] });
    expect(meta['og:image'], 'share belongs to the pages that people are led to').toBeUndefined();
  }
});

test('a shared page shows its own words, and the picture', async () => {
  for (const { address, language } of pages) {
    const { title, canonical, meta } = heads.get(address)!;
    const others = languages.filter((other) => other !== language);
    expect.soft(meta, address).toMatchObject({
      'og:type': ['website'],
      'og:title': [title],
      'og:description': meta['description'],
      'og:url': [canonical],
      'og:locale': [locales[language]],
      'og:locale:alternate': others.map((each) => locales[each]),
      'og:image:alt': [expect.stringMatching(/\S/)],
      'twitter:card': ['summary_large_image'],
    });
    const [image = ''] = meta['og:image']!;
    expect.soft(image, address).toBe(`${origin}/share.png`);
    expect.soft([meta['og:image:width'], meta['og:image:height']]).toEqual([['1200'], ['630']]);
  }
  const response = await fetchSite('/share.png');
  expect(response.headers.get('Content-Type')).toBe('image/png');
  const { width, height } = await sharp(await response.arrayBuffer()).metadata();
  expect([width, height]).toEqual([1200, 630]);
});

test('icons are where the head and the manifest say', async () => {
  const links = heads
    .get('/')!
    .elements.filter(
      ({ name, attributes }) => name === 'link' && /icon|manifest/.test(attributes['rel'] ?? ''),
    );
  const types = await Promise.all(
    links.map(async ({ attributes }) => {
      const response = await fetchSite(attributes['href']!);
      return [attributes['href'], response.status, response.headers.get('Content-Type')];
    }),
  );
  expect(types).toEqual([
    ['/favicon.ico', 200, expect.stringMatching(/^image\/(x-icon|vnd\.microsoft\.icon)$/)],
    ['/favicon.svg', 200, 'image/svg+xml'],
    ['/apple-touch-icon.png', 200, 'image/png'],
    ['/site.webmanifest', 200, expect.stringMatching('^application/manifest\\+json')],
  ]);
  const { icons } = JSON.parse(await read('/site.webmanifest')) as { icons: { src: string }[] };
  for (const { src } of icons) expect((await fetchSite(src)).status).toBe(200);
});

test('the sitemap lists each page with its twins', async () => {
  const listed = readHtml(await read('/sitemap.xml'))
    .filter(({ name }) => ['loc', 'xhtml:link'].includes(name))
    .map(({ text, attributes: { hreflang, href = text } }) => [hreflang, href]);
  expect(listed).toEqual(
    pages.flatMap(({ path, address }) => [[undefined, origin + address], ...twins(path)]),
  );
});

test('robots.txt lets everybody read, and names the sitemap', async () => {
  const lines = (await read('/robots.txt')).trim().split('\n');
  expect(lines).toContain('User-agent: *');
  expect(lines).toContain(`Sitemap: ${origin}/sitemap.xml`);
  expect(lines.filter((line) => /^Disallow: *\S/.test(line))).toEqual([]);
});

test('the links lead to every page and nowhere that is not there: no broken link, file or anchor', async () => {
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
  const wanted = addresses.map((address) => siteUrl + address);
  expect(wanted.filter((url) => !reached.includes(url))).toEqual([]);
  const broken = links.filter(({ state }) => state === 'BROKEN');
  expect(broken.map(({ url, parent, status }) => `${parent}: ${url}, ${status}`)).toEqual([]);
});
