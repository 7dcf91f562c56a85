/**
 * The pages by name, with their paths without a language's prefix, in the order of the navigation.
 * Code names a page; only this file knows where it answers. It imports nothing, so that tools without
 * a bundler can read it.
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
  // No link, menu, sitemap or search engine knows the last two.
  thanks: '/kontakt/danke',
  notFound: '/404',
} as const;

export type PageName = keyof typeof paths;

/** A case study by its name; `growthCase` is the page of the one called `growth`. */
export type CaseName = {
  [Page in PageName]: Page extends `${infer Name}Case` ? Name : never;
}[PageName];

/** The case studies, in the order of the navigation. */
export const caseNames = Object.keys(paths).flatMap(
  (page) => /^(.+)Case$/.exec(page)?.[1] ?? [],
) as CaseName[];
