import { nav } from '../../sections/words.js';
import type { CaseTeaser } from '../../sections/caseTeasers.js';
import type { Page } from '../Page.js';

const module = 'pages/contact/ContactPage.tsx';

/** The contact page once more, with a question about a case filled in; in no index. */
const question = (name: CaseTeaser['question']): Page => ({
  name,
  label: nav.contact,
  catalogs: ['contact', 'proof', 'case-teasers'],
  interactive: () => true,
  module,
  load: async () => {
    const { default: Component, metadata } = await import('./ContactPage.js');
    const { title, description } = metadata;
    return { default: Component, metadata: { title, description } };
  },
});

export const pages: readonly Page[] = [
  {
    name: 'contact',
    label: nav.contact,
    catalogs: ['contact', 'proof', 'case-teasers'],
    interactive: () => true,
    module,
    load: () => import('./ContactPage.js'),
  },
  question('restructuringQuestion'),
  question('growthQuestion'),
  question('strategyQuestion'),
  question('transferPricingQuestion'),
  question('coachingQuestion'),
  question('tgroupQuestion'),
  {
    name: 'thanks',
    label: nav.contact,
    catalogs: ['contact', 'proof'],
    load: () => import('./ThanksPage.js'),
  },
];
