import { ButtonLink } from '@advisor/ui';
import type { MessageDescriptor } from '@lingui/core';
import { owner } from '../owner.yaml';
import { linkLabels } from './messages.js';
import type { PageTranslate } from '../i18n/translate.js';
import { mailtoHref } from '@advisor/contact';

type MailLinkProps = {
  t: PageTranslate;
  text: MessageDescriptor;
  /** The prepared mail, which the visitor edits before sending it. */
  mail: { subject: MessageDescriptor; body: MessageDescriptor };
  tone?: 'filled' | 'quiet';
};

export function MailLink({ t, text, mail, tone = 'filled' }: MailLinkProps) {
  return (
    <ButtonLink
      href={mailtoHref(owner.email, t.plain(mail.subject), t.plain(mail.body))}
      printedAddress={owner.email}
      tone={tone}
      hint={t(linkLabels.email)}
    >
      {t(text)}
    </ButtonLink>
  );
}
