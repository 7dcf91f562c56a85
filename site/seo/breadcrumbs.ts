import type { MessageDescriptor } from '@lingui/core';
import type { BreadcrumbList } from 'schema-dts';
import { caseStudies } from '../pages/case-studies/words.js';
import { footer, nav } from '../frame/words.js';
import type { RoutePath } from '../pages/routePath.js';
import type { PageContext } from './PageContext.js';

/** What each page is called in the navigation or footer. */
const names: Partial<Record<RoutePath, MessageDescriptor>> = {
  '/beratung': nav.services.consulting.label,
  '/ceo-coaching': nav.services.coaching.label,
  '/interim-executive': nav.services.interim.label,
  '/leadership-training': nav.services.training.label,
  '/ueber-mich': nav.about,
  '/kontakt': nav.contact,
  '/termine-anmeldung': footer.schedule,
  '/impressum': footer.imprint,
  '/datenschutz': footer.privacy,
  ...Object.fromEntries(caseStudies.map((study) => [study.path, study.nav])),
};

/** The way from the home page to this one; the home page itself has none. */
export function breadcrumbs(page: PageContext): BreadcrumbList | undefined {
  const name = names[page.path];
  if (!name) return undefined;
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: page.t(nav.home), item: page.address('/') },
      { '@type': 'ListItem', position: 2, name: page.t(name), item: page.address(page.path) },
    ],
  };
}
