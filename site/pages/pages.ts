import { footer, linkWords, nav } from '../shared/messages.js';
import { paths, type CaseName, type PageName, type serviceNames } from '../paths.js';
import type { notSentModule } from './contact/NotSentPage.js';
import type { Page } from './Page.js';

/** A page without `catalogs` has the one of its own name. The shared one is added. */
type PageRecord = Omit<Page, 'name' | 'catalogs'> & Partial<Pick<Page, 'catalogs'>>;

const service = (name: (typeof serviceNames)[number], load: Page['load']): PageRecord => ({
  label: nav.services[name].label,
  menu: { in: 'services', text: nav.services[name].text },
  load,
});

const caseStudy = (name: CaseName): PageRecord => ({
  label: nav.cases[name],
  menu: { in: 'cases' },
  catalogs: ['case-studies'],
  load: async () => (await import('./case-studies/CaseStudyPage.js')).caseStudyModule(name),
});

const answer = (load: Page['load']): PageRecord => ({
  label: nav.contact,
  catalogs: ['contact'],
  load,
});

const notSent = (reason: Parameters<typeof notSentModule>[0]) =>
  answer(async () => (await import('./contact/NotSentPage.js')).notSentModule(reason));

const legal = { catalogs: ['legal'] };

const records: Record<PageName, PageRecord> = {
  home: { label: nav.home, menu: { in: 'bar' }, load: () => import('./home/HomePage.js') },
  consulting: service('consulting', () => import('./consulting/ConsultingPage.js')),
  coaching: service('coaching', () => import('./coaching/CoachingPage.js')),
  interim: service('interim', () => import('./interim/InterimPage.js')),
  training: {
    ...service('training', () => import('./training/TrainingPage.js')),
    catalogs: ['training', 'schedule'],
  },
  restructuringCase: caseStudy('restructuring'),
  growthCase: caseStudy('growth'),
  strategyCase: caseStudy('strategy'),
  transferPricingCase: caseStudy('transferPricing'),
  coachingCase: caseStudy('coaching'),
  tgroupCase: caseStudy('tgroup'),
  about: { label: nav.about, menu: { in: 'bar' }, load: () => import('./about/AboutPage.js') },
  contact: { label: nav.contact, load: () => import('./contact/ContactPage.js') },
  schedule: { label: footer.schedule, load: () => import('./schedule/SchedulePage.js') },
  imprint: { ...legal, label: footer.imprint, load: () => import('./legal/ImprintPage.js') },
  privacy: { ...legal, label: footer.privacy, load: () => import('./legal/PrivacyPage.js') },
  thanks: answer(() => import('./contact/ThanksPage.js')),
  notSentInvalid: notSent('invalid'),
  notSentUnavailable: notSent('unavailable'),
  notSentTooMany: notSent('tooMany'),
  notFound: {
    // Never shown: the page is in no menu and has no breadcrumbs.
    label: linkWords.home,
    catalogs: ['not-found'],
    load: () => import('./not-found/NotFoundPage.js'),
  },
};

/** Every page of the site, in the order of site/paths.ts. */
export const pages: readonly Page[] = (Object.keys(paths) as PageName[]).map((name) => {
  const { catalogs = [name], ...record } = records[name];
  return { name, catalogs: ['site', ...catalogs], ...record };
});

export const pageNamed = (name: PageName): Page => pages.find((page) => page.name === name)!;
