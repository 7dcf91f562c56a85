import { footer } from '../../sections/words.js';
import type { Page } from '../Page.js';

const shared = { catalogs: ['legal'], isLegal: true } as const;

export const pages: readonly Page[] = [
  { ...shared, name: 'imprint', label: footer.imprint, load: () => import('./ImprintPage.js') },
  { ...shared, name: 'privacy', label: footer.privacy, load: () => import('./PrivacyPage.js') },
];
