import type { FigureName } from '@advisor/ui/blocks';
import type { MessageDescriptor } from '@lingui/core';
import type { Service } from 'schema-dts';
import type { ServiceName } from '../../paths.js';
import { nav } from '../messages.js';
import type { StructuredDataInput } from '../../seo/structuredData.js';
import { germany, practice } from '../../seo/professionalService.js';

type Titled = Record<'title' | 'text', MessageDescriptor>;

/** Data of a service that its page and its metadata share. */
export type ServiceDetails = {
  service: Exclude<ServiceName, 'training'>;
  figure: FigureName;
  texts: {
    seo: Record<'title' | 'description', MessageDescriptor>;
    hero: Titled & { for: MessageDescriptor };
    /** `urgent` introduces the phone number before each booking link, if there is one. */
    contact: Titled & { urgent?: MessageDescriptor };
  };
};

/** The metadata of a service’s page: search result, and the service as structured data. */
export function serviceMetadata({ service, texts: { seo } }: ServiceDetails) {
  const { label } = nav.services[service];
  return {
    ...seo,
    breadcrumb: label,
    structuredData: (page: StructuredDataInput): Service[] => [
      {
        '@type': 'Service',
        name: page.plain(label),
        serviceType: page.plain(label),
        description: page.plain(seo.description),
        url: page.pageUrl(page.name),
        provider: practice(page),
        areaServed: germany(page.language),
      },
    ],
  };
}
