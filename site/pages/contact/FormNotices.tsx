import { Button, ButtonLink, FormNotice } from '@advisor/ui';
import { useEffect, useRef, useState } from 'react';
import { RichMessage } from '../../i18n/RichMessage.js';
import { joinSentences, type PageTranslate, type Translate } from '../../i18n/translate.js';
import { owner } from '../../owner.yaml';
import { fittingMailto } from '../../shared/mailto.js';
import { linkLabels } from '../../shared/messages.js';
import { answerTime } from '../../shared/nextSteps/terms.js';
import { mailText } from './formTexts.js';
import type { FormValues } from './formValues.js';
import { contact } from './messages.js';

const { outage, mail } = contact;

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

type OutageNoticeProps = {
  t: PageTranslate;
  values: FormValues;
  onRetry: () => void;
  /** Called if the browser does not let the page copy. */
  onCopyFailed: () => void;
};

/** Offers a prepared mail with everything that was typed, while the form cannot deliver. */
export function OutageNotice({ t, values, onRetry, onCopyFailed }: OutageNoticeProps) {
  const text = mailText(values, t.plain);
  const salutation = t.plain(mail.salutation);
  const { href, isComplete } = fittingMailto(owner.email, values.subject, text, salutation);
  const [copied, setCopied] = useState('');

  async function copy(): Promise<void> {
    try {
      // oxlint-disable-next-line baseline-js/use-baseline -- without it the text is selected
      await navigator.clipboard.writeText(text);
      setCopied(text);
    } catch {
      setCopied('');
      onCopyFailed();
    }
  }

  // `onLine` may be wrong, so it only adds words.
  const offline = navigator.onLine ? undefined : outage.offline;
  const news = copied === text ? outage.copied : offline;
  return (
    <FormNotice
      takesFocus
      title={t(outage.title)}
      status={news && t(news)}
      actions={
        <>
          {!isComplete && <Button onClick={() => void copy()}>{t(outage.copy)}</Button>}
          <ButtonLink href={href} tone={isComplete ? 'filled' : 'quiet'} hint={t(linkLabels.email)}>
            {t(outage.mailButton)}
          </ButtonLink>
          <Button tone="quiet" onClick={onRetry}>
            {t(outage.retry)}
          </Button>
        </>
      }
    >
      <RichMessage
        message={isComplete ? outage.text : outage.long}
        values={{ email: <a href={href}>{owner.email}</a> }}
      />
    </FormNotice>
  );
}
