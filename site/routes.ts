import type { PageModule } from './pages/PageModule.js';
import { pageNames, paths, type CaseName, type PageName } from './paths.js';

/** A page before it is loaded. */
export type Route = {
  name: PageName;
  path: string;
  /** The catalogs with its messages; `site` has those of header and footer, and those that pages share. */
  catalogs: readonly string[];
  load: () => Promise<PageModule>;
};

/** A page without `catalogs` has the one of its own name. The shared one is added. */
type Row = Pick<Route, 'load'> & Partial<Pick<Route, 'catalogs'>>;

const caseStudy = (name: CaseName): Row => ({
  catalogs: ['case-studies'],
  load: async () => (await import('./pages/case-studies/CaseStudyPage.js')).caseStudyModule(name),
});

const notSent = (reason: 'invalid' | 'unavailable' | 'tooMany'): Row => ({
  catalogs: ['contact'],
  load: async () => (await import('./pages/contact/NotSentPage.js')).notSentModule(reason),
});

const rows: Record<PageName, Row> = {
  home: { load: () => import('./pages/home/HomePage.js') },
  consulting: { load: () => import('./pages/consulting/ConsultingPage.js') },
  coaching: { load: () => import('./pages/coaching/CoachingPage.js') },
  interim: { load: () => import('./pages/interim/InterimPage.js') },
  training: {
    catalogs: ['training', 'schedule'],
    load: () => import('./pages/training/TrainingPage.js'),
  },
  restructuringCase: caseStudy('restructuringCase'),
  growthCase: caseStudy('growthCase'),
  strategyCase: caseStudy('strategyCase'),
  transferPricingCase: caseStudy('transferPricingCase'),
  coachingCase: caseStudy('coachingCase'),
  tgroupCase: caseStudy('tgroupCase'),
  about: { load: () => import('./pages/about/AboutPage.js') },
  contact: { load: () => import('./pages/contact/ContactPage.js') },
  schedule: { load: () => import('./pages/schedule/SchedulePage.js') },
  imprint: { catalogs: ['legal'], load: () => import('./pages/legal/ImprintPage.js') },
  privacy: { catalogs: ['legal'], load: () => import('./pages/legal/PrivacyPage.js') },
  thanks: { catalogs: ['contact'], load: () => import('./pages/contact/ThanksPage.js') },
  notSentInvalid: notSent('invalid'),
  notSentUnavailable: notSent('unavailable'),
  notSentTooMany: notSent('tooMany'),
  notFound: { catalogs: ['not-found'], load: () => import('./pages/not-found/NotFoundPage.js') },
};

const routeOf = (name: PageName): Route => {
  const { catalogs = [name], load } = rows[name];
  return { name, path: paths[name], catalogs: ['site', ...catalogs], load };
};

/** Every page of the site by its name. */
export const routes = Object.fromEntries(pageNames.map((name) => [name, routeOf(name)])) as Record<
  PageName,
  Route
>;
