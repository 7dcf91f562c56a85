import { ButtonLink, Hero, Text } from '@advisor/ui';
import { HeroFigure } from '@advisor/ui/blocks';
import { contact } from './messages.js';
import { linkLabels, nav } from '../../sections/messages.js';
import { NextSteps } from '../../sections/NextSteps.js';
import { terms } from '../../sections/terms/messages.js';
import { answerTime } from '../../sections/terms/terms.js';
import { owner } from '../../owner.yaml';
import type { PageProps } from '../../PageProps.js';
import { BookingLink, PhoneLink } from '../../sections/links.js';
import type { Metadata } from '../../seo/metadata.js';

export const metadata: Metadata = {
  title: contact.thanks.title,
  description: contact.thanks.text,
  isHidden: true,
};

/** The page after a form was sent without JavaScript. Its text also suits visitors who open it directly. */
export default function ThanksPage({ t, href }: PageProps) {
  const { thanks, appointment } = contact;
  return (
    <>
      <Hero
        figureSize="large"
        figure={<HeroFigure name="open" />}
        eyebrow={t(nav.contact)}
        title={t(thanks.title)}
        lead={answerTime(t, thanks.within) || t(thanks.text)}
        actions={
          <>
            <ButtonLink href={href('home')}>{t(linkLabels.home)}</ButtonLink>
            <BookingLink t={t} tone="quiet" text={appointment.button} />
            {owner.phone && (
              <Text size="small" tone="muted">
                {t(terms.message.urgent)} <PhoneLink phone={owner.phone} />
              </Text>
            )}
          </>
        }
      />
      <NextSteps t={t} hasWritten />
    </>
  );
}
