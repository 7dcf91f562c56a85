import type { FigureName } from '@advisor/ui/figures';
import type { MessageDescriptor } from '@lingui/core';
import type { Service } from 'schema-dts';
import { nav } from './words.js';
import type { PageContext } from '../seo/structuredData.js';
import { germany, practice } from '../seo/professionalService.js';

type Words = {
  seo: { title: MessageDescriptor; description: MessageDescriptor };
  hero: { title: MessageDescriptor };
};

/** The metadata of a service’s page: search result, share image, and the service as structured data. */
export function serviceMetadata(
  service: 'consulting' | 'coaching' | 'interim',
  { seo, hero }: Words,
  figure: FigureName,
) {
  const { label } = nav.services[service];
  return {
    ...seo,
    share: { eyebrow: label, title: hero.title, figure },
    structuredData: (page: PageContext): Service[] => [
      {
        '@type': 'Service',
        name: page.t(label),
        serviceType: page.t(label),
        description: page.t(seo.description),
        url: page.address(page.name),
        provider: practice(page),
        areaServed: germany(page.language),
      },
    ],
  };
}
