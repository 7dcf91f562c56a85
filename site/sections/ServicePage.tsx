import {
  Actions,
  ButtonLink,
  ContactBlock,
  Hero,
  RoleBlock,
  RoleBlocks,
  Section,
  ServiceCard,
  ServiceCards,
  Text,
  type PlaneFigureName,
} from '@advisor/ui';
import type { MessageDescriptor } from '@lingui/core';
import { CaseTeaserRows, type CaseTeaserRowsProps } from './CaseTeaserRows.js';
import { caseTeaser } from './caseTeasers.js';
import { MailLink, type MailLinkProps } from './MailLink.js';
import { NextSteps } from './NextSteps.js';
import { Proof, type ProofProps } from './Proof.js';
import { link, nav } from './words.js';
import type { PageProps } from '../i18n/PageProps.js';

type Titled = { title: MessageDescriptor; text: MessageDescriptor };

export type ServicePageProps = PageProps &
  Pick<CaseTeaserRowsProps, 'cases'> & {
    service: 'consulting' | 'coaching';
    words: {
      hero: Titled & Record<'for' | 'button', MessageDescriptor>;
      services: {
        title: MessageDescriptor;
        cards: readonly (Titled & Record<'point1' | 'point2' | 'point3', MessageDescriptor>)[];
      };
      roles: { title: MessageDescriptor; text?: MessageDescriptor; blocks: readonly Titled[] };
      contact: Titled;
      /** The prepared mail, offered at the head and at the end. */
      mail: MailLinkProps['mail'];
    };
    figure: PlaneFigureName;
    /** Why to trust, in one line. */
    proof: MessageDescriptor;
    /** The figures that speak for this service. */
    figures: Required<ProofProps>['only'];
  };

/** Consulting and coaching have one shape: two cards, three roles, two cases, a contact block. */
export function ServicePage({
  service,
  words,
  figure,
  proof,
  figures,
  cases,
  ...page
}: ServicePageProps) {
  const { t, language, href } = page;
  const { hero, services, roles, contact, mail } = words;
  const ways = (
    <>
      <MailLink t={t} text={hero.button} mail={mail} />
      <ButtonLink tone="quiet" href={href('contact')}>
        {t(link.contactForm)}
      </ButtonLink>
    </>
  );
  return (
    <>
      <Hero
        figure={figure}
        eyebrow={t(nav.services[service].label)}
        title={t(hero.title)}
        proof={t(proof)}
      >
        <Text size="lead">{t(hero.text)}</Text>
        <Text tone="muted">{t(hero.for)}</Text>
        <Actions>{ways}</Actions>
      </Hero>

      <Section id="work" title={t(services.title)}>
        <ServiceCards>
          {services.cards.map((card) => (
            <ServiceCard
              key={card.title.id}
              title={t(card.title)}
              text={t(card.text)}
              points={[t(card.point1), t(card.point2), t(card.point3)]}
            />
          ))}
        </ServiceCards>
      </Section>

      <Section
        id="roles"
        layout="split"
        threshold
        title={t(roles.title)}
        note={roles.text && t(roles.text)}
      >
        <RoleBlocks>
          {roles.blocks.map((role) => (
            <RoleBlock key={role.title.id} title={t(role.title)} text={t(role.text)} />
          ))}
        </RoleBlocks>
      </Section>

      <Section threshold title={t(caseTeaser.heading)}>
        <CaseTeaserRows t={t} href={href} cases={cases} />
      </Section>

      <ContactBlock
        title={t(contact.title)}
        text={t(contact.text)}
        steps={<NextSteps t={t} language={language} />}
        proof={<Proof t={t} only={figures} />}
        actions={ways}
      />
    </>
  );
}
