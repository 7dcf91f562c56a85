import {
  endpoint,
  hiddenFields,
  honeypotField,
  limits,
  mapFields,
  services,
} from '@advisor/contact';
import { Columns, ContactForm, Note, Section, Text, type ContactFormProps } from '@advisor/ui';
import { ContactInfo } from './ContactInfo.js';
import { contact } from './words.js';
import { NextSteps } from './NextSteps.js';
import { RichMessage } from '../../i18n/RichMessage.js';
import type { PageProps } from '../../i18n/PageProps.js';

/** The message's counter is announced once so many characters are left. */
const warnFrom = 200;

type FormSectionProps = Partial<ContactFormProps> & {
  page: PageProps;
};

/** The contact form in the page's language, other ways to contact the owner, and what happens next. */
export function FormSection({ page, notice, ...state }: FormSectionProps) {
  const { t, language, href } = page;
  const { form } = contact;
  const field = (of: { label: typeof form.title; placeholder: typeof form.title }) => ({
    label: t(of.label),
    placeholder: t(of.placeholder),
  });
  const previewNotice = import.meta.env['PREVIEW'] && (
    <Note>
      <Text>{t(contact.refused.preview)}</Text>
    </Note>
  );
  return (
    <>
      <Section>
        <Columns layout="aside">
          <ContactForm
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
              warnFrom,
              remaining: (remaining) => t(form.counter.remaining, { remaining }),
              over: (over) => t(form.counter.over, { over }),
            }}
            action={endpoint}
            hidden={{
              [hiddenFields.language]: language,
              [hiddenFields.page]: href('contact'),
            }}
            honeypotName={honeypotField}
            // GDPR, Art. 13: say what happens to personal data where it is collected.
            privacy={
              <RichMessage
                message={form.privacy}
                components={{ link: <a href={href('privacy')} /> }}
              />
            }
            {...state}
            notice={notice || previewNotice}
          />
          <ContactInfo t={t} language={language} />
        </Columns>
      </Section>
      <NextSteps t={t} />
    </>
  );
}
