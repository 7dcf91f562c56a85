import { nav } from '../../sections/words.js';
import type { Page } from '../Page.js';

const { label, text } = nav.services.coaching;

export const pages: readonly Page[] = [
  {
    name: 'coaching',
    label,
    menu: { in: 'services', text },
    catalogs: ['coaching', 'case-teasers', 'proof'],
    load: () => import('./CoachingPage.js'),
  },
];
