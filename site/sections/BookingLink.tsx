import { ButtonLink } from '@advisor/ui';
import type { MessageDescriptor } from '@lingui/core';
import { owner } from '../owner.js';
import { link } from './words.js';
import type { Translate } from '../i18n/translate.js';

export type BookingLinkProps = {
  t: Translate;
  /** What the link says. */
  text: MessageDescriptor;
};

/** The way to the external calendar, in a new tab. */
export function BookingLink({ t, text }: BookingLinkProps) {
  return (
    <ButtonLink href={owner.calendarUrl} newTab={t(link.newTab)}>
      {t(text)}
    </ButtonLink>
  );
}
