import { caseNames } from '../../sections/caseNames.js';
import { nav } from '../../sections/words.js';
import type { Page } from '../Page.js';

const contact: Page = {
  name: 'contact',
  label: nav.contact,
  catalogs: ['contact', 'proof', 'case-teasers'],
  interactive: () => true,
  module: 'pages/contact/ContactPage.tsx',
  load: () => import('./ContactPage.js'),
};

export const pages: readonly Page[] = [
  contact,
  // The contact page once more, with a question about a case filled in; in no index.
  ...caseNames.map((name): Page => ({
    ...contact,
    name: `${name}Question`,
    load: async () => {
      const { default: Component, metadata } = await import('./ContactPage.js');
      const { title, description } = metadata;
      return { default: Component, metadata: { title, description } };
    },
  })),
  {
    name: 'thanks',
    label: nav.contact,
    catalogs: ['contact', 'proof'],
    load: () => import('./ThanksPage.js'),
  },
];
