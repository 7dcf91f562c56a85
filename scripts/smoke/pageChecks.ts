import { createHash } from 'node:crypto';
import { securityHeaders } from '../../netlify/security-headers.js';
import { localizedPath } from '../../site/i18n/href.js';
import { languages } from '../../site/i18n/languages.js';
import { routePaths } from '../../site/pages/routePath.js';
import { readHtml, type HtmlElement } from '../../e2e/support/readHtml.js';
import type { SmokeCheck, SmokedSite } from './SmokedSite.js';

/** The path of every page with its language. */
const pages = routePaths.flatMap((path) =>
  languages.map((language) => ({ path: localizedPath(path, language), language })),
);

type Answer = {
  path: string;
  language: string;
  status: number;
  headers: Headers;
  elements: HtmlElement[];
};

const answers = new WeakMap<SmokedSite, Promise<Answer[]>>();

/** Every page, fetched once for all checks. */
function answersOf(site: SmokedSite): Promise<Answer[]> {
  const known = answers.get(site);
  if (known) return known;
  const asked = Promise.all(
    pages.map(async (page) => {
      const response = await site.ask(page.path);
      const { status, headers } = response;
      return { ...page, status, headers, elements: readHtml(await response.text()) };
    }),
  );
  answers.set(site, asked);
  return asked;
}

/** A check of each page that answers; `problems` gives what is wrong, without the path. */
function ofEachPage(
  name: string,
  problems: (page: Answer, site: SmokedSite) => (string | false | undefined)[],
): SmokeCheck {
  return {
    name,
    problems: async (site) =>
      (await answersOf(site))
        .filter(({ status }) => status === 200)
        .flatMap((page) =>
          problems(page, site).flatMap((problem) => (problem ? `${page.path} ${problem}` : [])),
        ),
  };
}

const attribute = (page: Answer, name: string, has: Record<string, string>, wanted: string) =>
  page.elements.find(
    (element) =>
      element.name === name &&
      Object.entries(has).every(([key, value]) => element.attributes[key] === value),
  )?.attributes[wanted];

export const pageChecks: SmokeCheck[] = [
  {
    name: `${pages.length} pages answer`,
    problems: async (site) =>
      (await answersOf(site)).flatMap(({ path, status, headers }) => {
        if (status !== 200) return `${path} answers ${status}, expected 200`;
        const type = headers.get('Content-Type');
        return type?.startsWith('text/html') ? [] : `${path} is of the type ${type}, not HTML`;
      }),
  },

  ofEachPage('pages say their language, title, description and address', (page, { builtFor }) => {
    const lang = attribute(page, 'html', {}, 'lang');
    const canonical = attribute(page, 'link', { rel: 'canonical' }, 'href');
    const alternates = page.elements.filter(({ attributes }) => attributes['rel'] === 'alternate');
    return [
      lang !== page.language && `is in “${lang}”, expected “${page.language}”`,
      !page.elements.some(({ name, text }) => name === 'title' && text) && 'has no title',
      !attribute(page, 'meta', { name: 'description' }, 'content') && 'has no description',
      canonical !== builtFor + page.path &&
        `names ${canonical} as its address, expected ${builtFor + page.path}: what was SITE_URL ` +
          'when it was built?',
      alternates.length !== languages.length + 1 &&
        `names ${alternates.length} alternates, expected ${languages.length} languages and x-default`,
    ];
  }),

  {
    name: 'shared pages have a picture',
    problems: async (site) => {
      const found = await Promise.all(
        (await answersOf(site)).map(async (page) => {
          if (page.status !== 200) return [];
          const image = attribute(page, 'meta', { property: 'og:image' }, 'content');
          if (!image) return `${page.path} names no picture`;
          const { pathname } = new URL(image, site.origin);
          const { status, headers } = await site.ask(pathname, { method: 'HEAD' });
          if (status === 200 && headers.get('Content-Type') === 'image/png') return [];
          return `${page.path} names a picture that answers ${status}: ${pathname}`;
        }),
      );
      return found.flat();
    },
  },

  ofEachPage('security headers are complete', ({ headers }) => {
    const expected = securityHeaders({ scriptHashes: [], styleHashes: [] });
    return Object.entries(expected)
      .filter(([name]) => name !== 'Content-Security-Policy')
      .map(([name, value]) => headers.get(name) !== value && `lacks the header ${name}: ${value}`);
  }),

  // A host that changes the HTML after the build, to minify it for example, is found here.
  ofEachPage('what stands inline is what the policy allows', ({ headers, elements }) => {
    const policy = headers.get('Content-Security-Policy') ?? '';
    const inline = elements.filter(
      ({ name, attributes, text }) =>
        text &&
        (name === 'style' || (name === 'script' && attributes['type'] !== 'application/ld+json')),
    );
    return [
      !policy && 'has no Content-Security-Policy',
      ...inline.map(
        ({ name, text }) =>
          !policy.includes(createHash('sha256').update(text).digest('base64')) &&
          `has an inline ${name} that its policy does not know. Does the host change the HTML?`,
      ),
    ];
  }),

  ofEachPage('nothing is stored by a header', ({ headers }) => [
    headers.has('Set-Cookie') && `sets a cookie: ${headers.get('Set-Cookie')}`,
  ]),

  ofEachPage(
    'search engines may keep the site, and no preview of it',
    ({ headers }, { origin }) => {
      // Netlify names previews with two hyphens: deploy-preview-7--site.netlify.app.
      const isPreview = /--.*\.netlify\.app$/.test(new URL(origin).hostname);
      const isKept = !/noindex/.test(headers.get('X-Robots-Tag') ?? '');
      return [
        isKept === isPreview && (isPreview ? 'lacks X-Robots-Tag: noindex' : 'is not indexed'),
      ];
    },
  ),
];
