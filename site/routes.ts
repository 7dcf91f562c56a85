import type { Service } from '@advisor/contract/fields';
import { localizedPath, type Language } from '@advisor/contract/languages';
import { responsePaths } from '@advisor/contract/post';

const caseStudy = 'case-studies/CaseStudyPage.tsx';
const notSent = 'contact/NotSentPage.tsx';

type Route = {
  /** Without a language's prefix. */
  path: `/${string}`;
  /** In site/pages; its folder is the name of its catalog. */
  module: `${string}/${string}Page.tsx`;
  /** Further catalogs. */
  catalogs?: readonly string[];
};

/** The pages by name, in the order of the navigation. */
const routes = {
  home: { path: '/', module: 'home/HomePage.tsx' },
  strategy: { path: '/beratung', module: 'strategy/StrategyPage.tsx' },
  coaching: { path: '/ceo-coaching', module: 'coaching/CoachingPage.tsx' },
  interim: { path: '/interim-executive', module: 'interim/InterimPage.tsx' },
  training: {
    path: '/leadership-training',
    module: 'training/TrainingPage.tsx',
    catalogs: ['schedule'],
  },
  restructuringCase: { path: '/case-studies/restructuring', module: caseStudy },
  growthCase: { path: '/case-studies/growth', module: caseStudy },
  strategyCase: { path: '/case-studies/strategy', module: caseStudy },
  transferPricingCase: { path: '/case-studies/transfer-pricing', module: caseStudy },
  coachingCase: { path: '/case-studies/coaching', module: caseStudy },
  tgroupCase: { path: '/case-studies/tgroup', module: caseStudy },
  about: { path: '/ueber-mich', module: 'about/AboutPage.tsx' },
  contact: { path: '/kontakt', module: 'contact/ContactPage.tsx' },
  schedule: { path: '/termine-anmeldung', module: 'schedule/SchedulePage.tsx' },
  imprint: { path: '/impressum', module: 'legal/ImprintPage.tsx' },
  privacy: { path: '/datenschutz', module: 'legal/PrivacyPage.tsx' },
  // The pages below are in no menu, sitemap or search engine.
  thanks: { path: responsePaths.sent, module: 'contact/ThanksPage.tsx' },
  notSentInvalid: { path: responsePaths.invalid, module: notSent },
  notSentUnavailable: { path: responsePaths.unavailable, module: notSent },
  notSentTooMany: { path: responsePaths.tooMany, module: notSent },
  notFound: { path: '/404', module: 'not-found/NotFoundPage.tsx' },
} as const satisfies Record<string, Route>;

export type PageName = keyof typeof routes;

export const pageNames = Object.keys(routes) as PageName[];

/** The path of each page. Code refers to a page by its name. */
export const paths = Object.fromEntries(pageNames.map((name) => [name, routes[name].path])) as {
  readonly [Name in PageName]: (typeof routes)[Name]['path'];
};

/**
 * The path of a page in a language.
 *
 * @example pagePath('contact', 'de') // '/de/kontakt'
 */
export const pagePath = (name: PageName, language: Language): string =>
  localizedPath(paths[name], language);

/** The pages of services, in the order of the navigation, by the names that the form has for them. */
export const serviceNames = [
  'strategy',
  'coaching',
  'interim',
  'training',
] as const satisfies (PageName & Service)[];

export type ServiceName = (typeof serviceNames)[number];

type PagesOf<Module> = {
  [Name in PageName]: (typeof routes)[Name]['module'] extends Module ? Name : never;
}[PageName];

export type CaseName = PagesOf<typeof caseStudy>;
export type NotSentName = PagesOf<typeof notSent>;

/** The case studies, in the order of the navigation. */
export const caseNames = pageNames.filter(
  (name) => routes[name].module === caseStudy,
) as CaseName[];

/** The module with a page's component, from `site/`: the document lists it, and the loader fetches it. */
export const pageFile = (name: PageName) => `pages/${routes[name].module}`;

/** The catalogs of a page. `site` has the messages of header and footer, and those that pages share. */
export function catalogsOf(name: PageName): readonly string[] {
  const { module, catalogs = [] }: Route = routes[name];
  return ['site', module.split('/')[0]!, ...catalogs];
}

/** All catalogs; lingui.config.ts says which messages are in each. */
export const catalogNames = [...new Set(pageNames.flatMap(catalogsOf))];

/** The module of a catalog, from `site/`. */
export const catalogFile = (name: string, language: Language) => `locales/${language}/${name}.po`;
