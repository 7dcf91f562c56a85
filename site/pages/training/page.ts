import { nav } from '../../sections/words.js';
import type { Page } from '../Page.js';

export const pages: readonly Page[] = [
  {
    name: 'training',
    label: nav.services.training.label,
    menu: { in: 'services', text: nav.services.training.text },
    catalogs: ['training', 'proof', 'schedule'],
    load: () => import('./TrainingPage.js'),
  },
];
