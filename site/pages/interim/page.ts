import { nav } from '../../sections/words.js';
import type { Page } from '../Page.js';

export const pages: readonly Page[] = [
  {
    name: 'interim',
    label: nav.services.interim.label,
    menu: { in: 'services', text: nav.services.interim.text },
    catalogs: ['interim', 'case-teasers', 'proof'],
    load: () => import('./InterimPage.js'),
  },
];
