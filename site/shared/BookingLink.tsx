import { ButtonLink } from '@advisor/ui';
import type { MessageDescriptor } from '@lingui/core';
import { owner } from '../owner.yaml';
import { linkLabels } from './messages.js';
import type { Translate } from '../i18n/translate.js';

type BookingLinkProps = {
  t: Translate;
  /** @default the same words as on other pages */
  text?: MessageDescriptor;
  tone?: 'filled' | 'outline' | 'quiet';
};

/** The link to the external calendar, in a new tab. */
export function BookingLink({
  t,
  text = linkLabels.bookVideoCall,
  tone = 'filled',
}: BookingLinkProps) {
  return (
    <ButtonLink href={owner.calendarUrl} newTabLabel={t(linkLabels.newTab)} tone={tone}>
      {t(text)}
    </ButtonLink>
  );
}
