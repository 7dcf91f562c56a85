import { service } from '../../seo/service.js';
import { coaching } from './words.js';
import { nav } from '../../sections/words.js';
import type { PageProps } from '../../i18n/PageProps.js';
import type { Metadata } from '../Page.js';
import { proofLines } from '../../sections/proofWords.js';
import { ServicePage } from '../../sections/ServicePage.js';

export const metadata: Metadata = {
  ...coaching.seo,
  share: { eyebrow: nav.services.coaching.label, title: coaching.hero.title, figure: 'chairs' },
  structuredData: (context) => [
    service(context, nav.services.coaching.label, coaching.seo.description),
  ],
};

export default function CoachingPage(page: PageProps) {
  const { hero, services, roles, cases, contact, mail } = coaching;
  return (
    <ServicePage
      {...page}
      figure="chairs"
      eyebrow={nav.services.coaching.label}
      proof={proofLines.people}
      hero={hero}
      mail={mail.coaching}
      services={{ title: services.title, cards: [services.individual, services.team] }}
      roles={{
        title: roles.title,
        blocks: [roles.counterweight, roles.mirror, roles.memory],
      }}
      cases={{ title: cases.title, names: ['coaching', 'tgroup'] }}
      contact={contact}
    />
  );
}
