import { languages } from '../../site/i18n/languages.js';
import { routePaths } from '../../site/pages/routePath.js';
import { readHtml } from '../../e2e/support/readHtml.js';
import type { SmokeCheck, SmokedSite } from './SmokedSite.js';

/** Files with a name of their own, each with the type that it is served as. */
const types: Record<string, RegExp> = {
  '/favicon.ico': /^image\/(x-icon|vnd\.microsoft\.icon)/,
  '/favicon.svg': /^image\/svg\+xml/,
  '/apple-touch-icon.png': /^image\/png/,
  '/site.webmanifest': /^application\/manifest\+json/,
  '/robots.txt': /^text\/plain/,
  '/sitemap.xml': /^(application|text)\/xml/,
  '/.well-known/security.txt': /^text\/plain/,
};

const text = async (site: SmokedSite, path: string) => (await site.ask(path)).text();

export const fileChecks: SmokeCheck[] = [
  {
    name: 'icons, manifest, robots.txt, sitemap and security.txt are there',
    problems: async (site) => {
      const found = await Promise.all(
        Object.entries(types).map(async ([path, expected]) => {
          const { status, headers } = await site.ask(path, { method: 'HEAD' });
          const type = headers.get('Content-Type') ?? 'no type';
          return status === 200 && expected.test(type) ? [] : `${path} answers ${status}, ${type}`;
        }),
      );
      return found.flat();
    },
  },
  {
    name: 'the sitemap lists every page, and robots.txt the sitemap',
    problems: async (site) => {
      const sitemap = readHtml(await text(site, '/sitemap.xml'));
      const listed = sitemap.filter(({ name }) => name === 'loc').length;
      const expected = routePaths.length * languages.length;
      const isNamed = (await text(site, '/robots.txt')).includes(`${site.builtFor}/sitemap.xml`);
      return [
        ...(listed === expected
          ? []
          : [`/sitemap.xml lists ${listed} pages, expected ${expected}`]),
        ...(isNamed ? [] : [`/robots.txt does not name ${site.builtFor}/sitemap.xml`]),
      ];
    },
  },
  {
    name: 'security.txt has not run out',
    problems: async (site) => {
      const path = '/.well-known/security.txt';
      const expires = /^Expires: (.*)$/m.exec(await text(site, path))?.[1] ?? '';
      const days = (Date.parse(expires) - Date.now()) / 86_400_000;
      return days > 30 ? [] : [`${path} runs out on “${expires}”: build and deploy again`];
    },
  },
  {
    name: 'pages travel compressed, fonts are kept for good',
    problems: async (site) => {
      const home = await site.ask('/', { headers: { 'Accept-Encoding': 'br, gzip' } });
      const encoding = home.headers.get('Content-Encoding');
      const [font] = readHtml(await home.text())
        .flatMap(({ attributes }) => attributes['data-fonts'] ?? [])
        .flatMap((fonts) => fonts.split(' '));
      if (!font) return ['/ names no fonts to its head’s script'];
      const { status, headers } = await site.ask(font, { method: 'HEAD' });
      const kept = headers.get('Cache-Control') ?? 'nothing';
      return [
        ...(encoding ? [] : ['/ travels uncompressed']),
        ...(status === 200 ? [] : [`${font} answers ${status}`]),
        ...(kept.includes('immutable') ? [] : [`${font} says ${kept} about caching`]),
      ];
    },
  },
];
