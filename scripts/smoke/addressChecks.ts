import { localizedPath } from '../../site/i18n/href.js';
import { languages } from '../../site/i18n/languages.js';
import { readHtml } from '../../e2e/support/readHtml.js';
import type { SmokeCheck, SmokedSite } from './SmokedSite.js';

/** Other forms of an address, each with the one form that search engines keep. */
const otherForms = {
  '/de': '/de/',
  '/fr': '/fr/',
  '/kontakt/': '/kontakt',
  '/de/kontakt/': '/de/kontakt',
  '/fr/kontakt/': '/fr/kontakt',
};

async function otherFormProblem(site: SmokedSite, path: string, canonical: string) {
  const { status, headers } = await site.ask(path);
  if (status === 200) return [];
  const location = new URL(headers.get('Location') ?? '', site.origin).pathname;
  return [301, 308].includes(status) && location === canonical
    ? []
    : `${path} answers ${status} to ${location}, expected the page or one redirect to ${canonical}`;
}

async function missingPathProblems(site: SmokedSite, language: (typeof languages)[number]) {
  const path = localizedPath('/no-such-page', language);
  const response = await site.ask(path);
  const elements = readHtml(await response.text());
  const lang = elements.find(({ name }) => name === 'html')?.attributes['lang'];
  const isNoindex = elements.some(
    ({ attributes }) => attributes['name'] === 'robots' && attributes['content'] === 'noindex',
  );
  return [
    ...(response.status === 404 ? [] : [`${path} answers ${response.status}, expected 404`]),
    ...(lang === language ? [] : [`${path} is answered in “${lang}”, expected “${language}”`]),
    ...(isNoindex ? [] : [`${path} may be kept by search engines`]),
  ];
}

export const addressChecks: SmokeCheck[] = [
  {
    name: 'other forms of an address lead to the page',
    problems: async (site) =>
      (
        await Promise.all(
          Object.entries(otherForms).map(([path, canonical]) =>
            otherFormProblem(site, path, canonical),
          ),
        )
      ).flat(),
  },
  {
    name: 'missing paths are answered with 404 in their language',
    problems: async (site) =>
      (await Promise.all(languages.map((language) => missingPathProblems(site, language)))).flat(),
  },
  {
    name: 'http leads to https',
    problems: async ({ origin, ask }) => {
      if (!origin.startsWith('https:')) return [];
      const plain = origin.replace('https:', 'http:');
      const { status, headers } = await ask(plain);
      const isSecured = headers.get('Location')?.startsWith(origin) ?? false;
      return isSecured ? [] : [`${plain} answers ${status}, expected a redirect to ${origin}`];
    },
  },
];
