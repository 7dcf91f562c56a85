import { nav } from '../../sections/words.js';
import type { Page } from '../Page.js';

const { label, text } = nav.services.consulting;

export const pages: readonly Page[] = [
  {
    name: 'consulting',
    label,
    menu: { in: 'services', text },
    catalogs: ['consulting', 'case-teasers', 'proof'],
    load: () => import('./ConsultingPage.js'),
  },
];
