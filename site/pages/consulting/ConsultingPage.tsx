import { service } from '../../seo/service.js';
import { consulting } from './words.js';
import { nav } from '../../sections/words.js';
import type { PageProps } from '../../i18n/PageProps.js';
import type { Metadata } from '../Page.js';
import { proofLines } from '../../sections/proofWords.js';
import { ServicePage } from '../../sections/ServicePage.js';

export const metadata: Metadata = {
  ...consulting.seo,
  share: { eyebrow: nav.services.consulting.label, title: consulting.hero.title, figure: 'table' },
  structuredData: (context) => [
    service(context, nav.services.consulting.label, consulting.seo.description),
  ],
};

export default function ConsultingPage(page: PageProps) {
  const { hero, services, roles, cases, contact, mail } = consulting;
  return (
    <ServicePage
      {...page}
      figure="table"
      eyebrow={nav.services.consulting.label}
      proof={proofLines.growth}
      hero={hero}
      mail={mail.consultation}
      services={{ title: services.title, cards: [services.strategy, services.organisation] }}
      roles={{
        title: roles.title,
        text: roles.text,
        blocks: [roles.advice, roles.facilitation, roles.followThrough],
      }}
      cases={{ title: cases.title, names: ['strategy', 'transferPricing'] }}
      contact={contact}
    />
  );
}
