import { limits, requiredFields, services, type Field } from '@advisor/contract/fields';
import type { ContactFormField } from '@advisor/ui';
import type { Translate } from '../i18n/translate.js';
import { formMessages } from './messages.js';

export function formFields(
  t: Translate,
  issues: Partial<Record<Field, string>>,
): readonly ContactFormField[] {
  const field = (name: Field) => ({
    name,
    label: t(formMessages[name].label),
    placeholder: t(formMessages[name].placeholder),
    optionalLabel: requiredFields.includes(name) ? undefined : t(formMessages.optional),
    issue: issues[name],
  });
  const controls: Record<Field, ContactFormField> = {
    firstName: { ...field('firstName'), autoComplete: 'given-name', half: true },
    lastName: { ...field('lastName'), autoComplete: 'family-name', half: true },
    email: { ...field('email'), kind: 'email', autoComplete: 'email', half: true },
    company: { ...field('company'), autoComplete: 'organization', half: true },
    service: {
      ...field('service'),
      kind: 'select',
      half: true,
      options: services.map((value) => ({ value, label: t(formMessages.service[value]) })),
    },
    subject: { ...field('subject'), half: true },
    message: {
      ...field('message'),
      kind: 'multiline',
      hint: t(formMessages.message.hint),
      count: {
        limit: limits.message,
        warnFrom: 200,
        remaining: (remaining) => t(formMessages.counter.remaining, { remaining }),
        over: (over) => t(formMessages.counter.over, { over }),
      },
    },
  };
  return Object.values(controls);
}
