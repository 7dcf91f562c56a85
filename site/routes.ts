import { defaultLanguage, type Language } from '@advisor/contact/languages';
import type { PageName } from './paths.js';

/** The module of each page, in site/pages. Its folder is the name of its catalog. */
const modules: Record<PageName, `${string}/${string}Page.tsx`> = {
  home: 'home/HomePage.tsx',
  consulting: 'consulting/ConsultingPage.tsx',
  coaching: 'coaching/CoachingPage.tsx',
  interim: 'interim/InterimPage.tsx',
  training: 'training/TrainingPage.tsx',
  restructuringCase: 'case-studies/CaseStudyPage.tsx',
  growthCase: 'case-studies/CaseStudyPage.tsx',
  strategyCase: 'case-studies/CaseStudyPage.tsx',
  transferPricingCase: 'case-studies/CaseStudyPage.tsx',
  coachingCase: 'case-studies/CaseStudyPage.tsx',
  tgroupCase: 'case-studies/CaseStudyPage.tsx',
  about: 'about/AboutPage.tsx',
  contact: 'contact/ContactPage.tsx',
  schedule: 'schedule/SchedulePage.tsx',
  imprint: 'legal/ImprintPage.tsx',
  privacy: 'legal/PrivacyPage.tsx',
  thanks: 'contact/ThanksPage.tsx',
  notSentInvalid: 'contact/NotSentPage.tsx',
  notSentUnavailable: 'contact/NotSentPage.tsx',
  notSentTooMany: 'contact/NotSentPage.tsx',
  notFound: 'not-found/NotFoundPage.tsx',
};

/** The other catalogs that a page needs. */
const moreCatalogs: Partial<Record<PageName, readonly string[]>> = { training: ['schedule'] };

/** The module with a page's component, from `site/`: the document lists it, and the loader fetches it. */
export const pageFile = (name: PageName) => `pages/${modules[name]}`;

/** The catalogs of a page; `site` has the messages of header and footer, and those that pages share. */
export const catalogsOf = (name: PageName): readonly string[] => [
  'site',
  modules[name].split('/')[0]!,
  ...(moreCatalogs[name] ?? []),
];

/** The module of a catalog, from `site/`. Any translation contains the English texts: the build reads the German one. */
export const catalogFile = (name: string, language: Language) =>
  language === defaultLanguage ? `locales/de/${name}.po?english` : `locales/${language}/${name}.po`;
