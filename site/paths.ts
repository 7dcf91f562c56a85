import type { Service } from '@advisor/contact';
import { responsePaths } from '@advisor/contact/post';

/**
 * The pages by name, with their paths without a language's prefix, in the order of the navigation. Code refers to
 * a page by its name; how it is loaded is in routes.ts.
 */
export const paths = {
  home: '/',
  strategy: '/beratung',
  coaching: '/ceo-coaching',
  interim: '/interim-executive',
  training: '/leadership-training',
  restructuringCase: '/case-studies/restructuring',
  growthCase: '/case-studies/growth',
  strategyCase: '/case-studies/strategy',
  transferPricingCase: '/case-studies/transfer-pricing',
  coachingCase: '/case-studies/coaching',
  tgroupCase: '/case-studies/tgroup',
  about: '/ueber-mich',
  contact: '/kontakt',
  schedule: '/termine-anmeldung',
  imprint: '/impressum',
  privacy: '/datenschutz',
  // The pages below are in no menu, sitemap or search engine.
  thanks: responsePaths.sent,
  notSentInvalid: responsePaths.invalid,
  notSentUnavailable: responsePaths.unavailable,
  notSentTooMany: responsePaths.tooMany,
  notFound: '/404',
} as const;

export type PageName = keyof typeof paths;

export const pageNames = Object.keys(paths) as PageName[];

/** The pages of services, in the order of the navigation, by the names that the form has for them. */
export const serviceNames = [
  'strategy',
  'coaching',
  'interim',
  'training',
] as const satisfies (PageName & Service)[];

export type ServiceName = (typeof serviceNames)[number];

/** The case studies, in the order of the navigation. */
export const caseNames = [
  'restructuringCase',
  'growthCase',
  'strategyCase',
  'transferPricingCase',
  'coachingCase',
  'tgroupCase',
] as const satisfies PageName[];

export type CaseName = (typeof caseNames)[number];
