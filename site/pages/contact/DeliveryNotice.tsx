import { Button, ButtonLink, FormNotice, Note, Text } from '@advisor/ui';
import type { MessageDescriptor } from '@lingui/core';
import { useEffect, useRef, useState } from 'react';
import { RichMessage } from '../../i18n/RichMessage.js';
import { joinSentences, type PageTranslate, type Translate } from '../../i18n/translate.js';
import { owner } from '../../owner.yaml';
import { linkLabels } from '../../sections/messages.js';
import { answerTime } from '../../sections/nextSteps/terms.js';
import { fittingMailto } from './fittingMailto.js';
import type { FormState } from './formState.js';
import { mailText } from './formTexts.js';
import type { FormValues } from './formValues.js';
import { contact } from './messages.js';

const { outage, mail } = contact;

type DeliveryNoticeProps = {
  t: PageTranslate;
  delivery: FormState['delivery'];
  onRetry: () => void;
};

/** What has become of the message; on a preview that nothing is delivered. */
export function DeliveryNotice({ t, delivery, onRetry }: DeliveryNoticeProps) {
  if (delivery.status === 'sent') return <SentNotice t={t} />;
  if (delivery.status === 'failed')
    return <OutageNotice t={t} values={delivery.values} onRetry={onRetry} />;
  if (!import.meta.env['PREVIEW']) return null;
  return (
    <Note>
      <Text>{t(contact.preview)}</Text>
    </Note>
  );
}

function SentNotice({ t }: { t: Translate }) {
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
};

/** Offers a prepared mail with everything that was typed, while the form cannot deliver. */
function OutageNotice({ t, values, onRetry }: OutageNoticeProps) {
  const text = mailText(values, t.plain);
  const salutation = t.plain(mail.salutation);
  const { href, isComplete } = fittingMailto(owner.email, values.subject, text, salutation);
  // Of the text that was copied: after a change it no longer holds.
  const [copy, setCopy] = useState<{ text: string; message: MessageDescriptor }>();

  async function copyText(): Promise<void> {
    try {
      // oxlint-disable-next-line baseline-js/use-baseline -- without it the visitor copies the text
      await navigator.clipboard.writeText(text);
      setCopy({ text, message: outage.copied });
    } catch {
      setCopy({ text, message: outage.notCopied });
    }
  }

  // `onLine` may be wrong, so it only adds words.
  const offline = navigator.onLine ? undefined : outage.offline;
  const news = copy?.text === text ? copy.message : offline;
  return (
    <FormNotice
      takesFocus
      title={t(outage.title)}
      status={news && t(news)}
      actions={
        <>
          {!isComplete && <Button onClick={() => void copyText()}>{t(outage.copy)}</Button>}
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
