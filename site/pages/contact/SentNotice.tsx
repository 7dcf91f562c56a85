import { FormNotice } from '@advisor/ui';
import { owner } from '../../owner.yaml';
import { nextSteps } from '../../sections/proofWords.js';
import { BookingLink } from '../../sections/BookingLink.js';
import { contact } from './words.js';
import type { Translate } from '../../i18n/translate.js';

/** What has become of the message, in the form's place: the toast goes, this stays. */
export function SentNotice({ t }: { t: Translate }) {
  const { sent, thanks, appointment } = contact;
  const { text, days } = nextSteps.message;
  return (
    <FormNotice
      tone="success"
      takesFocus
      title={t(sent)}
      actions={<BookingLink t={t} tone="quiet" text={appointment.button} />}
    >
      {[t(text), owner.answerDays && t(days, { days: Number(owner.answerDays) }), t(thanks.note)]
        .filter(Boolean)
        .join(' ')}
    </FormNotice>
  );
}
