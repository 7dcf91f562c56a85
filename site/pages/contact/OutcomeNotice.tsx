import { Button, ButtonLink, FormNotice, Note, Text } from '@advisor/ui';
import { useEffect, useRef } from 'react';
import { RichMessage } from '../../i18n/RichMessage.js';
import { joinSentences, type PageTranslate, type Translate } from '../../i18n/translate.js';
import { owner } from '../../owner.yaml';
import { linkLabels } from '../../sections/messages.js';
import { answerTime } from '../../sections/terms/terms.js';
import { fittingMailto, mailText } from '../../form/formTexts.js';
import type { FormState, FormValues } from '../../form/useContactForm.js';
import { mailMessages } from '../../form/messages.js';
import { contact } from './messages.js';

const { outage } = contact;

type OutcomeNoticeProps = {
  t: PageTranslate;
  state: FormState;
  onRetry: () => void;
};

/** The outcome of the message; on a preview, that nothing is delivered. */
export function OutcomeNotice({ t, state, onRetry }: OutcomeNoticeProps) {
  if (state.status === 'sent') return <SentNotice t={t} />;
  if (state.status === 'failed')
    return <OutageNotice t={t} values={state.values} onRetry={onRetry} />;
  if (!import.meta.env['PREVIEW']) return null;
  return (
    <Note>
      <Text>{t(contact.preview)}</Text>
    </Note>
  );
}

function SentNotice({ t }: { t: Translate }) {
  const notice = useRef<HTMLDivElement>(null);
  // To the top, then just far enough to show the notice.
  useEffect(() => {
    scrollTo({ top: 0 });
    notice.current!.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <FormNotice ref={notice} tone="success" autoFocus title={t(contact.sent)}>
      {joinSentences(answerTime(t), t(contact.sentNote))}
    </FormNotice>
  );
}

/** Offers a prepared mail with everything that was typed, while the form cannot deliver. */
function OutageNotice({
  t,
  values,
  onRetry,
}: Omit<OutcomeNoticeProps, 'state'> & { values: FormValues }) {
  const text = mailText(values, t.plain);
  const salutation = t.plain(mailMessages.salutation);
  const { href, isComplete } = fittingMailto(owner.email, values.subject, text, salutation);
  return (
    <FormNotice
      autoFocus
      title={t(outage.title)}
      actions={
        <>
          <ButtonLink href={href} hint={t(linkLabels.email)}>
            {t(outage.mailButton)}
          </ButtonLink>
          <Button tone="quiet" onClick={onRetry}>
            {t(outage.retry)}
          </Button>
        </>
      }
    >
      {/* A page translator replaces text nodes, so React replaces the elements around them. */}
      <span key={`${isComplete}`}>
        <RichMessage
          message={isComplete ? outage.text : outage.long}
          values={{ email: <a href={href}>{owner.email}</a> }}
        />
      </span>
      {/* `onLine` may be wrong, so it only adds a sentence. */}
      {!navigator.onLine && <span> {t(outage.offline)}</span>}
    </FormNotice>
  );
}
