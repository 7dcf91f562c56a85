import { consulting } from './words.js';
import { nav } from '../../frame/words.js';
import type { PageProps } from '../../engine/PageProps.js';
import { ServicePage } from '../../sections/ServicePage.js';

export default function ConsultingPage({ t, language, href }: PageProps) {
  const { hero, services, roles, cases, contact, mail } = consulting;
  return (
    <ServicePage
      t={t}
      language={language}
      href={href}
      figure="table"
      eyebrow={nav.services.consulting.label}
      title={hero.title}
      lead={hero.text}
      audience={hero.for}
      inquiry={{ text: hero.button, mail: mail.consultation }}
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
