import type { LanguageOption, NavigationItem, NavigationLink } from '@advisor/ui';
import type { MessageDescriptor } from '@lingui/core';
import { nav } from './words.js';
import { localizedPath } from '../i18n/href.js';
import { languageFacts } from '../i18n/languageFacts.js';
import { languages } from '../i18n/languages.js';
import type { PageProps } from '../engine/PageProps.js';
import type { RoutePath } from '../pages/routePath.js';

type Page = Pick<PageProps, 'path' | 'language' | 't' | 'href'>;

/** What stands in the bar and in the sheet between the name and the languages. */
export function navigationItems({ path, t, href }: Page): readonly NavigationItem[] {
  const { services, cases } = nav;
  const link = (
    to: RoutePath,
    label: MessageDescriptor,
    description?: MessageDescriptor,
  ): NavigationLink => ({
    href: href(to),
    label: t(label),
    current: to === path,
    ...(description && { description: t(description) }),
  });
  const service = (to: RoutePath, { label, text }: typeof services.training) =>
    link(to, label, text);

  return [
    link('/', nav.home),
    {
      id: 'services',
      label: t(services.label),
      links: [
        service('/beratung', services.consulting),
        service('/ceo-coaching', services.coaching),
        service('/interim-executive', services.interim),
        service('/leadership-training', services.training),
      ],
    },
    {
      id: 'cases',
      label: t(cases.label),
      links: [
        link('/case-studies/restructuring', cases.restructuring),
        link('/case-studies/growth', cases.growth),
        link('/case-studies/strategy', cases.strategy),
        link('/case-studies/transfer-pricing', cases.transferPricing),
        link('/case-studies/coaching', cases.coaching),
        link('/case-studies/tgroup', cases.tgroup),
      ],
    },
    link('/ueber-mich', nav.about),
  ];
}

/** The page in every language. */
export function languageOptions({ path, language }: Page): readonly LanguageOption[] {
  // A missing page has no twin; the not-found page's own script keeps the path that is missing.
  const switchable = path === '/404' ? '/' : path;
  return languages.map((code) => ({
    code,
    name: languageFacts[code].name,
    flag: languageFacts[code].flag,
    href: localizedPath(switchable, code),
    current: code === language,
  }));
}
