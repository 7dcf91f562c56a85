import { answerPaths } from '@advisor/contact/post';
import type { ComponentType } from 'react';
import type { PageProps } from './PageProps.js';
import type { Metadata } from './seo/metadata.js';

export type PageModule = { default: ComponentType<PageProps>; metadata: Metadata };

// As the return type of each `load`: inferred, the table's type would depend on its own names.
type Module = Promise<PageModule>;

/** What the site knows about a page before loading it. */
export type Route = {
  /** Without a language's prefix. No other file has paths. */
  path: `/${string}`;
  /** The catalogs with its messages, if it has not the one of its own name. The shared one is added. */
  catalogs?: readonly string[];
  load: () => Module;
};

/** The services, in the order of the navigation. */
export const serviceNames = ['consulting', 'coaching', 'interim', 'training'] as const;

/** The case studies, in the order of the navigation. */
export const caseNames = [
  'restructuringCase',
  'growthCase',
  'strategyCase',
  'transferPricingCase',
  'coachingCase',
  'tgroupCase',
] as const;

export type CaseName = (typeof caseNames)[number];

const cases = ['case-studies'];
const contact = ['contact'];
const legal = ['legal'];

const loadCase = (name: CaseName) => async (): Module =>
  (await import('./pages/case-studies/CaseStudyPage.js')).caseStudyModule(name);

type Reason = Exclude<keyof typeof answerPaths, 'sent'>;
const loadNotSent = (reason: Reason) => async (): Module =>
  (await import('./pages/contact/NotSentPage.js')).notSentModule(reason);

/** The pages by name, in the order of the navigation. Code refers to a page by its name. */
export const routes = {
  home: { path: '/', load: (): Module => import('./pages/home/HomePage.js') },
  consulting: {
    path: '/beratung',
    load: (): Module => import('./pages/consulting/ConsultingPage.js'),
  },
  coaching: {
    path: '/ceo-coaching',
    load: (): Module => import('./pages/coaching/CoachingPage.js'),
  },
  interim: {
    path: '/interim-executive',
    load: (): Module => import('./pages/interim/InterimPage.js'),
  },
  training: {
    path: '/leadership-training',
    catalogs: ['training', 'schedule'],
    load: (): Module => import('./pages/training/TrainingPage.js'),
  },
  restructuringCase: {
    path: '/case-studies/restructuring',
    catalogs: cases,
    load: loadCase('restructuringCase'),
  },
  growthCase: { path: '/case-studies/growth', catalogs: cases, load: loadCase('growthCase') },
  strategyCase: { path: '/case-studies/strategy', catalogs: cases, load: loadCase('strategyCase') },
  transferPricingCase: {
    path: '/case-studies/transfer-pricing',
    catalogs: cases,
    load: loadCase('transferPricingCase'),
  },
  coachingCase: { path: '/case-studies/coaching', catalogs: cases, load: loadCase('coachingCase') },
  tgroupCase: { path: '/case-studies/tgroup', catalogs: cases, load: loadCase('tgroupCase') },
  about: { path: '/ueber-mich', load: (): Module => import('./pages/about/AboutPage.js') },
  contact: { path: '/kontakt', load: (): Module => import('./pages/contact/ContactPage.js') },
  schedule: {
    path: '/termine-anmeldung',
    load: (): Module => import('./pages/schedule/SchedulePage.js'),
  },
  imprint: {
    path: '/impressum',
    catalogs: legal,
    load: (): Module => import('./pages/legal/ImprintPage.js'),
  },
  privacy: {
    path: '/datenschutz',
    catalogs: legal,
    load: (): Module => import('./pages/legal/PrivacyPage.js'),
  },
  // From here on they are in no menu, sitemap or search engine.
  thanks: {
    path: answerPaths.sent,
    catalogs: contact,
    load: (): Module => import('./pages/contact/ThanksPage.js'),
  },
  notSentInvalid: {
    path: answerPaths.invalid,
    catalogs: contact,
    load: loadNotSent('invalid'),
  },
  notSentUnavailable: {
    path: answerPaths.unavailable,
    catalogs: contact,
    load: loadNotSent('unavailable'),
  },
  notSentTooMany: { path: answerPaths.tooMany, catalogs: contact, load: loadNotSent('tooMany') },
  notFound: {
    path: '/404',
    catalogs: ['not-found'],
    load: (): Module => import('./pages/not-found/NotFoundPage.js'),
  },
} satisfies Record<string, Route>;

export type PageName = keyof typeof routes;

export const pageNames = Object.keys(routes) as PageName[];

/** The catalogs with the messages of a page. */
export function catalogsOf(name: PageName): readonly string[] {
  const { catalogs = [name] }: Route = routes[name];
  return ['site', ...catalogs];
}
