import { nav } from '../../sections/words.js';
import type { Page } from '../Page.js';

export const pages: readonly Page[] = [
  {
    name: 'coaching',
    label: nav.services.coaching.label,
    menu: { in: 'services', text: nav.services.coaching.text },
    catalogs: ['coaching', 'case-teasers', 'proof'],
    load: () => import('./CoachingPage.js'),
  },
];
