import {
  Actions,
  ButtonLink,
  ContactBlock,
  Hero,
  Section,
  Text,
  type PlaneFigureName,
} from '@advisor/ui';
import type { MessageDescriptor } from '@lingui/core';
import type { ReactNode } from 'react';
import { CaseTeaserRows, type CaseTeaserRowsProps } from './CaseTeaserRows.js';
import { caseTeaser } from './caseTeasers.js';
import { MailLink, type MailLinkProps } from './MailLink.js';
import { NextSteps } from './NextSteps.js';
import { link, nav } from './words.js';
import { OwnerSignature } from './OwnerSignature.js';
import type { PageProps } from '../i18n/PageProps.js';

type Titled = { title: MessageDescriptor; text: MessageDescriptor };

export type ServicePageProps = PageProps &
  Pick<CaseTeaserRowsProps, 'cases'> & {
    service: 'consulting' | 'coaching';
    words: {
      hero: Titled & Record<'for' | 'button', MessageDescriptor>;
      contact: Titled;
      /** The prepared mail, offered at the head and at the end. */
      mail: MailLinkProps['mail'];
    };
    figure: PlaneFigureName;
    /** The two facts that belong to the service, below the heading. */
    facts: MessageDescriptor;
    /** The signature’s line: a fact that the page does not mention yet. */
    proof: MessageDescriptor;
    /** What the service is: a `Scene`, and what follows it. */
    children: ReactNode;
  };

/** What consulting and coaching share: head, two cases, what happens next, and the form. */
export function ServicePage({
  service,
  words,
  figure,
  facts,
  proof,
  cases,
  children,
  ...page
}: ServicePageProps) {
  const { t, language, href } = page;
  const { hero, contact, mail } = words;
  const actions = (
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
        proof={t(facts)}
      >
        <Text size="lead">{t(hero.text)}</Text>
        <Text tone="muted">{t(hero.for)}</Text>
        <Actions>{actions}</Actions>
      </Hero>

      {children}

      <Section title={t(caseTeaser.heading)}>
        <CaseTeaserRows t={t} href={href} cases={cases} />
      </Section>

      <ContactBlock
        title={t(contact.title)}
        text={t(contact.text)}
        steps={<NextSteps t={t} language={language} />}
        signature={<OwnerSignature t={t} proof={t(proof)} />}
        actions={actions}
      />
    </>
  );
}
