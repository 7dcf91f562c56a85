import { limits, mapFields, services } from '@advisor/contact';
import type { ContactFormProps, ContactFormTexts } from '@advisor/ui';
import { contact } from './words.js';
import type { Translate } from '../../i18n/translate.js';

/** Characters left from which on the message's counter speaks up. */
const warnFrom = 200;

/** Every word of the contact form in the page's language, with what else is fixed about it. */
export function contactFormTexts(
  t: Translate,
): Pick<ContactFormProps, 'texts' | 'services' | 'messageCount'> {
  const { form } = contact;
  const field = (of: { label: typeof form.title; placeholder: typeof form.title }) => ({
    label: t(of.label),
    placeholder: t(of.placeholder),
  });
  const texts: ContactFormTexts = {
    title: t(form.title),
    requiredNote: t(form.requiredNote),
    optional: t(form.optional),
    ...mapFields((name) => field(form[name])),
    message: { ...field(form.message), hint: t(form.message.hint) },
    honeypot: t(form.honeypot.label),
    submit: t(form.submit),
    sending: t(form.sending),
  };
  return {
    texts,
    services: services.map((value) => ({ value, label: t(form.service[value]) })),
    messageCount: {
      limit: limits.message,
      warnFrom,
      remaining: (remaining) => t(form.counter.remaining, { remaining }),
      over: (over) => t(form.counter.over, { over }),
    },
  };
}
