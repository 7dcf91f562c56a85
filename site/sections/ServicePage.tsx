import {
  Actions,
  ButtonLink,
  ContactBlock,
  Hero,
  RoleBlock,
  RoleBlocks,
  Room,
  ServiceCard,
  ServiceCards,
  Text,
  type PlaneFigureName,
} from '@advisor/ui';
import type { MessageDescriptor } from '@lingui/core';
import type { ReactNode } from 'react';
import { CaseTeaserRows, casesNote, type CaseTeaserRowsProps } from './CaseTeaserRows.js';
import { MailLink, type MailLinkProps } from './MailLink.js';
import { NextSteps } from './NextSteps.js';
import { Proof } from './Proof.js';
import type { PageProps } from '../i18n/PageProps.js';

type Titled = { title: MessageDescriptor; text: MessageDescriptor };

export type ServicePageProps = Pick<PageProps, 't' | 'language' | 'href'> & {
  figure: PlaneFigureName;
  eyebrow: MessageDescriptor;
  /** Why to trust, in one line. */
  proof: MessageDescriptor;
  hero: Titled & Record<'for' | 'button', MessageDescriptor>;
  /** The prepared mail, offered at the head and at the end. */
  mail: MailLinkProps['mail'];
  services: {
    title: MessageDescriptor;
    cards: readonly (Titled & Record<'point1' | 'point2' | 'point3', MessageDescriptor>)[];
  };
  roles: { title: MessageDescriptor; text?: MessageDescriptor; blocks: readonly Titled[] };
  cases: { title: MessageDescriptor; names: CaseTeaserRowsProps['cases'] };
  contact: Titled & { form: MessageDescriptor };
};

/** Consulting and coaching have one shape: two cards, three roles, two cases, a contact block. */
export function ServicePage({
  t,
  language,
  href,
  figure,
  eyebrow,
  proof,
  hero,
  mail,
  services,
  roles,
  cases,
  contact,
}: ServicePageProps): ReactNode {
  const ways = (
    <>
      <MailLink t={t} text={hero.button} mail={mail} />
      <ButtonLink tone="quiet" href={href('contact')}>
        {t(contact.form)}
      </ButtonLink>
    </>
  );
  return (
    <>
      <Hero figure={figure} eyebrow={t(eyebrow)} title={t(hero.title)} proof={t(proof)}>
        <Text size="lead">{t(hero.text)}</Text>
        <Text tone="muted">{t(hero.for)}</Text>
        <Actions>{ways}</Actions>
      </Hero>

      <Room id="work" title={t(services.title)}>
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
      </Room>

      <Room layout="split" threshold title={t(roles.title)} note={roles.text && t(roles.text)}>
        <RoleBlocks>
          {roles.blocks.map((role) => (
            <RoleBlock key={role.title.id} title={t(role.title)} text={t(role.text)} />
          ))}
        </RoleBlocks>
      </Room>

      <Room threshold title={t(cases.title)} note={casesNote({ t, cases: cases.names })}>
        <CaseTeaserRows t={t} href={href} cases={cases.names} />
      </Room>

      <ContactBlock
        title={t(contact.title)}
        text={t(contact.text)}
        steps={<NextSteps t={t} language={language} />}
        proof={<Proof t={t} />}
        actions={ways}
      />
    </>
  );
}
