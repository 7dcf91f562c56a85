import { nav } from '../../sections/words.js';
import type { Page } from '../Page.js';

const { label, text } = nav.services.interim;

export const pages: readonly Page[] = [
  {
    name: 'interim',
    label,
    menu: { in: 'services', text },
    catalogs: ['interim', 'case-teasers', 'proof'],
    load: () => import('./InterimPage.js'),
  },
];
