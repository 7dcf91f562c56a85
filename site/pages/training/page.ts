import { nav } from '../../sections/words.js';
import type { Page } from '../Page.js';

const { label, text } = nav.services.training;

export const pages: readonly Page[] = [
  {
    name: 'training',
    label,
    menu: { in: 'services', text },
    catalogs: ['training', 'proof', 'schedule'],
    load: () => import('./TrainingPage.js'),
  },
];
