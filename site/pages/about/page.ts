import { nav } from '../../sections/words.js';
import type { Page } from '../Page.js';

export const pages: readonly Page[] = [
  {
    name: 'about',
    label: nav.about,
    menu: { in: 'bar' },
    catalogs: ['about'],
    load: () => import('./AboutPage.js'),
  },
];
