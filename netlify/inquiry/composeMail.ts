import { domainToASCII } from 'node:url';
import { fields, isService, mailLabels, type Field, type Service } from '../contact.js';
import { contentHash, type Inquiry, type Mark } from './inbox.js';
import type { Mail } from './Mailer.js';

/** Control characters and the separators that start a new line: CR, LF, NUL, U+2028, U+2029. */
const lineEnding = /[\p{Cc}\u2028\u2029]+/gu;

/** Half a surrogate pair: no character, and not to be encoded. */
const loneSurrogate = /\p{Cs}/gu;

/** Characters that turn the direction of what follows, and so can disguise a name or an address. */
const bidiControl = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/**
 * Makes a text safe for one line of a mail's header or form. Everything else stays, emoji and
 * zero-width joiners in names included.
 */
export function headerText(text: string): string {
  return text
    .replace(loneSurrogate, '\ufffd')
    .replace(bidiControl, '')
    .replace(lineEnding, ' ')
    .trim();
}

/**
 * Makes a text safe for a mail's body, verbatim but for what no mail may hold: NUL and other
 * control characters become U+FFFD. Line breaks and tabs stay.
 */
const bodyText = (text: string) =>
  text.replace(loneSurrogate, '\ufffd').replace(/[^\P{Cc}\n\t]/gu, '\ufffd');

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
  tooQuick: 'das Formular war schneller ausgefüllt und abgeschickt, als ein Mensch es kann',
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

/** A day and a time, to the minute, for the owner. */
export const berlinMinute = new Intl.DateTimeFormat('de-DE', {
  timeZone: 'Europe/Berlin',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
});

const languageNames = new Intl.DisplayNames('de', { type: 'language' });

export type Addresses = { to: string; from: string };

/**
 * The address with its host in ASCII, which means the same and which every mail server takes. A
 * name before the @ stays as it is: it has no other form.
 */
function replyAddress(address: string): string {
  const at = address.lastIndexOf('@');
  const host = address.slice(at + 1);
  return `${address.slice(0, at)}@${domainToASCII(host) || host}`;
}

const nameOf = ({ message }: Inquiry) => headerText(`${message.firstName} ${message.lastName}`);

/** The message comes last, so that nothing in it can be taken for one of the lines above. */
function textOf(inquiry: Inquiry): string {
  const { id, message, language, page, receivedAt, marks } = inquiry;
  const service = isService(message.service) ? serviceLabels[message.service] : message.service;
  const typed: Record<Field, string> = { ...message, service, message: '' };
  const lines: [string, string][] = [
    ['Name', nameOf(inquiry)],
    ...fields
      .filter((field) => !['firstName', 'lastName'].includes(field))
      .map((field): [string, string] => [mailLabels[field], headerText(typed[field])]),
    ['Sprache', `${languageNames.of(language) ?? language} (${language})`],
    ['Seite', headerText(page)],
    ['Eingegangen', berlinTime.format(receivedAt)],
    ['Nummer', id],
    ['Spamverdacht', marks.map((mark) => markLabels[mark]).join('; ')],
  ];
  return [
    ...lines.filter(([, value]) => value !== '').map(([label, value]) => `${label}: ${value}`),
    '',
    bodyText(message.message),
    '',
  ].join('\n');
}

/** Writes the mail about one inquiry, which the owner answers. */
export function composeMail(inquiry: Inquiry, addresses: Addresses): Mail {
  const { id, message, marks } = inquiry;
  const warning = marks.length > 0 ? '[Spamverdacht] ' : '';
  // A free text never leads the subject: it could pass for a mail of the website's own.
  const service = isService(message.service) ? serviceLabels[message.service] : 'Anfrage';
  return {
    id,
    ...addresses,
    // Of the text as well: many mailboxes show two mails with the same one only once.
    messageId: `${id}.${contentHash(inquiry)}`,
    replyTo: replyAddress(message.email),
    subject: `${warning}${service} – ${nameOf(inquiry)}: ${headerText(message.subject)}`,
    text: textOf(inquiry),
  };
}

/** Writes one mail about many inquiries, which came in a crowd. */
export function composeDigest(inquiries: Inquiry[], id: string, addresses: Addresses): Mail {
  return {
    id,
    ...addresses,
    messageId: id,
    subject: `Website: ${inquiries.length} Anfragen in kurzer Zeit, gesammelt`,
    text: [
      'Guten Tag,',
      'über das Kontaktformular Ihrer Website sind in einer Stunde so viele Anfragen eingegangen, ' +
        `dass sie gesammelt kommen: ${inquiries.length} in dieser E-Mail. Keine wurde abgewiesen.`,
      'Meist ist das unerwünschte Werbung. Bitte sehen Sie die Liste trotzdem durch: Eine echte ' +
        'Anfrage beantworten Sie mit einer neuen E-Mail an die Adresse, die dabei steht. Löschen ' +
        'Sie diese E-Mail, wenn nichts dabei ist, aber melden Sie sie nicht als Spam.',
      ...inquiries.map(
        (inquiry, index) => `----- ${index + 1} von ${inquiries.length} -----\n${textOf(inquiry)}`,
      ),
    ].join('\n\n'),
  };
}
