import {
  Placeholder,
  SiteHeader,
  type LanguageOption,
  type NavigationItem,
  type NavigationLink,
} from '@advisor/ui';
import type { MessageDescriptor } from '@lingui/core';
import { languages } from '@advisor/contract/languages';
import { owner } from '../owner.yaml';
import { languageLabels, nav } from '../sections/messages.js';
import { flags } from './flags.js';
import { languageDetails } from '../i18n/languageDetails.js';
import { sampleTexts } from '../owner/sampleTexts.js';
import type { PageProps } from '../PageProps.js';
import { caseNames, pagePath, serviceNames, type PageName } from '../routes.js';

type HeaderProps = Pick<PageProps, 'name' | 'language' | 't' | 'href'>;

export function Header(page: HeaderProps) {
  const { name, language, t, href } = page;
  const { mark } = sampleTexts(language);
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
      languages={{
        options: languageOptions(page),
        label: t(languageLabels.label),
        currentLabel: t(languageLabels.current, { language: languageDetails[language].name }),
      }}
      contact={{ href: href('contact'), label: t(nav.contact), current: name === 'contact' }}
      texts={{
        brand: t(nav.brand, { name: mark ? `${owner.name} ${mark}` : owner.name }),
        navigation: t(nav.label),
        openMenu: t(nav.menu.open),
        closeMenu: t(nav.menu.close),
        menu: t(nav.menu.title),
      }}
    />
  );
}

function navigationItems({ name, t, href }: HeaderProps): readonly NavigationItem[] {
  const link = (to: PageName, label: MessageDescriptor): NavigationLink => ({
    href: href(to),
    label: t(label),
    current: to === name,
  });
  const { services, cases } = nav;
  return [
    link('home', nav.home),
    {
      label: t(services.label),
      links: serviceNames.map((service) => ({
        ...link(service, services[service].label),
        description: t(services[service].text),
      })),
    },
    {
      label: t(cases.label),
      links: caseNames.map((study) => link(study, cases[study])),
    },
    link('about', nav.about),
  ];
}

/** The same page in each language, for the language switcher. */
function languageOptions({ name, language }: HeaderProps): readonly LanguageOption[] {
  // The not-found page's script makes these links keep the missing path.
  const switchable = name === 'notFound' ? 'home' : name;
  return languages.map((code) => ({
    code,
    name: languageDetails[code].name,
    flag: flags[code],
    href: pagePath(switchable, code),
    current: code === language,
  }));
}
