import { Actions, Columns, DescriptionList, Heading, Note, Section, Text } from '@advisor/ui';
import { owner } from '../../owner.yaml';
import { formMessages } from '../../form/messages.js';
import { contact } from './messages.js';
import { translateAll } from '../../i18n/translate.js';
import type { PageProps } from '../../PageProps.js';
import { BookingLink, EmailLink } from '../../sections/links.js';

export function ContactInfo({ t, language }: Pick<PageProps, 't' | 'language'>) {
  const { info, appointment } = contact;
  const languages = owner.workingLanguages[language];
  return (
    <Section ground="sunken" space="medium" title={t(info.title)}>
      <Columns>
        <DescriptionList
          items={[
            { term: t(formMessages.email.label), value: <EmailLink t={t} /> },
            {
              term: t(info.location.label),
              value: (
                <>
                  {t(info.location.value)}
                  <Text size="small" tone="muted">
                    {t(info.region)}
                  </Text>
                </>
              ),
            },
            translateAll(t, info.appointments),
            languages && {
              term: t(info.languages),
              value: languages.charAt(0).toUpperCase() + languages.slice(1),
            },
          ].filter((item) => !!item)}
        />
        <Note>
          <Heading level={3} size="h2Small">
            {t(appointment.title)}
          </Heading>
          <Text tone="muted">{t(appointment.text)}</Text>
          <Actions>
            <BookingLink t={t} text={appointment.button} tone="outline" />
          </Actions>
        </Note>
      </Columns>
    </Section>
  );
}
