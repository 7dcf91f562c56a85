import {
  fields,
  isService,
  limits,
  mapFields,
  preparedMail,
  requiredFields,
  services,
  type Field,
  type Issue,
  type RefusalReason,
} from '@advisor/contact';
import type { MessageDescriptor } from '@lingui/core';
import type { Language } from '../../i18n/languages.js';
import type { Translate } from '../../i18n/translate.js';
import type { FormValues } from './formValues.js';
import { contact } from './messages.js';

const { error, toast } = contact;

/** A message for each field that can be missing or invalid; an optional field can only be too long. */
const sentences: Partial<Record<Field, MessageDescriptor>> = error;

export function issueText(issue: Issue, language: Language, t: Translate): string {
  if (issue.code !== 'tooLong') return t.plain(sentences[issue.field] ?? toast.failed.text);
  // The English sentence is fixed, its figure included; German and French group the digits.
  const max = new Intl.NumberFormat(language, { useGrouping: language !== 'en' }).format(issue.max);
  return t.plain(error.tooLong, { max });
}

export type ToastMessage = { about: 'invalid'; issue: Issue } | { about: 'failed' | 'sent' };

export function toastTexts(toastMessage: ToastMessage, language: Language, t: Translate) {
  const { about } = toastMessage;
  return {
    tone: about === 'sent' ? 'success' : 'error',
    title: t(toast[about].title),
    text: about === 'invalid' ? issueText(toastMessage.issue, language, t) : t(toast[about].text),
  } as const;
}

/** The text of the prepared mail, with its fields as placeholders such as `{firstName}`. */
const preparedMailText = (t: Translate) =>
  t.plain(
    contact.mail,
    mapFields((field) => `{${field}}`),
  );

/**
 * The link that opens the visitor's mail program with the undelivered message.
 */
export function undeliveredMail(to: string, values: FormValues, t: Translate): string {
  const { service } = values;
  const name = isService(service) ? t.plain(contact.form.service[service]) : service;
  return preparedMail(to, values, preparedMailText(t), name);
}

/**
 * The sentences that the function chooses from, by key: `<field>.<code>` for an issue that a form can
 * have, the reason of any other refusal, `service.<slug>` for what a choice is called, and `mail` for
 * the prepared mail.
 */
export function answerTexts(language: Language, plain: Translate): Record<string, string> {
  const { refused, form } = contact;
  const sentence = (text: string) => text.replace(/\.?$/, '.');
  const missing = requiredFields.map((field): [string, string] => {
    const code = field === 'email' ? 'invalid' : 'required';
    return [`${field}.${code}`, sentence(issueText({ field, code }, language, plain))];
  });
  const limited = fields.filter((field) => Number.isFinite(limits[field]));
  const tooLong = limited.map((field): [string, string] => {
    const issue = issueText({ field, code: 'tooLong', max: limits[field] }, language, plain);
    return [
      `${field}.tooLong`,
      sentence(plain(refused.tooLong, { field: plain(form[field].label), issue })),
    ];
  });
  const reasons: Record<Exclude<RefusalReason, 'invalid'>, string> = {
    malformed: plain(refused.unreadable),
    mediaType: plain(refused.unreadable),
    elsewhere: plain(refused.elsewhere),
    method: plain(refused.elsewhere),
    tooLarge: plain(refused.tooLarge),
    preview: plain(refused.preview),
    unavailable: plain(toast.failed.text),
  };
  return {
    ...Object.fromEntries([...missing, ...tooLong]),
    ...reasons,
    ...Object.fromEntries(
      services.map((service) => [`service.${service}`, plain(form.service[service])]),
    ),
    mail: preparedMailText(plain),
  };
}
