import {
  Placeholder,
  SiteHeader,
  type LanguageOption,
  type NavigationItem,
  type NavigationLink,
} from '@advisor/ui';
import { owner } from '../owner.yaml';
import { languageWords, nav } from '../shared/messages.js';
import { languageDetails, languages } from '../i18n/languages.js';
import { pagePath } from '../i18n/pagePath.js';
import { sampleWords } from '../owner/sampleWords.js';
import type { PageProps } from '../PageProps.js';
import type { Page } from '../pages/Page.js';
import { pages } from '../pages/pages.js';

type HeaderProps = Pick<PageProps, 'name' | 'language' | 't' | 'href'>;

/** The header of every page: the advisor’s name, navigation, languages, and the link to the form. */
export function Header(page: HeaderProps) {
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

/** What bar and sheet list between the brand and the languages, from the pages' records. */
export function navigationItems({ name, t, href }: HeaderProps): readonly NavigationItem[] {
  const linksIn = (menu: NonNullable<Page['menu']>['in']): NavigationLink[] =>
    pages
      .filter((page) => page.menu?.in === menu)
      .map((page) => ({
        href: href(page.name),
        label: t(page.label),
        current: page.name === name,
        ...(page.menu?.text && { description: t(page.menu.text) }),
        ...(menu === 'cases' && { picture: `/cases.svg#${page.name}` }),
      }));
  const group = (menu: 'services' | 'cases') => ({
    label: t(nav[menu].label),
    links: linksIn(menu),
  });
  const [home, ...others] = linksIn('bar');
  return [home!, group('services'), group('cases'), ...others];
}

/** The same page in each language, for the language switcher. */
export function languageOptions({ name, language }: HeaderProps): readonly LanguageOption[] {
  // The not-found page's own script replaces these links by ones to the missing path.
  const switchable = name === 'notFound' ? 'home' : name;
  return languages.map((code) => ({
    code,
    name: languageDetails[code].name,
    flag: languageDetails[code].flag,
    href: pagePath(switchable, code),
    current: code === language,
  }));
}
