import { footer } from '../../sections/words.js';
import type { Page } from '../Page.js';

export const pages: readonly Page[] = [
  {
    name: 'imprint',
    label: footer.imprint,
    catalogs: ['legal'],
    isLegal: true,
    load: async (language) => (await import('./loadLegalPage.js')).loadImprint(language),
  },
  {
    name: 'privacy',
    label: footer.privacy,
    catalogs: ['legal'],
    isLegal: true,
    load: async (language) => (await import('./loadLegalPage.js')).loadPrivacy(language),
  },
];
