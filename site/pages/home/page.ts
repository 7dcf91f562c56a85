import { nav } from '../../sections/words.js';
import type { Page } from '../Page.js';

export const pages: readonly Page[] = [
  {
    name: 'home',
    label: nav.home,
    menu: { in: 'bar' },
    catalogs: ['home', 'case-teasers', 'proof'],
    load: () => import('./HomePage.js'),
  },
];
