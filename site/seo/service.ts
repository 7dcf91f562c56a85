import type { MessageDescriptor } from '@lingui/core';
import type { Service } from 'schema-dts';
import { germany, practice } from './professionalService.js';
import type { PageContext } from './PageContext.js';

/** The service that a page describes. */
export function service(
  page: PageContext,
  type: MessageDescriptor,
  description: MessageDescriptor,
): Service {
  const { name, language, t } = page;
  return {
    '@type': 'Service',
    name: t(type),
    serviceType: t(type),
    description: t(description),
    url: page.address(name),
    provider: practice(page),
    areaServed: germany(language),
  };
}
