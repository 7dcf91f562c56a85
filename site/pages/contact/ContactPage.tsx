import {
  endpoint,
  honeypotField,
  languageField,
  limits,
  mapFields,
  services,
} from '@advisor/contact';
import { Actions, Columns, ContactForm, Hero, Note, Section, Text } from '@advisor/ui';
import { useEffect, useLayoutEffect, useState } from 'react';
import { ContactInfo } from './ContactInfo.js';
import { OutageNotice, SentNotice } from './FormNotices.js';
import { issueText, toastTexts } from './formTexts.js';
import { useContactForm } from './useContactForm.js';
import { contact } from './messages.js';
import type { CaseName } from '../../paths.js';
import { readFormQuery } from '../../shared/formLink.js';
import { caseLabels, caseTeasers } from '../../shared/cases/messages.js';
import { answerTime, callTerms } from '../../shared/nextSteps/terms.js';
import { NextSteps } from '../../shared/nextSteps/NextSteps.js';
import { owner } from '../../owner.yaml';
import { BookingLink } from '../../shared/BookingLink.js';
import { PhoneLink } from '../../owner/PhoneLink.js';
import { RichMessage } from '../../i18n/RichMessage.js';
import { joinSentences } from '../../i18n/translate.js';
import { nav } from '../../shared/messages.js';
import type { PageProps } from '../../PageProps.js';
import type { Metadata } from '../../seo/metadata.js';

export const metadata: Metadata = {
  ...contact.seo,
  title: { ...contact.seo.title, values: { name: owner.name } },
  breadcrumb: nav.contact,
};

export default function ContactPage({ t, language, href }: PageProps) {
  const { hero, form } = contact;
  const [Toast, setToast] = useState<typeof import('@advisor/ui/toast').Toast>();
  // Fetched after hydration and before it is needed, when the browser may be offline.
  useEffect(() => {
    import('@advisor/ui/toast').then(
      (module) => setToast(() => module.Toast),
      () => {}, // The form itself says what has happened.
    );
  }, []);
  const [caseAsked, setCaseAsked] = useState<CaseName>();
  // The HTML is the same for every query, so React adds the case.
  useLayoutEffect(() => setCaseAsked(readFormQuery(location.search).name), []);
  const { state, formProps, retry, selectMessage, discard, closeToast } = useContactForm(
    language,
    () => {
      const { name, question, service } = readFormQuery(location.search);
      if (!name) return service && { service };
      const asked = caseTeasers[name];
      return {
        subject: t.plain(caseLabels.subject, { title: t.plain(asked.title) }),
        service: asked.service,
        ...(question && { message: `${question}\n\n` }),
      };
    },
  );
  const { issue, delivery, toast } = state;
  const isSelected = delivery.status === 'failed' && delivery.selected;
  const texts = toast && toastTexts(toast.message, language, t);
  const field = (of: { label: typeof form.title; placeholder: typeof form.title }) => ({
    label: t(of.label),
    placeholder: t(of.placeholder),
  });
  return (
    <>
      <Hero
        id="intro"
        size="short"
        figure={delivery.status === 'sent' ? 'swung' : 'ajar'}
        eyebrow={t(nav.contact)}
        title={t(hero.title)}
      >
        <Text size="lead">
          {joinSentences(t(hero.subtitle), callTerms(t, language), answerTime(t))}
        </Text>
        <Actions>
          {owner.phone && <PhoneLink phone={owner.phone} action />}
          <BookingLink t={t} tone="quiet" />
        </Actions>
      </Hero>
      <Section space="small">
        <Columns layout="aside">
          <ContactForm
            {...formProps}
            texts={{
              title: t(form.title),
              requiredNote: t(form.requiredNote),
              optionalLabel: t(form.optional),
              ...mapFields((name) => field(form[name])),
              message: { ...field(form.message), hint: t(form.message.hint) },
              honeypot: t(form.honeypot),
              submit: t(form.submit),
              sending: t(form.sending),
            }}
            services={services.map((value) => ({ value, label: t(form.service[value]) }))}
            messageCount={{
              limit: limits.message,
              // It is announced once so many characters are left.
              warnFrom: 200,
              remaining: (remaining) => t(form.counter.remaining, { remaining }),
              over: (over) => t(form.counter.over, { over }),
            }}
            action={endpoint}
            hiddenFields={{ [languageField]: language }}
            honeypotName={honeypotField}
            // GDPR, Art. 13: say what happens to personal data where it is collected.
            privacyNote={
              <RichMessage
                message={form.privacy}
                components={{ link: <a href={href('privacy')} /> }}
              />
            }
            subjectNote={caseAsked && t(form.aboutCase, { title: t(caseTeasers[caseAsked].title) })}
            issues={issue ? { [issue.field]: issueText(issue, language, t) } : {}}
            status={isSelected ? t(contact.outage.selected) : Toast ? undefined : texts?.text}
            draft={
              state.restored
                ? {
                    text: t(form.draftKept),
                    discardLabel: t(form.draftDiscard),
                    onDiscard: discard,
                  }
                : undefined
            }
            notice={
              (delivery.status === 'sent' && <SentNotice t={t} />) ||
              (delivery.status === 'failed' && (
                <OutageNotice
                  t={t}
                  values={delivery.values}
                  onRetry={retry}
                  onCopyFailed={selectMessage}
                />
              )) ||
              (import.meta.env['PREVIEW'] && (
                <Note>
                  <Text>{t(contact.preview)}</Text>
                </Note>
              ))
            }
          />
          <ContactInfo t={t} language={language} />
        </Columns>
      </Section>
      <NextSteps t={t} />
      {Toast && texts && (
        <Toast
          key={toast.number}
          {...texts}
          closeLabel={t(contact.toast.close)}
          regionLabel={t(contact.toast.region)}
          onClose={closeToast}
        />
      )}
    </>
  );
}
