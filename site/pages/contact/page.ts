import { nav } from '../../sections/words.js';
import type { Page } from '../Page.js';

export const pages: readonly Page[] = [
  {
    name: 'contact',
    label: nav.contact,
    catalogs: ['contact'],
    interactive: () => true,
    load: () => import('./ContactPage.js'),
  },
  {
    name: 'thanks',
    label: nav.contact,
    catalogs: ['contact'],
    load: () => import('./ThanksPage.js'),
  },
];
