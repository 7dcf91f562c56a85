import { endpoint, honeypotField, languageField } from '@advisor/contract/post';
import { ContactForm, Section } from '@advisor/ui';
import { ProfileHero } from '@advisor/ui/blocks';
import { useEffect } from 'react';
import { ContactInfo } from './ContactInfo.js';
import { OutcomeNotice } from './OutcomeNotice.js';
import { formFields } from '../../form/formFields.js';
import { issueTexts, toastTexts } from '../../form/formTexts.js';
import { useContactForm, type FormState, type FormValues } from '../../form/useContactForm.js';
import { formMessages, toastMessages } from '../../form/messages.js';
import { contact } from './messages.js';
import { formId, readFormQuery } from '../../form/formPath.js';
import { caseLabels, caseTeasers } from '../../sections/cases/messages.js';
import { answerTime, callTerms } from '../../sections/terms/terms.js';
import { NextSteps } from '../../sections/NextSteps.js';
import { owner } from '../../owner.yaml';
import { OwnerPortrait } from '../../owner/OwnerPortrait.js';
import { RichMessage } from '../../i18n/RichMessage.js';
import { joinSentences, translateAll, type Translate } from '../../i18n/translate.js';
import { nav } from '../../sections/messages.js';
import type { PageProps } from '../../PageProps.js';
import { BookingLink, EmailLink, PhoneLink } from '../../sections/links.js';
import type { Metadata } from '../../seo/metadata.js';

export const metadata: Metadata = {
  ...contact.seo,
  breadcrumb: nav.contact,
};

export default function ContactPage({ t, language, href, showToast }: PageProps) {
  const { hero } = contact;
  const { title, requiredNote, honeypot, submit, sending } = formMessages;
  // Early, because the browser may be offline when it is needed.
  useEffect(() => void loadToast(), []);

  /** If the toast cannot be loaded, the invalid field or the notice in the form still shows the outcome. */
  async function announce(next: FormState): Promise<void> {
    const texts = toastTexts(next, language, t);
    const Toast = await loadToast();
    if (!texts || !Toast) return;
    showToast(
      <Toast
        {...texts}
        closeLabel={t(toastMessages.close)}
        regionLabel={t(toastMessages.region)}
        onClose={() => showToast(undefined)}
      />,
    );
  }

  const { state, formProps, retry } = useContactForm({
    language,
    prefill: () => prefilledValues(t.plain),
    announce: (next) => void announce(next),
  });
  return (
    <>
      <ProfileHero
        ground="plane"
        eyebrow={t(nav.contact)}
        title={t(hero.title)}
        lead={joinSentences(t(hero.lead), callTerms(t, language))}
        actions={
          <>
            <EmailLink t={t} actionSize="large" />
            {owner.phone && <PhoneLink phone={owner.phone} actionSize="large" />}
            <BookingLink t={t} tone="quiet" size="large" />
          </>
        }
        portrait={<OwnerPortrait t={t} language={language} />}
        notes={[owner.name, answerTime(t)].filter((note) => !!note)}
      />
      <Section space="small">
        <ContactForm
          {...formProps}
          id={formId}
          texts={translateAll(t, { title, requiredNote, honeypot, submit, sending })}
          fields={formFields(t, issueTexts(state, language, t))}
          action={endpoint}
          hiddenFields={{ [languageField]: language }}
          honeypotName={honeypotField}
          // GDPR, Art. 13: say what happens to personal data where it is collected.
          privacyNote={
            <RichMessage
              message={formMessages.privacy}
              components={{ link: <a href={href('privacy')} /> }}
            />
          }
          notice={<OutcomeNotice t={t} state={state} onRetry={retry} />}
        />
      </Section>
      <ContactInfo t={t} language={language} />
      <NextSteps t={t} />
    </>
  );
}

const loadToast = () =>
  import('@advisor/ui/toast').then(
    ({ Toast }) => Toast,
    () => undefined,
  );

/** Values from the query: those of a question about a case, or a service. */
function prefilledValues(plain: Translate): Partial<FormValues> {
  const { caseName, question, service } = readFormQuery(location.search);
  if (!caseName) return service ? { service } : {};
  const { title, service: serviceOfCase } = caseTeasers[caseName];
  return {
    subject: plain(caseLabels.subject, { title: plain(title) }),
    service: serviceOfCase,
    ...(question && { message: `${question}\n\n` }),
  };
}
