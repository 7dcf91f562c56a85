import { nav } from '../../sections/words.js';
import type { Page } from '../Page.js';

export const pages: readonly Page[] = [
  {
    name: 'consulting',
    label: nav.services.consulting.label,
    menu: { in: 'services', text: nav.services.consulting.text },
    catalogs: ['consulting', 'case-teasers', 'proof'],
    load: () => import('./ConsultingPage.js'),
  },
];
