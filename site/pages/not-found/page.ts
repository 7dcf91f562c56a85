import { link } from '../../sections/words.js';
import type { Page } from '../Page.js';

export const pages: readonly Page[] = [
  {
    name: 'notFound',
    // No menu and no breadcrumb leads here.
    label: link.home,
    catalogs: ['not-found'],
    load: () => import('./NotFoundPage.js'),
  },
];
