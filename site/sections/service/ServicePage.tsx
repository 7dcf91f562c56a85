import { CallToAction, Hero, Section, Text } from '@advisor/ui';
import { PlaneFigure, type PlaneDrawing } from '@advisor/ui/blocks';
import type { MessageDescriptor } from '@lingui/core';
import type { ReactNode } from 'react';
import type { CaseName, ServiceName } from '../../routes.js';
import { CaseTeaserList, SingleCase } from '../cases/CaseTeaserList.js';
import { owner } from '../../owner.yaml';
import { ReplySignature } from '../nextSteps/ReplySignature.js';
import { callTerms, replyPromise } from '../nextSteps/terms.js';
import { joinSentences } from '../../i18n/translate.js';
import { nav } from '../messages.js';
import type { PageProps } from '../../PageProps.js';
import { FormLink, PhoneLink } from '../links.js';

type Titled = Record<'title' | 'text', MessageDescriptor>;

type ServicePageProps = PageProps & {
  service: ServiceName;
  drawing: PlaneDrawing;
  texts: {
    hero: Titled & { for: MessageDescriptor };
    /** `urgent` introduces the phone number before each booking link, if there is one. */
    contact: Titled & { urgent?: MessageDescriptor };
  };
  /** The primary action, at the top and at the end. */
  action: ReactNode;
  /** Cases after the content; one alone is shown across the page. */
  cases: readonly [CaseName, ...CaseName[]];
  casesTitle: MessageDescriptor;
  /** What the visitor should know before a call, after whom it is for: languages, or how it is charged. */
  terms?: string | undefined;
  /** The sections between head and cases. */
  children: ReactNode;
};

/** The layout of strategy, coaching and interim: head, content, cases, contact. */
export function ServicePage({
  service,
  texts,
  drawing,
  action,
  cases,
  casesTitle,
  terms,
  children,
  ...page
}: ServicePageProps) {
  const { t, href, language, introId } = page;
  const { hero, contact } = texts;
  const urgent = contact.urgent && owner.phone && (
    <Text as="span">
      {t(contact.urgent)} <PhoneLink phone={owner.phone} />
    </Text>
  );
  const form = <FormLink t={t} href={href} service={service} tone="quiet" />;
  return (
    <>
      <Hero
        id={introId}
        figure={<PlaneFigure drawing={drawing} />}
        eyebrow={t(nav.services[service].label)}
        title={t(hero.title)}
        text={t(hero.text)}
        note={joinSentences(t(hero.for), callTerms(t, language), terms)}
        actions={
          <>
            {action}
            {urgent || form}
          </>
        }
      />

      {children}

      {cases.length > 1 ? (
        <Section space="medium" title={t(casesTitle)}>
          <CaseTeaserList t={t} href={href} cases={cases} />
        </Section>
      ) : (
        <Section ground="sunken" space="small">
          <SingleCase t={t} href={href} name={cases[0]} eyebrow={t(casesTitle)} />
        </Section>
      )}

      <CallToAction
        title={t(contact.title)}
        signature={
          <ReplySignature
            t={t}
            language={language}
            // Beside the telephone number, working days would slow a crisis down.
            note={urgent ? undefined : replyPromise(t)}
          />
        }
        text={t(contact.text)}
        actions={
          <>
            {action}
            {urgent}
            {form}
          </>
        }
      />
    </>
  );
}
