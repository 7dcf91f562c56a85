import type { Service } from 'schema-dts';
import type { ServiceName } from '../../routes.js';
import { business, germany, type StructuredDataInput } from '../../seo/structuredData.js';
import { nav } from '../messages.js';

export function structuredData(page: StructuredDataInput): Service[] {
  const name = page.plain(nav.services[page.name as ServiceName].label);
  return [
    {
      '@type': 'Service',
      name,
      serviceType: name,
      description: page.plain(page.metadata.description),
      url: page.pageUrl(page.name),
      provider: business(page),
      areaServed: germany(page),
    },
  ];
}
