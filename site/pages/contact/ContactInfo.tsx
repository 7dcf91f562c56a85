import { ButtonLink, Heading, Ledger, Panel, Stack, Text } from '@advisor/ui';
import { owner } from '../../owner.js';
import { contact } from './words.js';
import { link } from '../../sections/words.js';
import type { Translate } from '../../i18n/translate.js';
import { isPlaceholder } from '../../owner/fact.js';
import { OwnerFact } from '../../owner/OwnerFact.js';

export type ContactInfoProps = { t: Translate };

/** The other ways to the owner: the address, the place, and an appointment in the calendar. */
export function ContactInfo({ t }: ContactInfoProps) {
  const { info, appointment } = contact;
  const { email } = owner;
  return (
    <Stack space={7}>
      <Stack space={5}>
        <Heading level={2} size="h3">
          {t(info.title)}
        </Heading>
        <Ledger
          entries={[
            {
              term: t(info.email.label),
              value: isPlaceholder(email) ? (
                <OwnerFact fact={email} t={t} />
              ) : (
                <a href={`mailto:${email}`}>{email}</a>
              ),
            },
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
            { term: t(info.appointments.label), value: t(info.appointments.value) },
          ]}
        />
      </Stack>
      <Panel title={t(appointment.title)}>
        <Text tone="muted">{t(appointment.text)}</Text>
        <ButtonLink tone="quiet" href={owner.calendarUrl} newTab={t(link.newTab)}>
          {t(appointment.button)}
        </ButtonLink>
      </Panel>
    </Stack>
  );
}
