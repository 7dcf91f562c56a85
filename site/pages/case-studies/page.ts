import { caseNames } from '../../sections/caseNames.js';
import { nav } from '../../sections/words.js';
import type { Page } from '../Page.js';

export const pages: readonly Page[] = caseNames.map((name) => ({
  name: `${name}Case`,
  label: nav.cases[name],
  menu: { in: 'cases' },
  catalogs: ['case-studies', 'case-teasers', 'proof'],
  load: async () => (await import('./CaseStudyPage.js')).caseStudyModule(name),
}));
