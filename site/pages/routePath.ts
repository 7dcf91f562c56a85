/** Every path of the site without its language's prefix, in the order of the navigation. */
export const routePaths = [
  '/',
  '/beratung',
  '/ceo-coaching',
  '/interim-executive',
  '/leadership-training',
  '/case-studies/restructuring',
  '/case-studies/growth',
  '/case-studies/strategy',
  '/case-studies/transfer-pricing',
  '/case-studies/coaching',
  '/case-studies/tgroup',
  '/ueber-mich',
  '/kontakt',
  '/termine-anmeldung',
  '/impressum',
  '/datenschutz',
] as const;

/** A page's path without prefix: the type of every link inside the site. */
export type RoutePath = (typeof routePaths)[number];

type CasePath = Extract<RoutePath, `/case-studies/${string}`>;

/** The contact page with a question about a case filled in, for every case study. */
export type QuestionPath = CasePath extends `/case-studies/${infer Name}`
  ? `/kontakt/${Name}`
  : never;

/** Where to ask about a case study. */
export const questionPath = (path: CasePath) =>
  path.replace('/case-studies/', '/kontakt/') as QuestionPath;

/** Pages that answer without a link to them: the not-found page, and the thanks for a form post. */
export type HiddenPath = '/404' | '/kontakt/danke' | QuestionPath;

/** The path of any page that is rendered. */
export type PagePath = RoutePath | HiddenPath;
