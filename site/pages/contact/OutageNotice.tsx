import { Button, ButtonLink, FormNotice } from '@advisor/ui';
import { owner } from '../../owner.yaml';
import { contact } from './words.js';
import { link } from '../../sections/words.js';
import { Rich } from '../../i18n/Rich.js';
import type { Translate } from '../../i18n/translate.js';
import type { FormValues } from './formValues.js';
import { preparedMail } from './preparedMail.js';

export type OutageNoticeProps = {
  t: Translate;
  /** What the form could not deliver. */
  values: FormValues;
  onRetry: () => void;
};

/** The other way to the owner, with everything that was typed, while the form cannot deliver. */
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
