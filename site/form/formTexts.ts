import type { Issue } from '@advisor/contract/contactMessage';
import { mailtoHref } from '@advisor/contract/mailtoHref';
import { fields, isService, type Field, type RequiredField } from '@advisor/contract/fields';
import type { Language } from '@advisor/contract/languages';
import type { MessageDescriptor } from '@lingui/core';
import { formatNumber } from '../i18n/formatNumbers.js';
import { translateAll, type Translate } from '../i18n/translate.js';
import type { FormState, FormValues } from './useContactForm.js';
import { errorMessages, formMessages, mailMessages, toastMessages } from './messages.js';

/** What is wrong with a missing or invalid field; an optional one can only be too long. */
const sentences: Record<RequiredField, MessageDescriptor> &
  Partial<Record<Field, MessageDescriptor>> = errorMessages;

export const issueTexts = (state: FormState, language: Language, t: Translate) =>
  state.status === 'invalid' ? { [state.issue.field]: issueText(state.issue, language, t) } : {};

export function issueText(issue: Issue, language: Language, t: Translate): string {
  if (issue.code !== 'tooLong') return t(sentences[issue.field] ?? toastMessages.failed.text);
  // The English sentence is fixed, its figure included; German and French group the digits.
  const max = language === 'en' ? issue.max : formatNumber(issue.max, language);
  return t(errorMessages.tooLong, { max });
}

export function toastTexts(state: FormState, language: Language, t: Translate) {
  switch (state.status) {
    case 'invalid':
      return {
        tone: 'error',
        title: t(toastMessages.invalid.title),
        text: issueText(state.issue, language, t),
      } as const;
    case 'failed':
      return { tone: 'error', ...translateAll(t, toastMessages.failed) } as const;
    case 'sent':
      return { tone: 'success', ...translateAll(t, toastMessages.sent) } as const;
    default:
      return undefined;
  }
}

const unlabelledFields: readonly Field[] = ['firstName', 'lastName', 'subject', 'message'];

export function mailText(values: FormValues, plain: Translate): string {
  const { firstName, lastName, service, message } = values;
  const others = fields.filter(
    (field) => !unlabelledFields.includes(field) && values[field].trim(),
  );
  const lines = others.map((field) => {
    const label = plain(mailMessages.label, { label: plain(formMessages[field].label) });
    const isChoice = field === 'service' && isService(service);
    return `${label} ${isChoice ? plain(formMessages.service[service]) : values[field]}`;
  });
  return [message, '', `${firstName} ${lastName}`.trim(), ...lines].join('\n');
}

/** Maximum length of a link in characters: Windows passes hardly more to a mail program. */
const longest = 1900;

/**
 * The link that opens a mail with a text of any length. If the text does not fit, the mail has only its
 * subject and salutation, and the visitor pastes the text.
 */
export function fittingMailto(
  address: string,
  subject: string,
  text: string,
  salutation: string,
): { href: string; isComplete: boolean } {
  const href = mailtoHref(address, subject, text);
  if (href.length <= longest) return { href, isComplete: true };
  return { href: mailtoHref(address, subject, `${salutation}\n\n`), isComplete: false };
}
