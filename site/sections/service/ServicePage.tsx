import { CallToAction, CaseStrip, Hero, Section, Text } from '@advisor/ui';
import { HeroFigure, type HeroDrawing } from '@advisor/ui/blocks';
import type { MessageDescriptor } from '@lingui/core';
import type { ReactNode } from 'react';
import type { CaseName, ServiceName } from '../../routes.js';
import { CaseTeaserList, caseTeaser } from '../cases/CaseTeaserList.js';
import { caseLabels } from '../cases/messages.js';
import { owner } from '../../owner.yaml';
import { ReplySignature } from '../terms/ReplySignature.js';
import { callTerms, replyPromise } from '../terms/terms.js';
import { joinSentences } from '../../i18n/translate.js';
import { nav } from '../messages.js';
import type { PageProps } from '../../PageProps.js';
import { FormLink, PhoneLink } from '../links.js';

type Titled = Record<'title' | 'text', MessageDescriptor>;

type ServicePageProps = PageProps<ServiceName> & {
  drawing: HeroDrawing;
  texts: {
    hero: Titled & { note: MessageDescriptor };
    /** `urgent` introduces the phone number before each booking link, if there is one. */
    contact: Titled & { urgent?: MessageDescriptor };
  };
  /** Where the door of the contact block has its leaf. */
  leaf?: 'start' | undefined;
  /** The primary action, at the top and at the end. */
  action: ReactNode;
  /** Cases after the content; one alone is shown across the page. */
  cases: readonly [CaseName, ...CaseName[]];
  /** @default the same words as on other pages */
  casesTitle?: MessageDescriptor;
  /** What to know before a call: languages, or how the work is charged. */
  terms?: string | undefined;
  /** Who can be asked about the advisor, after the text of the contact block. */
  references?: string | undefined;
  /** The sections between head and cases. */
  children: ReactNode;
};

/** The layout of strategy, coaching and interim: head, content, cases, contact. */
export function ServicePage({
  texts,
  drawing,
  leaf,
  action,
  cases,
  casesTitle = caseLabels.heading,
  terms,
  references,
  children,
  ...page
}: ServicePageProps) {
  const { name, t, href, language } = page;
  const { hero, contact } = texts;
  const urgent = contact.urgent && owner.phone && (
    <Text as="span">
      {t(contact.urgent)} <PhoneLink phone={owner.phone} />
    </Text>
  );
  const form = <FormLink t={t} href={href} service={name} tone="quiet" />;
  return (
    <>
      <Hero
        figure={<HeroFigure name={drawing} />}
        eyebrow={t(nav.services[name].label)}
        title={t(hero.title)}
        text={t(hero.text)}
        note={joinSentences(t(hero.note), callTerms(t, language), terms)}
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
          <CaseStrip eyebrow={t(casesTitle)} {...caseTeaser(page, cases[0])} />
        </Section>
      )}

      <CallToAction
        leaf={leaf}
        title={t(contact.title)}
        signature={
          <ReplySignature
            t={t}
            language={language}
            // No promise of working days where visitors in a crisis are asked to call.
            caption={urgent ? undefined : replyPromise(t)}
          />
        }
        text={joinSentences(t(contact.text), references)}
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
