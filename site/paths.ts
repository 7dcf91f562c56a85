/**
 * The pages by name, with their paths without a language's prefix, in the order of the navigation.
 * Code refers to a page by name; only this file has paths. It imports nothing, so that tools without a
 * bundler can read it.
 */
export const paths = {
  home: '/',
  consulting: '/beratung',
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
  // From here on they are in no menu, sitemap or search engine.
  thanks: '/kontakt/danke',
  notSentInvalid: '/kontakt/angaben-pruefen',
  notSentUnavailable: '/kontakt/nicht-gesendet',
  notSentTooMany: '/kontakt/zu-viele',
  notFound: '/404',
} as const;

export type PageName = keyof typeof paths;

/** The services, in the order of the navigation. */
export const serviceNames = [
  'consulting',
  'coaching',
  'interim',
  'training',
] as const satisfies PageName[];

/** The name of a case study: the page of `growth` is `growthCase`. */
export type CaseName = {
  [Page in PageName]: Page extends `${infer Name}Case` ? Name : never;
}[PageName];

/** The case studies, in the order of the navigation. */
export const caseNames = Object.keys(paths).flatMap(
  (page) => /^(.+)Case$/.exec(page)?.[1] ?? [],
) as CaseName[];
