import type { FigureName } from '@advisor/ui/blocks';
import type { MessageDescriptor } from '@lingui/core';
import type { ServiceName } from '../../paths.js';
import { nav } from '../messages.js';

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

/** The metadata of a service’s page. */
export function serviceMetadata({ service, texts: { seo } }: ServiceDetails) {
  return { ...seo, breadcrumb: nav.services[service].label };
}
