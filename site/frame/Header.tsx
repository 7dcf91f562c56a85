import { SiteHeader } from '@advisor/ui';
import { owner } from '../owner.js';
import { language as languageTexts, nav } from './words.js';
import { languageFacts } from '../i18n/languageFacts.js';
import { OwnerFact } from '../owner/OwnerFact.js';
import { shownFact } from '../owner/shownFact.js';
import type { PageProps } from '../engine/PageProps.js';
import { languageOptions, navigationItems } from './navigation.js';

/** The bar of the site, with its words and pages. */
export function Header(page: Pick<PageProps, 'path' | 'language' | 't' | 'href'>) {
  const { path, language, t, href } = page;
  return (
    <SiteHeader
      brand={<OwnerFact fact={owner.name} t={t} />}
      home={href('/')}
      items={navigationItems(page)}
      languages={languageOptions(page)}
      contact={{ href: href('/kontakt'), label: t(nav.contact), current: path === '/kontakt' }}
      texts={{
        brand: t(nav.brand, { name: shownFact(owner.name, t).text }),
        navigation: t(nav.label),
        openMenu: t(nav.menu.open),
        closeMenu: t(nav.menu.close),
        menu: t(nav.menu.title),
        languages: t(languageTexts.label),
        currentLanguage: t(languageTexts.current, { language: languageFacts[language].name }),
      }}
    />
  );
}
