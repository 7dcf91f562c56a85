import type { Language } from '../../i18n/languages.js';
import type { PageModule } from '../Page.js';
import { LegalPage } from './LegalPage.js';
import { loadLegalTexts } from './loadLegalTexts.js';
import { imprint, privacy } from './words.js';

/** The imprint, with its texts in a language. */
export async function loadImprint(language: Language): Promise<PageModule> {
  const texts = await loadLegalTexts('impressum', language);
  const { seo, ...words } = imprint;
  return {
    default: (props) => <LegalPage {...props} {...words} texts={texts} />,
    metadata: { ...seo, share: { title: words.title, figure: 'open' } },
  };
}

/** The privacy page, with its texts in a language. */
export async function loadPrivacy(language: Language): Promise<PageModule> {
  const texts = await loadLegalTexts('datenschutz', language);
  const { seo, ...words } = privacy;
  return {
    default: (props) => <LegalPage {...props} {...words} isLong texts={texts} />,
    metadata: { ...seo, share: { title: words.title, figure: 'blind' } },
  };
}
