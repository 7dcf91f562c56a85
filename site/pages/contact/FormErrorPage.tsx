import { fields, mapFields, placeholder, type AnswerPageKind } from '@advisor/contact';
import { fieldId, Hero, Prose, Text } from '@advisor/ui';
import type { PageProps } from '../../i18n/PageProps.js';
import { nav } from '../../sections/words.js';
import { Rich } from '../../i18n/Rich.js';
import { owner } from '../../owner.yaml';
import { FormSection } from './FormSection.js';
import { contact } from './words.js';

/**
 * The form once more, after a post without JavaScript that was not accepted. It is rendered at
 * build time with placeholders where the function puts the visitor's words, and as if every field
 * broke a rule; the function takes away what does not apply. React never takes the page over,
 * because no data of the browser's could match it.
 */
export function FormErrorPage({ kind, ...page }: PageProps & { kind: AnswerPageKind }) {
  const { t } = page;
  const { failed, toast } = contact;
  const issues = mapFields((field) => placeholder(`issue.${field}`));
  const isInvalid = kind === 'invalid';
  return (
    <>
      <Hero
        size="low"
        eyebrow={t(nav.contact)}
        title={t(isInvalid ? failed.validation.title : failed.delivery.title)}
      >
        {isInvalid ? (
          <>
            <Text size="lead">{t(failed.validation.text)}</Text>
            <Prose>
              <ul>
                {fields.map((field) => (
                  <li key={field}>
                    <a href={`#${fieldId(field)}`}>{issues[field]}</a>
                  </li>
                ))}
              </ul>
            </Prose>
          </>
        ) : (
          <>
            <Text size="lead">
              {kind === 'refused' ? placeholder('note') : t(toast.failed.text)}
            </Text>
            <Text size="lead">
              <Rich
                message={failed.delivery.text}
                values={{ email: <a href={placeholder('mailto')}>{owner.email}</a> }}
              />
            </Text>
          </>
        )}
      </Hero>
      <FormSection
        page={page}
        inquiryId={placeholder('id')}
        defaultValues={mapFields(placeholder)}
        issues={isInvalid ? issues : {}}
      />
    </>
  );
}
