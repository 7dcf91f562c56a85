/**
 * The catalogs: one PO file a page in each language, and what that file holds.
 *
 * `shell` goes with every page, `case-teasers` with the pages that lead to a case study, `proof` with
 * those that show the five facts or what happens next, and `owner` wherever a missing fact about the
 * owner is marked. A file stands in exactly one catalog, so that a translator meets each sentence
 * once. Paths are relative to site.
 */
export const catalogs = {
  shell: ['frame/words.ts'],
  owner: ['owner/labels.ts'],
  'case-teasers': ['sections/caseTeasers.ts'],
  proof: ['sections/proofWords.ts'],
  home: ['pages/home/words.ts'],
  consulting: ['pages/consulting/words.ts'],
  coaching: ['pages/coaching/words.ts'],
  interim: ['pages/interim/words.ts'],
  training: ['pages/training/words.ts'],
  about: ['pages/about/words.ts'],
  contact: ['pages/contact/words.ts'],
  schedule: ['pages/schedule/words.ts'],
  'case-studies': ['pages/case-studies/words.ts'],
  legal: ['pages/legal/words.ts'],
  'not-found': ['pages/not-found/words.ts'],
} as const satisfies Record<string, readonly string[]>;

/** Name of a catalog, and of its PO file in each folder of site/locales. */
export type CatalogName = keyof typeof catalogs;
