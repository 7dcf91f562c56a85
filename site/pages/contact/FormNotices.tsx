import { Button, ButtonLink, FormNotice } from '@advisor/ui';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
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
  const connection = useConnection();

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

  const news = copied === text ? outage.copied : connection && outage[connection];
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

/** `online` only after it was `offline`, as far as the browser knows. It may be wrong, so it only adds words. */
function useConnection(): 'offline' | 'online' | undefined {
  const isOnline = useSyncExternalStore(
    (onChange) => {
      const stop = new AbortController();
      const { signal } = stop;
      addEventListener('online', onChange, { signal });
      addEventListener('offline', onChange, { signal });
      return () => stop.abort();
    },
    () => navigator.onLine,
  );
  const [wasOffline, setWasOffline] = useState(!isOnline);
  if (!isOnline && !wasOffline) setWasOffline(true);
  return wasOffline ? (isOnline ? 'online' : 'offline') : undefined;
}
