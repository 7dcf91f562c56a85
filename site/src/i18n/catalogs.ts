/**
 * The catalogs: one PO file a page in each language, and what that file holds.
 *
 * `shell` goes with every page, `case-teasers` with the pages that lead to a case study, `proof` with
 * those that show the five facts or what happens next, and `owner` wherever a missing fact about the owner is marked. A file stands in exactly one catalog,
 * so that a translator meets each sentence once. Paths are relative to site/src.
 */
export const catalogs = {
  shell: ['content/shell.ts'],
  owner: ['owner/labels.ts'],
  'case-teasers': ['content/caseTeasers.ts'],
  proof: ['content/proof.ts'],
  home: ['content/home.ts'],
  consulting: ['content/consulting.ts'],
  coaching: ['content/coaching.ts'],
  interim: ['content/interim.ts'],
  training: ['content/training.ts'],
  about: ['content/about.ts'],
  contact: ['content/contact.ts'],
  schedule: ['content/schedule.ts'],
  'case-studies': ['content/caseStudies.ts'],
  legal: ['content/legal.ts'],
  'not-found': ['content/notFound.ts'],
} as const satisfies Record<string, readonly string[]>;

/** Name of a catalog, and of its PO file in each folder of site/locales. */
export type CatalogName = keyof typeof catalogs;
