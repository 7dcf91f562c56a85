import { ButtonLink, FormNotice } from '@advisor/ui';
import { owner } from '../../owner.js';
import { nextSteps } from '../../sections/proofWords.js';
import { link } from '../../sections/words.js';
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
      actions={
        <ButtonLink tone="quiet" href={owner.calendarUrl} newTab={t(link.newTab)}>
          {t(appointment.button)}
        </ButtonLink>
      }
    >
      {[t(text), owner.answerDays && t(days, { days: Number(owner.answerDays) }), t(thanks.note)]
        .filter(Boolean)
        .join(' ')}
    </FormNotice>
  );
}
