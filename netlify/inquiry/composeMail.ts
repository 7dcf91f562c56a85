import { domainToASCII } from 'node:url';
import { fields, isService, mailLabels, type Field, type Service } from '../contact.js';
import { bodyText, headerText } from './headerText.js';
import type { Inquiry, Mark } from './Inquiry.js';
import type { Mail } from './Mailer.js';

/** The mail's own words are German, the owner's language, whatever the visitor's is. */
const serviceLabels: Record<Service, string> = {
  strategy: 'Strategieberatung',
  coaching: 'Executive Coaching',
  training: 'Führungstraining',
  interim: 'Interim-Management',
  other: 'Anderes',
};

const markLabels: Record<Mark, string> = {
  honeypot: 'ein Feld war ausgefüllt, das Menschen nicht sehen',
  noBrowser: 'ein Programm hat sie geschickt, nicht die Seite',
  tooQuick: 'das Formular kam wenige Sekunden nach dem Öffnen',
};

const berlinTime = new Intl.DateTimeFormat('de-DE', {
  timeZone: 'Europe/Berlin',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZoneName: 'short',
});

const languageNames = new Intl.DisplayNames('de', { type: 'language' });

/**
 * The address with its host in ASCII, which means the same and which every mail server takes. A
 * name before the @ stays as it is: it has no other form.
 */
function replyAddress(address: string): string {
  const at = address.lastIndexOf('@');
  const host = address.slice(at + 1);
  return `${address.slice(0, at)}@${domainToASCII(host) || host}`;
}

/**
 * Writes the mail that the owner answers. The visitor's message comes last, so that nothing in it
 * can be taken for one of the lines above.
 *
 * @param addresses - the owner's address and the sender that the provider has verified
 */
export function composeMail(inquiry: Inquiry, addresses: { to: string; from: string }): Mail {
  const { id, message, language, page, receivedAt, marks } = inquiry;
  const name = headerText(`${message.firstName} ${message.lastName}`);
  const service = isService(message.service)
    ? serviceLabels[message.service]
    : headerText(message.service);
  const warning = marks.length > 0 ? '[Spamverdacht] ' : '';
  const typed: Record<Field, string> = { ...message, service, message: '' };
  const lines: [string, string][] = [
    ['Name', name],
    ...fields
      .filter((field) => !['firstName', 'lastName'].includes(field))
      .map((field): [string, string] => [mailLabels[field], headerText(typed[field])]),
    ['Sprache', `${languageNames.of(language) ?? language} (${language})`],
    ['Seite', headerText(page)],
    ['Eingegangen', berlinTime.format(receivedAt)],
    ['Nummer', id],
    ['Spamverdacht', marks.map((mark) => markLabels[mark]).join('; ')],
  ];
  return {
    id,
    ...addresses,
    replyTo: replyAddress(message.email),
    subject: `${warning}${service || 'Anfrage'} – ${name}: ${headerText(message.subject)}`,
    text: [
      ...lines.filter(([, value]) => value !== '').map(([label, value]) => `${label}: ${value}`),
      '',
      bodyText(message.message),
      '',
    ].join('\n'),
  };
}
