import { nav } from '../../sections/words.js';
import type { Page } from '../Page.js';

export const pages: readonly Page[] = [
  {
    name: 'contact',
    label: nav.contact,
    catalogs: ['contact', 'proof', 'case-teasers'],
    interactive: () => true,
    module: 'pages/contact/ContactPage.tsx',
    load: () => import('./ContactPage.js'),
  },
  {
    name: 'thanks',
    label: nav.contact,
    catalogs: ['contact', 'proof'],
    load: () => import('./ThanksPage.js'),
  },
];
