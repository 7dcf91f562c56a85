import type { LanguageOption, NavigationItem, NavigationLink } from '@advisor/ui';
import { pagePath } from '../i18n/pagePath.js';
import { languageDetails, languages } from '../i18n/languages.js';
import type { PageProps } from '../i18n/PageProps.js';
import type { Page } from '../pages/Page.js';
import { pages } from '../pages/pages.js';
import { nav } from '../sections/words.js';

type Shown = Pick<PageProps, 'name' | 'language' | 't' | 'href'>;

/** What bar and sheet list between the brand and the languages, from the pages' records. */
export function navigationItems({ name, t, href }: Shown): readonly NavigationItem[] {
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
export function languageOptions({ name, language }: Shown): readonly LanguageOption[] {
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
