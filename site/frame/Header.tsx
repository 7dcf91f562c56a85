import { Placeholder, SiteHeader } from '@advisor/ui';
import { owner } from '../owner.yaml';
import { languageWords, nav } from '../sections/words.js';
import { languageDetails } from '../i18n/languages.js';
import { sampleWords } from '../owner/sampleWords.js';
import type { PageProps } from '../i18n/PageProps.js';
import { languageOptions, navigationItems } from './navigation.js';

/** The header of every page: the advisor’s name, navigation, languages, and the link to the form. */
export function Header(page: Pick<PageProps, 'name' | 'language' | 't' | 'href'>) {
  const { name, language, t, href } = page;
  const { mark } = sampleWords(language);
  return (
    <SiteHeader
      brand={
        <>
          {owner.name}
          {mark && ' '}
          {mark && <Placeholder size="small">{mark}</Placeholder>}
        </>
      }
      home={href('home')}
      items={navigationItems(page)}
      languages={languageOptions(page)}
      contact={{ href: href('contact'), label: t(nav.contact), current: name === 'contact' }}
      texts={{
        brand: t(nav.brand, { name: mark ? `${owner.name} ${mark}` : owner.name }),
        navigation: t(nav.label),
        openMenu: t(nav.menu.open),
        closeMenu: t(nav.menu.close),
        menu: t(nav.menu.title),
        languages: t(languageWords.label),
        currentLanguage: t(languageWords.current, { language: languageDetails[language].name }),
      }}
    />
  );
}
