import { footer } from '../../sections/words.js';
import type { Page } from '../Page.js';

const legalPage = (name: 'imprint' | 'privacy'): Page => ({
  name,
  label: footer[name],
  catalogs: ['legal'],
  isLegal: true,
  load: async (language) => (await import('./loadLegalPage.js')).loadLegalPage(name, language),
});

export const pages: readonly Page[] = [legalPage('imprint'), legalPage('privacy')];
