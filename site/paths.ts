import type { Service } from '@advisor/contract/fields';
import { localizedPath, type Language } from '@advisor/contract/languages';
import { responsePaths } from '@advisor/contract/post';

const caseStudy = 'case-studies/CaseStudyPage.tsx';
const notSent = 'contact/NotSentPage.tsx';

/**
 * The pages by name, in the order of the navigation: path without a language's prefix, module in site/pages, whose
 * folder is the name of its catalog, and further catalogs.
 */
const pages = {
  home: ['/', 'home/HomePage.tsx'],
  strategy: ['/beratung', 'strategy/StrategyPage.tsx'],
  coaching: ['/ceo-coaching', 'coaching/CoachingPage.tsx'],
  interim: ['/interim-executive', 'interim/InterimPage.tsx'],
  training: ['/leadership-training', 'training/TrainingPage.tsx', 'schedule'],
  restructuringCase: ['/case-studies/restructuring', caseStudy],
  growthCase: ['/case-studies/growth', caseStudy],
  strategyCase: ['/case-studies/strategy', caseStudy],
  transferPricingCase: ['/case-studies/transfer-pricing', caseStudy],
  coachingCase: ['/case-studies/coaching', caseStudy],
  tgroupCase: ['/case-studies/tgroup', caseStudy],
  about: ['/ueber-mich', 'about/AboutPage.tsx'],
  contact: ['/kontakt', 'contact/ContactPage.tsx'],
  schedule: ['/termine-anmeldung', 'schedule/SchedulePage.tsx'],
  imprint: ['/impressum', 'legal/ImprintPage.tsx'],
  privacy: ['/datenschutz', 'legal/PrivacyPage.tsx'],
  // The pages below are in no menu, sitemap or search engine.
  thanks: [responsePaths.sent, 'contact/ThanksPage.tsx'],
  notSentInvalid: [responsePaths.invalid, notSent],
  notSentUnavailable: [responsePaths.unavailable, notSent],
  notSentTooMany: [responsePaths.tooMany, notSent],
  notFound: ['/404', 'not-found/NotFoundPage.tsx'],
} as const satisfies Record<
  string,
  [path: string, module: `${string}/${string}Page.tsx`, ...catalogs: string[]]
>;

export type PageName = keyof typeof pages;

export const pageNames = Object.keys(pages) as PageName[];

/** The path of each page. Code refers to a page by its name. */
export const paths = Object.fromEntries(pageNames.map((name) => [name, pages[name][0]])) as {
  readonly [Name in PageName]: (typeof pages)[Name][0];
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

/** The pages that share a module. */
type PagesOf<Module> = {
  [Name in PageName]: (typeof pages)[Name][1] extends Module ? Name : never;
}[PageName];

export type CaseName = PagesOf<typeof caseStudy>;
export type NotSentName = PagesOf<typeof notSent>;

/** The case studies, in the order of the navigation. */
export const caseNames = pageNames.filter((name) => pages[name][1] === caseStudy) as CaseName[];

/** The module with a page's component, from `site/`: the document lists it, and the loader fetches it. */
export const pageFile = (name: PageName) => `pages/${pages[name][1]}`;

/** The catalogs of a page. `site` has the messages of header and footer, and those that pages share. */
export function catalogsOf(name: PageName): readonly string[] {
  const [, module, ...others] = pages[name];
  return ['site', module.split('/')[0]!, ...others];
}

/** The module of a catalog, from `site/`. */
export const catalogFile = (name: string, language: Language) => `locales/${language}/${name}.po`;
