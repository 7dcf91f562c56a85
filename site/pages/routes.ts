import { thanksPath } from '@advisor/contact';
import type { MessageDescriptor } from '@lingui/core';
import { about } from './about/words.js';
import { caseStudies } from './case-studies/words.js';
import { coaching } from './coaching/words.js';
import { consulting } from './consulting/words.js';
import { contact } from './contact/words.js';
import { home } from './home/words.js';
import { interim } from './interim/words.js';
import { imprint, privacy } from './legal/words.js';
import { notFound } from './not-found/words.js';
import { schedule } from './schedule/words.js';
import { training } from './training/words.js';
import type { CatalogName } from '../i18n/catalogs.js';
import type { LegalDocumentName } from './legal/loadLegalTexts.js';
import type { PageKind } from './pageKind.js';
import { routePaths, type PagePath, type RoutePath } from './routePath.js';

export type Route = {
  /** The path without the language's prefix. */
  path: PagePath;
  /** The module in `pages/`, without its suffix. */
  page: `${string}Page`;
  kind: PageKind;
  /** What the page needs beside `shellCatalogs`. */
  catalogs: readonly CatalogName[];
  seo: { title: MessageDescriptor; description: MessageDescriptor };
  /** The document in content/legal/ that a legal page shows. */
  legal?: LegalDocumentName;
};

type PageFacts = Omit<Route, 'path'>;

function caseStudyFacts(path: RoutePath): PageFacts {
  const study = caseStudies.find((candidate) => candidate.path === path);
  if (!study) throw new Error(`content/caseStudies.ts has no case study with the path ${path}.`);
  return {
    page: 'case-studies/CaseStudyPage',
    kind: 'case',
    catalogs: ['case-studies', 'case-teasers'],
    seo: study.seo,
  };
}

const facts: Record<RoutePath, PageFacts> = {
  '/': {
    page: 'home/HomePage',
    kind: 'home',
    catalogs: ['home', 'case-teasers', 'proof'],
    seo: home.seo,
  },
  '/beratung': {
    page: 'consulting/ConsultingPage',
    kind: 'service',
    catalogs: ['consulting', 'case-teasers', 'proof'],
    seo: consulting.seo,
  },
  '/ceo-coaching': {
    page: 'coaching/CoachingPage',
    kind: 'service',
    catalogs: ['coaching', 'case-teasers', 'proof'],
    seo: coaching.seo,
  },
  '/interim-executive': {
    page: 'interim/InterimPage',
    kind: 'service',
    catalogs: ['interim', 'case-teasers', 'proof'],
    seo: interim.seo,
  },
  '/leadership-training': {
    page: 'training/TrainingPage',
    kind: 'service',
    catalogs: ['training', 'proof'],
    seo: training.seo,
  },
  '/case-studies/restructuring': caseStudyFacts('/case-studies/restructuring'),
  '/case-studies/growth': caseStudyFacts('/case-studies/growth'),
  '/case-studies/strategy': caseStudyFacts('/case-studies/strategy'),
  '/case-studies/transfer-pricing': caseStudyFacts('/case-studies/transfer-pricing'),
  '/case-studies/coaching': caseStudyFacts('/case-studies/coaching'),
  '/case-studies/tgroup': caseStudyFacts('/case-studies/tgroup'),
  '/ueber-mich': {
    page: 'about/AboutPage',
    kind: 'about',
    catalogs: ['about', 'proof'],
    seo: about.seo,
  },
  '/kontakt': {
    page: 'contact/ContactPage',
    kind: 'contact',
    catalogs: ['contact', 'proof'],
    seo: contact.seo,
  },
  '/termine-anmeldung': {
    page: 'schedule/SchedulePage',
    kind: 'schedule',
    catalogs: ['schedule'],
    seo: schedule.seo,
  },
  '/impressum': {
    page: 'legal/ImprintPage',
    kind: 'legal',
    catalogs: ['legal'],
    seo: imprint.seo,
    legal: 'impressum',
  },
  '/datenschutz': {
    page: 'legal/PrivacyPage',
    kind: 'legal',
    catalogs: ['legal'],
    seo: privacy.seo,
    legal: 'datenschutz',
  },
};

/** What goes with every page: the words of bar and footer, and the marks of missing facts. */
export const shellCatalogs: readonly CatalogName[] = ['shell', 'owner'];

/**
 * The sixteen pages, in the order of the navigation. Prerendering, metadata, alternates, the
 * sitemap and the tests all read this table; the browser never gets it.
 */
export const routes: readonly (Route & { path: RoutePath })[] = routePaths.map((path) => ({
  path,
  ...facts[path],
}));

/** Pages that answer without being asked for by name: in no navigation, no sitemap, no index. */
export const hiddenRoutes: readonly Route[] = [
  {
    path: '/404',
    page: 'not-found/NotFoundPage',
    kind: 'notFound',
    catalogs: ['not-found'],
    seo: notFound.seo,
  },
  {
    path: thanksPath,
    page: 'contact/ThanksPage',
    kind: 'thanks',
    catalogs: ['contact', 'proof'],
    seo: contact.thanks.seo,
  },
];

/**
 * The contact page once more, after a plain form post that was not accepted. The function answers
 * with it; it has no address of its own.
 */
export const formErrorRoute: Route = {
  path: '/kontakt',
  page: 'contact/FormErrorPage',
  kind: 'formError',
  catalogs: ['contact', 'proof'],
  seo: contact.failed.seo,
};
