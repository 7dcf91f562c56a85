import type { Service } from '@advisor/contract/fields';
import { mailtoHref } from '@advisor/contract/mailtoHref';
import { ButtonLink, type ButtonLinkProps } from '@advisor/ui';
import type { MessageDescriptor } from '@lingui/core';
import type { ReactNode } from 'react';
import type { PageTranslate, Translate } from '../i18n/translate.js';
import { owner } from '../owner.yaml';
import { isPlaceholder } from '../owner/fact.js';
import { OwnerFact } from '../owner/OwnerFact.js';
import type { PageProps } from '../PageProps.js';
import { formPath } from '../form/formPath.js';
import { linkLabels } from './messages.js';

type BookingLinkProps = {
  t: Translate;
  /** @default the same words as on other pages */
  text?: MessageDescriptor;
} & Pick<ButtonLinkProps, 'tone' | 'size'>;

/** The link to the external calendar, in a new tab. */
export function BookingLink({ t, text = linkLabels.bookVideoCall, ...look }: BookingLinkProps) {
  return (
    <ButtonLink href={owner.calendarUrl} newTabLabel={t(linkLabels.newTab)} {...look}>
      {t(text)}
    </ButtonLink>
  );
}

type FormLinkProps = Pick<PageProps, 't' | 'href'> & {
  /** The area of interest that the form has chosen. */
  service: Service;
  tone?: 'filled' | 'quiet';
};

export function FormLink({ t, href, service, tone }: FormLinkProps) {
  return (
    <ButtonLink href={formPath(href, { service })} tone={tone}>
      {t(linkLabels.contactForm)}
    </ButtonLink>
  );
}

type MailLinkProps = {
  t: PageTranslate;
  text: MessageDescriptor;
  /** The prepared mail, which the visitor edits before sending it. */
  mail: { subject: MessageDescriptor; body: MessageDescriptor };
} & Pick<ButtonLinkProps, 'tone'>;

export function MailLink({ t, text, mail, tone }: MailLinkProps) {
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

type AddressLinkProps = {
  /** Whether it is one of several `Actions`. @default a link in a text */
  actionSize?: ButtonLinkProps['size'];
};

/** The owner's email address as a link; a placeholder is marked and not linked. */
export function EmailLink({ t, actionSize }: AddressLinkProps & { t: Translate }) {
  const { email } = owner;
  if (isPlaceholder(email)) return <OwnerFact fact={email} t={t} />;
  return addressLink(mailtoHref(email), email, actionSize);
}

/**
 * A phone number as a link that does not wrap.
 *
 * @example <PhoneLink phone="+49 (30) 123 45" /> // <a href="tel:+493012345">+49 (30) 123 45</a>
 */
export function PhoneLink({ phone, actionSize }: AddressLinkProps & { phone: string }) {
  const href = `tel:${phone.replace(/[^+\d]/g, '')}`;
  return addressLink(href, phone.replaceAll(' ', '\u00a0'), actionSize);
}

function addressLink(
  href: string,
  address: string,
  actionSize?: ButtonLinkProps['size'],
): ReactNode {
  if (!actionSize) return <a href={href}>{address}</a>;
  return (
    <ButtonLink tone="quiet" size={actionSize} href={href}>
      {address}
    </ButtonLink>
  );
}
