import type { MessageDescriptor } from '@lingui/core';
import { nav } from '../../sections/words.js';
import type { Page } from '../Page.js';

const caseStudy = (name: Page['name'], label: MessageDescriptor): Page => ({
  name,
  label,
  menu: { in: 'cases' },
  catalogs: ['case-studies', 'case-teasers', 'proof'],
  load: async () => (await import('./CaseStudyPage.js')).caseStudyModule(name),
});

export const pages: readonly Page[] = [
  caseStudy('restructuringCase', nav.cases.restructuring),
  caseStudy('growthCase', nav.cases.growth),
  caseStudy('strategyCase', nav.cases.strategy),
  caseStudy('transferPricingCase', nav.cases.transferPricing),
  caseStudy('coachingCase', nav.cases.coaching),
  caseStudy('tgroupCase', nav.cases.tgroup),
];
