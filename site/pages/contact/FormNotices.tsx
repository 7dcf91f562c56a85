import { Button, ButtonLink, FormNotice } from '@advisor/ui';
import { useEffect } from 'react';
import { owner } from '../../owner.yaml';
import { nextSteps } from '../../sections/proofWords.js';
import { BookingLink } from '../../sections/BookingLink.js';
import { link } from '../../sections/words.js';
import { Rich } from '../../i18n/Rich.js';
import type { Translate } from '../../i18n/translate.js';
import { preparedMail } from './formTexts.js';
import type { FormValues } from './formValues.js';
import { contact } from './words.js';

type SentNoticeProps = { t: Translate; onWriteAnother: () => void };

/** What happens to the message now, in the form's place. */
export function SentNotice({ t, onWriteAnother }: SentNoticeProps) {
  const { sent, sentNote, form, appointment } = contact;
  const { text, days } = nextSteps.message;
  // The notice has the focus; the head, whose door opens, is to be seen with it.
  useEffect(() => {
    scrollTo({ top: 0 });
  }, []);
  return (
    <FormNotice
      tone="success"
      takesFocus
      title={t(sent)}
      actions={
        <>
          <BookingLink t={t} text={appointment.button} />
          <Button tone="quiet" onClick={onWriteAnother}>
            {t(form.another)}
          </Button>
        </>
      }
    >
      {[t(text), owner.answerDays && t(days, { days: Number(owner.answerDays) }), t(sentNote)]
        .filter(Boolean)
        .join(' ')}
    </FormNotice>
  );
}

type OutageNoticeProps = { t: Translate; values: FormValues; onRetry: () => void };

/** The prepared mail, with everything that was typed, while the form cannot deliver. */
export function OutageNotice({ t, values, onRetry }: OutageNoticeProps) {
  const { outage } = contact;
  const mail = preparedMail(owner.email, values, t);
  return (
    <FormNotice
      takesFocus
      title={t(outage.title)}
      actions={
        <>
          <ButtonLink href={mail} hint={t(link.email)}>
            {t(outage.mailButton)}
          </ButtonLink>
          <Button tone="quiet" onClick={onRetry}>
            {t(outage.retry)}
          </Button>
        </>
      }
    >
      <Rich message={outage.text} values={{ email: <a href={mail}>{owner.email}</a> }} />
    </FormNotice>
  );
}
