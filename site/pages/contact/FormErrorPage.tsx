import { endpoint, honeypotField } from '@advisor/contact';
import { Columns, ContactForm, fieldId, Hero, Room, Text } from '@advisor/ui';
import { owner } from '../../owner.js';
import { ContactInfo } from './ContactInfo.js';
import { contactFormTexts } from './contactFormTexts.js';
import { fieldOfKind, formErrorTokens, type FormErrorKind } from './formErrors.js';
import { hiddenInputs } from './hiddenInputs.js';
import { PrivacyLine } from './PrivacyLine.js';
import { contact } from './words.js';
import { nav } from '../../frame/words.js';
import { Rich } from '../../i18n/Rich.js';
import type { Translate } from '../../i18n/translate.js';
import type { PageProps } from '../../engine/PageProps.js';

export type FormErrorPageProps = PageProps & { kind: FormErrorKind };

/**
 * The form once more, after a post without JavaScript that was not accepted. It is rendered at
 * build time with tokens where the function puts the visitor's words; React never takes it over,
 * because no data of the browser's could match them.
 */
export default function FormErrorPage({ kind, ...page }: FormErrorPageProps) {
  const { t } = page;
  const field = fieldOfKind(kind);
  const { failed } = contact;
  // What comes from another website is none of the visitor's words.
  const kept = kind === 'elsewhere' ? undefined : formErrorTokens;
  return (
    <>
      <Hero
        size="low"
        eyebrow={t(nav.contact)}
        title={t(field ? failed.validation.title : failed.delivery.title)}
      >
        {field ? (
          <>
            <Text size="lead">{t(failed.validation.text)}</Text>
            <Text size="lead">
              <a href={`#${fieldId(field)}`}>{formErrorTokens.issue}</a>
            </Text>
          </>
        ) : (
          <Reason kind={kind} t={t} />
        )}
      </Hero>
      <Room>
        <Columns layout="aside">
          <ContactForm
            {...contactFormTexts(t)}
            action={endpoint}
            hidden={hiddenInputs(page, kept?.id)}
            trapName={honeypotField}
            defaultValues={kept ?? {}}
            issue={field && { field, text: formErrorTokens.issue }}
            privacy={<PrivacyLine {...page} />}
          />
          <ContactInfo t={t} language={page.language} />
        </Columns>
      </Room>
    </>
  );
}

function Reason({ kind, t }: { kind: FormErrorKind; t: Translate }) {
  const { failed, toast } = contact;
  const mail = (href: string) => ({ email: <a href={href}>{owner.email}</a> });
  if (kind === 'too-many') {
    return <Text size="lead">{formErrorTokens.issue}</Text>;
  }
  if (kind === 'elsewhere') {
    return (
      <Text size="lead">
        <Rich message={failed.elsewhere} values={mail(`mailto:${owner.email}`)} />
      </Text>
    );
  }
  return (
    <>
      <Text size="lead">{t(toast.error.text)}</Text>
      <Text size="lead">
        <Rich message={failed.delivery.text} values={mail(formErrorTokens.mailto)} />
      </Text>
    </>
  );
}
