import { Button, ButtonLink, FormNotice } from '@advisor/ui';
import { useEffect, useRef } from 'react';
import { owner } from '../../owner.yaml';
import { answerTime } from '../../shared/nextSteps/terms.js';
import { linkWords } from '../../shared/messages.js';
import { RichMessage } from '../../i18n/RichMessage.js';
import { joinSentences, type Translate } from '../../i18n/translate.js';
import { undeliveredMail } from './formTexts.js';
import type { FormValues } from './formValues.js';
import { contact } from './messages.js';

export function SentNotice({ t }: { t: Translate }) {
  const notice = useRef<HTMLDivElement>(null);
  // To the top, then just far enough to show the notice, so that the opening door stays in view.
  useEffect(() => {
    scrollTo({ top: 0 });
    notice.current!.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <FormNotice ref={notice} tone="success" takesFocus title={t(contact.sent)}>
      {joinSentences(answerTime(t), t(contact.sentNote))}
    </FormNotice>
  );
}

type OutageNoticeProps = { t: Translate; values: FormValues; onRetry: () => void };

/** Offers a prepared mail with everything that was typed, while the form cannot deliver. */
export function OutageNotice({ t, values, onRetry }: OutageNoticeProps) {
  const { outage } = contact;
  const mail = undeliveredMail(owner.email, values, t);
  return (
    <FormNotice
      takesFocus
      title={t(outage.title)}
      actions={
        <>
          <ButtonLink href={mail} hint={t(linkWords.email)}>
            {t(outage.mailButton)}
          </ButtonLink>
          <Button tone="quiet" onClick={onRetry}>
            {t(outage.retry)}
          </Button>
        </>
      }
    >
      <RichMessage message={outage.text} values={{ email: <a href={mail}>{owner.email}</a> }} />
    </FormNotice>
  );
}
