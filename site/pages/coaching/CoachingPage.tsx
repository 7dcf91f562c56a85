import { coaching } from './words.js';
import { nav } from '../../frame/words.js';
import type { PageProps } from '../../engine/PageProps.js';
import { ServicePage } from '../../sections/ServicePage.js';

export default function CoachingPage({ t, language, href }: PageProps) {
  const { hero, services, roles, cases, contact, mail } = coaching;
  return (
    <ServicePage
      t={t}
      language={language}
      href={href}
      figure="chairs"
      eyebrow={nav.services.coaching.label}
      title={hero.title}
      lead={hero.text}
      audience={hero.for}
      inquiry={{ text: hero.button, mail: mail.coaching }}
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
