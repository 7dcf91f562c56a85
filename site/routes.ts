import type { PageModule } from './pages/PageModule.js';
import { pageNames, paths, type CaseName, type PageName } from './paths.js';

/** A page before it is loaded. */
export type Route = {
  name: PageName;
  path: string;
  /** The catalogs with its messages; `site` has those of header and footer, and those that pages share. */
  catalogs: readonly string[];
  /** The file with its component, from `site/`: the document lists it, and the loader fetches it. */
  file: string;
  load: () => Promise<PageModule>;
};

/** A page without `catalogs` has the one of its own name. The shared one is added. */
type Row = Pick<Route, 'file' | 'load'> & Partial<Pick<Route, 'catalogs'>>;

const caseStudy = (name: CaseName): Row => ({
  catalogs: ['case-studies'],
  file: 'pages/case-studies/CaseStudyPage.tsx',
  load: async () => (await import('./pages/case-studies/CaseStudyPage.js')).caseStudyModule(name),
});

const notSent = (reason: 'invalid' | 'unavailable' | 'tooMany'): Row => ({
  catalogs: ['contact'],
  file: 'pages/contact/NotSentPage.tsx',
  load: async () => (await import('./pages/contact/NotSentPage.js')).notSentModule(reason),
});

const rows: Record<PageName, Row> = {
  home: { file: 'pages/home/HomePage.tsx', load: () => import('./pages/home/HomePage.js') },
  consulting: {
    file: 'pages/consulting/ConsultingPage.tsx',
    load: () => import('./pages/consulting/ConsultingPage.js'),
  },
  coaching: {
    file: 'pages/coaching/CoachingPage.tsx',
    load: () => import('./pages/coaching/CoachingPage.js'),
  },
  interim: {
    file: 'pages/interim/InterimPage.tsx',
    load: () => import('./pages/interim/InterimPage.js'),
  },
  training: {
    catalogs: ['training', 'schedule'],
    file: 'pages/training/TrainingPage.tsx',
    load: () => import('./pages/training/TrainingPage.js'),
  },
  restructuringCase: caseStudy('restructuringCase'),
  growthCase: caseStudy('growthCase'),
  strategyCase: caseStudy('strategyCase'),
  transferPricingCase: caseStudy('transferPricingCase'),
  coachingCase: caseStudy('coachingCase'),
  tgroupCase: caseStudy('tgroupCase'),
  about: { file: 'pages/about/AboutPage.tsx', load: () => import('./pages/about/AboutPage.js') },
  contact: {
    file: 'pages/contact/ContactPage.tsx',
    load: () => import('./pages/contact/ContactPage.js'),
  },
  schedule: {
    file: 'pages/schedule/SchedulePage.tsx',
    load: () => import('./pages/schedule/SchedulePage.js'),
  },
  imprint: {
    catalogs: ['legal'],
    file: 'pages/legal/ImprintPage.tsx',
    load: () => import('./pages/legal/ImprintPage.js'),
  },
  privacy: {
    catalogs: ['legal'],
    file: 'pages/legal/PrivacyPage.tsx',
    load: () => import('./pages/legal/PrivacyPage.js'),
  },
  thanks: {
    catalogs: ['contact'],
    file: 'pages/contact/ThanksPage.tsx',
    load: () => import('./pages/contact/ThanksPage.js'),
  },
  notSentInvalid: notSent('invalid'),
  notSentUnavailable: notSent('unavailable'),
  notSentTooMany: notSent('tooMany'),
  notFound: {
    catalogs: ['not-found'],
    file: 'pages/not-found/NotFoundPage.tsx',
    load: () => import('./pages/not-found/NotFoundPage.js'),
  },
};

const routeOf = (name: PageName): Route => {
  const { catalogs = [name], file, load } = rows[name];
  return { name, path: paths[name], catalogs: ['site', ...catalogs], file, load };
};

/** Every page of the site by its name. */
export const routes = Object.fromEntries(pageNames.map((name) => [name, routeOf(name)])) as Record<
  PageName,
  Route
>;
