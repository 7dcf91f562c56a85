import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { HtmlValidate } from 'html-validate';
import { LinkChecker } from 'linkinator';
import sharp from 'sharp';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { localizedPath } from '../site/i18n/href.js';
import { languageFacts } from '../site/i18n/languageFacts.js';
import { languages } from '../site/i18n/languages.js';
import { publicPaths } from '../site/paths.js';
import { fillPage, mapFields } from '../packages/contact/src/index.js';
import { inEachLanguage } from './support/inEachLanguage.js';
import { readHtml, type HtmlElement } from './support/readHtml.js';

/** Open Graph writes a locale with an underscore. */
const locales = Object.fromEntries(
  languages.map((language) => [language, languageFacts[language].locale.replace('-', '_')]),
);

const addresses = publicPaths.flatMap((path) =>
  languages.map((language) => ({ path, language, address: localizedPath(path, language) })),
);
const hidden = inEachLanguage(['/kontakt/danke', '/no-such-page']);

/** What a page says about itself in its head. */
type Head = {
  html: string;
  elements: HtmlElement[];
  lang: string;
  title: string;
  /** `name` and `property` alike; several values where a tag is repeated. */
  meta: Record<string, string[]>;
  canonical: string | undefined;
  /** Address by language. */
  alternates: Record<string, string>;
};

/** Not public: the function answers with them. */
const formPages = fileURLToPath(new URL('../site/dist-forms/', import.meta.url));

const siteUrl = inject('siteUrl');
/** The origin that the build was made for, which need not be where it is served. */
let origin: string;
const heads = new Map<string, Head>();

/** Asks the server for an absolute address of the site. */
const fetchSite = (url: string) => fetch(siteUrl + new URL(url, origin).pathname);

beforeAll(async () => {
  for (const address of [...addresses.map((page) => page.address), ...hidden]) {
    heads.set(address, readHead(await (await fetch(siteUrl + address)).text()));
  }
  origin = new URL(heads.get('/')!.canonical!).origin;
});

function readHead(html: string): Head {
  const elements = readHtml(html);
  const named = (name: string) => elements.filter((element) => element.name === name);
  const links = named('link').map(({ attributes }) => attributes);
  const meta: Head['meta'] = {};
  for (const { attributes } of named('meta')) {
    const { name = attributes['property'], content = '' } = attributes;
    if (name) (meta[name] ??= []).push(content);
  }
  return {
    html,
    elements,
    lang: named('html')[0]!.attributes['lang']!,
    title: named('title')[0]!.text,
    meta,
    canonical: links.find(({ rel }) => rel === 'canonical')?.['href'],
    alternates: Object.fromEntries(
      links
        .filter(({ rel }) => rel === 'alternate')
        .map(({ hreflang, href }) => [hreflang!, href!]),
    ),
  };
}

describe('what a search result shows', () => {
  test.each(addresses)('of $address has the length that is shown in full', ({ address }) => {
    const { title, meta } = heads.get(address)!;
    expect(title.length).toBeGreaterThanOrEqual(15);
    expect(title.length).toBeLessThanOrEqual(60);
    expect(meta['description']![0]!.length).toBeGreaterThanOrEqual(120);
    expect(meta['description']![0]!.length).toBeLessThanOrEqual(155);
  });

  test('differs from page to page', () => {
    const pages = addresses.map(({ address }) => heads.get(address)!);
    expect(new Set(pages.map(({ title }) => title)).size).toBe(pages.length);
    expect(new Set(pages.map(({ meta }) => meta['description']![0])).size).toBe(pages.length);
  });
});

describe('the addresses of a page', () => {
  test.each(addresses)('$address is its own canonical one', ({ address, language }) => {
    const head = heads.get(address)!;
    expect(head.lang).toBe(language);
    expect(head.canonical).toBe(origin + address);
  });

  test.each(addresses)('$address names its twins, and they name it', ({ path, address }) => {
    const { alternates } = heads.get(address)!;
    expect(Object.keys(alternates).sort()).toEqual([...languages, 'x-default'].sort());
    expect(alternates['x-default']).toBe(alternates['en']);
    for (const language of languages) {
      const twin = heads.get(localizedPath(path, language))!;
      expect(twin.canonical).toBe(alternates[language]);
      expect(twin.alternates).toEqual(alternates);
    }
  });

  test.each(hidden)('%s is kept out of search results', (address) => {
    const head = heads.get(address)!;
    expect(head.meta['robots']).toEqual(['noindex']);
    expect(head.canonical).toBeUndefined();
    expect(head.alternates).toEqual({});
  });
});

describe('what a network shows of a shared page', () => {
  test.each(addresses)('$address has the words of the page', ({ address, language }) => {
    const { title, canonical, meta } = heads.get(address)!;
    expect(meta).toMatchObject({
      'og:type': ['website'],
      'og:title': [title],
      'og:description': meta['description'],
      'og:url': [canonical],
      'og:locale': [locales[language]],
      'og:locale:alternate': languages
        .filter((other) => other !== language)
        .map((it) => locales[it]),
      'twitter:card': ['summary_large_image'],
    });
  });

  test.each(addresses)('$address has a picture as it is announced', async ({ address }) => {
    const { meta } = heads.get(address)!;
    const response = await fetchSite(meta['og:image']![0]!);
    expect(response.headers.get('Content-Type')).toBe('image/png');
    const file = Buffer.from(await response.arrayBuffer());
    const { width, height } = await sharp(file).metadata();
    expect([String(width), String(height)]).toEqual([
      meta['og:image:width']![0],
      meta['og:image:height']![0],
    ]);
    expect(file.length).toBeLessThan(60_000);
    expect(meta['og:image:alt']![0]).toBeTruthy();
  });

  test('is a different picture for each page', () => {
    const images = addresses.map(({ address }) => heads.get(address)!.meta['og:image']![0]);
    expect(new Set(images).size).toBe(addresses.length);
  });
});

describe('icons', () => {
  test('answer where the head and the manifest say', async () => {
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
    const manifest = (await (await fetchSite('/site.webmanifest')).json()) as {
      icons: { src: string }[];
    };
    for (const { src } of manifest.icons) expect((await fetchSite(src)).status).toBe(200);
  });
});

describe('what crawlers and finders are told', () => {
  const text = async (path: string) => (await fetch(siteUrl + path)).text();

  test('the sitemap lists all pages with the twins that they name themselves', async () => {
    const sitemap = readHtml(await text('/sitemap.xml'));
    const pages: { loc: string; alternates: Record<string, string> }[] = [];
    for (const { name, text: content, attributes } of sitemap) {
      if (name === 'loc') pages.push({ loc: content, alternates: {} });
      if (name === 'xhtml:link') {
        pages.at(-1)!.alternates[attributes['hreflang']!] = attributes['href']!;
      }
    }
    const told = addresses.map(({ address }) => {
      const { canonical, alternates } = heads.get(address)!;
      return { loc: canonical, alternates };
    });
    expect(pages).toEqual(told);
  });

  test('robots.txt lets everybody read, and names the sitemap', async () => {
    const lines = (await text('/robots.txt')).trim().split('\n');
    expect(lines).toContain('User-agent: *');
    expect(lines).toContain(`Sitemap: ${origin}/sitemap.xml`);
    expect(lines.filter((line) => /^Disallow: *\S/.test(line))).toEqual([]);
  });

  test('security.txt has what RFC 9116 asks for, and has not run out', async () => {
    const response = await fetch(`${siteUrl}/.well-known/security.txt`);
    expect(response.headers.get('Content-Type')).toMatch(/^text\/plain/);
    const lines = (await response.text()).split('\n').filter((line) => /^[A-Z]/.test(line));
    const fields = lines.map((line) => line.split(/: /, 2) as [string, string]);
    const field = (name: string) => fields.filter(([each]) => each === name).map(([, it]) => it);
    expect(field('Contact').at(-1)).toBe(`${origin}/kontakt`);
    expect(field('Canonical')).toEqual([`${origin}/.well-known/security.txt`]);
    const days = (Date.parse(field('Expires')[0]!) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(0);
    expect(days).toBeLessThan(365);
  });
});

describe('the HTML', () => {
  const validator = new HtmlValidate({
    root: true,
    extends: ['html-validate:standard', 'html-validate:a11y'],
    rules: {
      // React writes some attributes in camel case; HTML ignores their case.
      'attr-case': 'off',
      // Ids are React's, which begin with an underscore: HTML allows all but spaces.
      'valid-id': ['error', { relaxed: true }],
    },
  });

  async function problems(html: string): Promise<string[]> {
    const { results } = await validator.validateString(html);
    return results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
    );
  }

  test.each([...addresses.map(({ address }) => address), ...hidden])(
    'of %s is valid',
    async (path) => {
      expect(await problems(heads.get(path)!.html)).toEqual([]);
    },
  );

  test('of every answer to a refused form is valid', async () => {
    const files = readdirSync(formPages, { recursive: true, encoding: 'utf8' });
    const pages = files.filter((file) => file.endsWith('.html'));
    expect(pages.length).toBeGreaterThan(languages.length);
    for (const page of pages) {
      const issues = mapFields((field) => `Wrong: ${field}`);
      for (const filling of [{ values: {}, issues }, { values: {} }]) {
        const html = fillPage(readFileSync(formPages + page, 'utf8'), filling);
        expect(await problems(html), page).toEqual([]);
      }
    }
  });

  test('leads nowhere that is not there: no broken link, file or anchor', async () => {
    const checker = new LinkChecker();
    const { links } = await checker.check({
      path: languages.map((language) => siteUrl + localizedPath('/', language)),
      recurse: true,
      checkFragments: true,
      concurrency: 20,
      // The pages name the origin that they were built for; what they name has to be here.
      urlRewriteExpressions: [{ pattern: new RegExp(`^${origin}`), replacement: siteUrl }],
      linksToSkip: async (link) => !link.startsWith(origin) && !link.startsWith(siteUrl),
    });
    const reached = links.filter(({ state }) => state === 'OK').map(({ url }) => url);
    const wanted = addresses.map(({ address }) => siteUrl + address);
    expect(wanted.filter((url) => !reached.includes(url))).toEqual([]);
    const broken = links.filter(({ state }) => state === 'BROKEN');
    expect(broken.map(({ url, parent }) => `${parent}: ${url}`)).toEqual([]);
  });
});
