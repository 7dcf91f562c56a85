import { globSync, existsSync, readFileSync } from 'node:fs';
import { unescape } from 'node:querystring';
import { HtmlValidate } from 'html-validate';
import { LinkChecker } from 'linkinator';
import sharp from 'sharp';
import { fields, requiredFields } from '../packages/contact/src/index.js';
import { languageOf, languages } from '../site/i18n/languages.js';
import { localizedPath, stripLanguagePrefix } from '../site/i18n/localizedPath.js';
import { caseNames, pageNames, paths } from '../site/paths.js';
import { inEachLanguage, publicPaths } from '../site/testing/publicPaths.js';
import { expect, test } from 'playwright/test';
import { readHtml } from './readHtml.js';

const dist = 'site/dist';

/** Every built page by its path. */
const built = new Map(
  globSync('**/*.html', { cwd: dist }).map((file) => {
    const html = readFileSync(`${dist}/${file}`, 'utf8');
    return [`/${file.replace(/(index)?\.html$/, '')}`, { html, elements: readHtml(html) }];
  }),
);
const addresses = inEachLanguage(publicPaths);

/** Metadata of a page. `meta` has all values by `name` or `property`. */
function readHead(path: string) {
  const { elements } = built.get(path)!;
  const links = elements.filter(({ name }) => name === 'link').map(({ attributes }) => attributes);
  const meta: Record<string, string[]> = {};
  for (const { name, attributes } of elements) {
    const key = attributes['name'] ?? attributes['property'];
    if (name === 'meta' && key) (meta[key] ??= []).push(attributes['content']!);
  }
  return {
    title: elements.find(({ name }) => name === 'title')!.text,
    meta,
    links,
    canonical: links.find(({ rel }) => rel === 'canonical')?.['href'],
    alternates: links
      .filter(({ rel }) => rel === 'alternate')
      .map(({ hreflang, href }) => [hreflang, href]),
  };
}

/** Attributes of the links in a page, or in the first of its elements of a name. */
function linksOf(path: string, element?: string) {
  const { html, elements } = built.get(path)!;
  const within = element && new RegExp(`<${element}[ >].*?</${element}>`, 's').exec(html)![0];
  return (within ? readHtml(within) : elements)
    .filter(({ name, attributes }) => name === 'a' && attributes['href'])
    .map(({ attributes }) => attributes);
}

/** Origin of the build. */
const origin = new URL(readHead('/').canonical!).origin;

/** URLs of a page by language. */
const twins = (address: string) => {
  const path = stripLanguagePrefix(address);
  return [
    ...languages.map((language) => [language, origin + localizedPath(path, language)]),
    ['x-default', origin + path],
  ];
};

test('the build has written each page in each language', () => {
  expect(built.size).toBe(pageNames.length * languages.length);
  expect(addresses.filter((address) => !built.has(address))).toEqual([]);
});

const textAttributes = ['aria-label', 'title', 'placeholder', 'content', 'href'];
const raw = /\{[^}]*\}|<\/?\w+\/?>|\b(?:undefined|null|NaN)\b|\[object \w+\]/;

test('no text of a page has an unresolved placeholder or tag, or is empty', () => {
  for (const [path, { elements }] of built) {
    const shown = elements.filter(({ name }) => !['script', 'style', 'noscript'].includes(name));
    const faults = shown.flatMap(({ name, attributes, text }) => {
      const inAttributes = textAttributes.map((each) => unescape(attributes[each] ?? '–'));
      return [text, attributes['alt'] ?? '', ...inAttributes]
        .flatMap((words) => raw.exec(words)?.[0] ?? [])
        .concat(inAttributes.filter((words) => !words.trim()))
        .map((fault) => `${name}: ${fault}`);
    });
    expect.soft(faults, path).toEqual([]);
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
    // Live regions are empty at first.
    const { results } = await validator.validateString(
      html.replace(/<p [^>]*aria-live[^>]*><\/p>/, ''),
    );
    const faults = results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
    );
    expect.soft(faults, path).toEqual([]);
    // Only the first cell of a row may be empty, as the corner of a table is.
    expect.soft(html.match(/(?<!<tr>)<td[^>]*><\/td>/g) ?? [], path).toEqual([]);
  }
});

test('a page waits with its first picture for its content, which a page change fades in', () => {
  for (const [path, { html }] of built) {
    const [, id] = /<link rel="expect" href="#([^"]+)" blocking="render">/.exec(html) ?? [];
    expect.soft(html, path).toMatch(new RegExp(`<main id="main"><\\w+ id="${id}"`));
  }
});

test('a prepared mail has the subject that the owner expects', () => {
  for (const [path, subjects] of [
    [paths.home, ['Inquiries About Executive Opportunities']],
    [paths.consulting, ['Initial Consultation Request']],
    [paths.coaching, ['Executive Coaching Inquiry']],
    [paths.schedule, ['Workshop Enquiry: Emotional Leadership', 'T-Group Seminar Application']],
  ] as const) {
    const mails = linksOf(path)
      .map(({ href }) => new URL(href!, origin))
      .filter(({ protocol }) => protocol === 'mailto:')
      .map(({ searchParams }) => searchParams.get('subject'));
    expect.soft(mails, path).toEqual(expect.arrayContaining([...subjects]));
  }
});

test('without a script the browser checks the form, and nothing is called invalid before', () => {
  const { elements } = built.get(paths.contact)!;
  const form = elements.find(({ name }) => name === 'form')!;
  expect(form.attributes).not.toHaveProperty('novalidate');
  const controls = elements
    .map(({ attributes }) => attributes)
    .filter(({ name }) => (fields as readonly string[]).includes(name!));
  const required = controls.filter((control) => 'required' in control).map(({ name }) => name);
  expect(required.sort()).toEqual([...requiredFields].sort());
  // A limit in the browser would cut a paste silently.
  expect(controls.filter((control) => 'maxlength' in control)).toEqual([]);
  // Firefox exposes empty required fields as invalid unless `aria-invalid` is false.
  expect(controls.map((control) => control['aria-invalid'])).toEqual(fields.map(() => 'false'));
});

test('a case study leads back home, and says that it is being updated', () => {
  for (const path of caseNames.map((name) => paths[name])) {
    const headings = built.get(path)!.elements.filter(({ name }) => name === 'h2');
    const texts = headings.map(({ text }) => text);
    expect.soft(texts, path).toContain('This case study is currently being updated');
    for (const address of inEachLanguage([path])) {
      const [, main = ''] = /<main(.*)<\/main>/s.exec(built.get(address)!.html)!;
      const home = localizedPath('/', languageOf(address));
      expect.soft(/<a [^>]*href="([^"]*)"/.exec(main)?.[1], address).toBe(home);
    }
  }
});

test('a page leads to pages in its own language only, but for the language switch', () => {
  for (const address of addresses) {
    const internal = linksOf(address).filter(
      (link) =>
        link['href']!.startsWith('/') && !('data-language' in link) && !('download' in link),
    );
    const isStray = ({ href }: Record<string, string>) => languageOf(href!) !== languageOf(address);
    expect.soft(internal.length, address).toBeGreaterThan(20);
    expect.soft(internal.filter(isStray), address).toEqual([]);
  }
});

test('bar and sheet mark the links to the page that is shown, and no others', () => {
  for (const address of addresses) {
    // The owner’s name leads home on every page.
    const links = linksOf(address, 'header').filter((link) => !('aria-label' in link));
    const own = links.filter(({ href }) => href === address);
    expect
      .soft(
        links.filter((link) => link['aria-current']),
        address,
      )
      .toEqual(own);
  }
});

const hrefsIn = (element: string) =>
  linksOf(paths.about, element)
    .map(({ href }) => href!)
    .filter((href) => href.startsWith('/'));

test('the sheet has the links of the bar and the contact action', () => {
  expect(hrefsIn('nav')).toHaveLength(15);
  expect(hrefsIn('dialog')).toEqual([...hrefsIn('nav'), paths.contact]);
});

test('the foot leads to its seven pages', () => {
  const own = ['/beratung', '/case-studies/restructuring', '/ueber-mich', '/termine-anmeldung'];
  expect(hrefsIn('footer')).toEqual([...own, '/kontakt', '/impressum', '/datenschutz']);
});

// The catalog check limits descriptions; only here a title includes the owner's name.
test('a title has the length that a search result shows, and it and the description differ from page to page', () => {
  const heads = addresses.map(readHead);
  for (const { title } of heads) expect.soft(title).toMatch(/^.{15,60}$/);
  const texts = heads.flatMap(({ title, meta }) => [title, meta['description']![0]]);
  expect(new Set(texts).size).toBe(2 * addresses.length);
});

test('each page is its own canonical one, and names itself in every language', () => {
  for (const address of addresses) {
    const { canonical, alternates } = readHead(address);
    expect.soft(canonical).toBe(origin + address);
    expect.soft(alternates, address).toEqual(twins(address));
  }
});

test('what is not public is kept out of search results', () => {
  const hidden = [...built.keys()].filter((path) => !addresses.includes(path));
  for (const path of hidden) {
    const { meta, canonical, alternates } = readHead(path);
    expect.soft(meta['robots'], path).toEqual(['noindex']);
    expect.soft({ canonical, alternates }, path).toEqual({ canonical: undefined, alternates: [] });
  }
});

test('a shared page shows its own words, and the picture', async () => {
  const locales = { en: 'en_GB', de: 'de_DE', fr: 'fr_FR' };
  for (const address of addresses) {
    const { title, canonical, meta } = readHead(address);
    const { [languageOf(address)]: own, ...others } = locales;
    expect.soft(meta, address).toMatchObject({
      'og:type': ['website'],
      'og:title': [title],
      'og:description': meta['description'],
      'og:url': [canonical],
      'og:locale': [own],
      'og:locale:alternate': Object.values(others),
      'og:image': [`${origin}/share.png`],
      'og:image:width': ['1200'],
      'og:image:height': ['630'],
      'og:image:alt': [expect.stringMatching(/\S/)],
      'twitter:card': ['summary_large_image'],
    });
  }
  const { width, height } = await sharp(`${dist}/share.png`).metadata();
  expect([width, height]).toEqual([1200, 630]);
});

test('icons are where the head and the manifest say', () => {
  const links = readHead('/').links.filter(({ rel }) => /icon|manifest/.test(rel ?? ''));
  expect(links).toHaveLength(4);
  const manifest = readFileSync(`${dist}/site.webmanifest`, 'utf8');
  const { icons } = JSON.parse(manifest) as { icons: { src: string }[] };
  const files = [...links.map(({ href }) => href!), ...icons.map(({ src }) => src)];
  expect(files.filter((file) => !existsSync(dist + file))).toEqual([]);
});

test('the sitemap lists each page with its twins, and robots.txt lets everybody read it', () => {
  const listed = readHtml(readFileSync(`${dist}/sitemap.xml`, 'utf8'))
    .filter(({ name }) => ['loc', 'xhtml:link'].includes(name))
    .map(({ text, attributes: { hreflang, href = text } }) => [hreflang, href]);
  expect(listed).toEqual(
    addresses.flatMap((address) => [[undefined, origin + address], ...twins(address)]),
  );
  const robots = readFileSync(`${dist}/robots.txt`, 'utf8');
  expect(robots).toMatch(/^User-agent: \*$/m);
  expect(robots.split('\n')).toContain(`Sitemap: ${origin}/sitemap.xml`);
  expect(robots).not.toMatch(/^Disallow: *\S/m);
});

test('the links lead to every page and nowhere that is not there: no broken link, file or anchor', async ({
  baseURL,
}) => {
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
  const wanted = addresses.map((address) => siteUrl + address);
  expect(wanted.filter((url) => !reached.includes(url))).toEqual([]);
  const broken = links.filter(({ state }) => state === 'BROKEN');
  expect(broken.map(({ url, parent, status }) => `${parent}: ${url}, ${status}`)).toEqual([]);
});
