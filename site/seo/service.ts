import type { MessageDescriptor } from '@lingui/core';
import type { Service } from 'schema-dts';
import { coaching } from '../pages/coaching/words.js';
import { consulting } from '../pages/consulting/words.js';
import { interim } from '../pages/interim/words.js';
import { nav } from '../frame/words.js';
import type { RoutePath } from '../pages/routePath.js';
import type { PageContext } from './PageContext.js';
import { germany, practice } from './professionalService.js';

/** The pages that describe a service, and the words for it. */
export const services: Partial<
  Record<RoutePath, { type: MessageDescriptor; description: MessageDescriptor }>
> = {
  '/beratung': { type: nav.services.consulting.label, description: consulting.seo.description },
  '/ceo-coaching': { type: nav.services.coaching.label, description: coaching.seo.description },
  '/interim-executive': { type: nav.services.interim.label, description: interim.seo.description },
};

/** The service that a page describes, or nothing where it describes none. */
export function service(page: PageContext): Service | undefined {
  const words = services[page.path];
  if (!words) return undefined;
  return {
    '@type': 'Service',
    name: page.t(words.type),
    serviceType: page.t(words.type),
    description: page.t(words.description),
    url: page.address(page.path),
    provider: practice(page),
    areaServed: germany(page.language),
  };
}
