/**
 * The case studies, in the order of the menu. `growthCase` is the page of the one called `growth`, and
 * `growthQuestion` the contact page with a question about it filled in.
 */
export const caseNames = [
  'restructuring',
  'growth',
  'strategy',
  'transferPricing',
  'coaching',
  'tgroup',
] as const;

export type CaseName = (typeof caseNames)[number];
