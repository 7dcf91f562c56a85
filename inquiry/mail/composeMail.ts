import { domainToASCII } from 'node:url';
import { isService, type Field, type Service } from '@advisor/contract/fields';
import { mailtoHref } from '@advisor/contract/mailtoHref';
import type { Inquiry } from '../inquiry.js';
import type { Mail } from './Mailer.js';

/** Makes a text safe for one line of a mail. Keeps emoji and the zero-width joiners of names. */
const headerText = (text: string) =>
  text
    // Lone surrogates.
    .replace(/\p{Cs}/gu, '\ufffd')
    // Bidi controls can disguise a name or an address.
    .replace(/\p{Bidi_Control}/gu, '')
    // A long run of spaces would push the rest to a new line. Hangul fillers and U+2800 are blank, too.
    .replace(/[\p{Cc}\s\u115f\u1160\u2800\u3164\uffa0]+/gu, ' ')
    .trim();

/** Makes a text safe for a mail's body, which may hold neither lone surrogates nor controls but line break and tab. */
const bodyText = (text: string) => text.replace(/\p{Cs}|[^\P{Cc}\n\t]/gu, '\ufffd');

/** The mail is in German, the owner's language, whatever the visitor's is. */
const fieldLabels: Record<Exclude<Field, 'firstName' | 'lastName' | 'message'>, string> = {
  email: 'E-Mail',
  company: 'Unternehmen',
  subject: 'Betreff',
  service: 'Leistung',
};

const serviceLabels: Record<Service, string> = {
  strategy: 'Strategieberatung',
  coaching: 'Executive Coaching',
  training: 'Führungstraining',
  interim: 'Interim-Management',
  other: 'Etwas anderes',
};

const topicOf = ({ service }: { service: string }) =>
  isService(service) ? serviceLabels[service] : '';

/** A day and a time for the owner: “Sonntag, 22. November 2026 um 22:04”. */
const berlinTime = new Intl.DateTimeFormat('de-DE', {
  timeZone: 'Europe/Berlin',
  dateStyle: 'full',
  timeStyle: 'short',
});

const languageNames = new Intl.DisplayNames('de', { type: 'language' });

/** The address with its host in ASCII, as every mail server accepts it. */
function replyAddress(address: string): string {
  const at = address.lastIndexOf('@') + 1;
  const host = address.slice(at);
  return address.slice(0, at) + (domainToASCII(host) || host);
}

/** Whether an address may be in a mail's header: other scripts before the @ need SMTPUTF8, without which mails bounce. */
const isAscii = (address: string) => !/[^\x21-\x7e]/.test(address);

const nameOf = ({ message }: Inquiry) => headerText(`${message.firstName} ${message.lastName}`);

/** Opens a reply. Encoded, because Thunderbird finds only “ller@…” in `müller@…`. */
const replyLink = ({ message }: Inquiry) =>
  mailtoHref(replyAddress(message.email), `Re: ${headerText(message.subject)}`);

/**
 * The message comes last, so that nothing in it can pass for one of the other lines.
 *
 * @param inDigest - quotes the message; the digest has the link to reply
 */
function textOf(inquiry: Inquiry, { inDigest = false } = {}): string {
  const { message, language, receivedAt, isSuspicious } = inquiry;
  const hasNoReplyTo = !inDigest && !isAscii(replyAddress(message.email));
  const typed = { ...message, service: topicOf(message) || message.service };
  const lines = [
    ['Name', nameOf(inquiry)],
    ...Object.entries(fieldLabels).map(([field, label]) => [
      label,
      headerText(typed[field as Field]),
    ]),
    ['Sprache', languageNames.of(language)],
    ['Eingegangen', berlinTime.format(receivedAt)],
    ['Nummer', inquiry.id],
    ['Spamverdacht', isSuspicious && 'ein Feld war ausgefüllt, das Menschen nicht sehen'],
    [
      'Achtung',
      hasNoReplyTo &&
        `„Antworten“ geht an die Website, dieser Link an die Person: ${replyLink(inquiry)}`,
    ],
  ];
  const head = lines.flatMap(([label, value]) => (value ? `${label}: ${value}` : []));
  return [...head, '', bodyText(message.message).replace(/^/gm, inDigest ? '> ' : ''), ''].join(
    '\n',
  );
}

export function composeMail(inquiry: Inquiry): Mail {
  const { message, isSuspicious } = inquiry;
  const topic = topicOf(message);
  const replyTo = replyAddress(message.email);
  const warning = isSuspicious ? '[Spamverdacht] ' : '';
  return {
    id: inquiry.id,
    // The address is in the text as well.
    ...(isAscii(replyTo) && { replyTo }),
    // Free text never starts the subject: it could pass for one of the website's own mails.
    subject: `${warning}${topic || 'Anfrage'} – ${nameOf(inquiry)}: ${headerText(message.subject)}`,
    text: textOf(inquiry),
  };
}

/** One inquiry of a digest, with a link to reply. Its lines are quoted, so that none can pass for the next inquiry. */
const digestPart = (inquiry: Inquiry) =>
  `${'-'.repeat(60)}\nAntworten: ${replyLink(inquiry)}\n\n${textOf(inquiry, { inDigest: true })}`;

export const composeDigest = (inquiries: Inquiry[]): Mail => ({
  subject: `Website: ${inquiries.length} Anfragen in kurzer Zeit, gesammelt`,
  text: [
    'Guten Tag,',
    'über das Kontaktformular Ihrer Website sind in kurzer Zeit so viele Anfragen eingegangen, ' +
      'dass die Website sie gesammelt schickt. Meist ist das Werbung. Bitte sehen Sie die Liste ' +
      'trotzdem durch: Eine echte Anfrage beantworten Sie mit einem Klick auf die Zeile „Antworten“ ' +
      'darüber. Melden Sie diese E-Mail bitte nicht als Spam.',
    ...inquiries.map(digestPart),
  ].join('\n\n'),
});
