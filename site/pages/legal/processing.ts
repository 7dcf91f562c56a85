import { retention } from '@advisor/contact/retention';

/** One way in which the site or its owner processes a visitor's data. */
type Processing = {
  data: string;
  purpose: string;
  /** Legal basis, as cited in the privacy text. */
  basis: readonly string[];
  /** Who receives the data, as named in the privacy text. */
  recipients: readonly string[];
  /** How long it is kept, and who deletes it. */
  retention: string;
  /** Files that do it; none if it happens outside the code. */
  code: readonly string[];
  /** What is stored in the visitor's browser. */
  storage?: { kind: 'local' | 'session'; key: string };
};

/**
 * The register of processing. No page shows it, only tests read it: they compare the privacy text beside it
 * (datenschutz.de.mdx), and check that the built pages store nothing else and, before a click, contact nobody
 * else.
 */
export const processing: readonly Processing[] = [
  {
    data: 'IP address, time, page and browser of each request, in the server logs',
    purpose: 'Delivering the pages, finding faults, stopping attacks',
    basis: ['Art. 6 Abs. 1 lit. f DSGVO'],
    recipients: ['Netlify, Inc., USA'],
    retention: 'netlifyLogDays in site/owner.yaml; Netlify deletes',
    code: [],
  },
  {
    data: 'The fields of the contact form, page, language, time and a hash of the content',
    purpose: 'Answering the inquiry',
    basis: ['Art. 6 Abs. 1 lit. b DSGVO', 'Art. 6 Abs. 1 lit. f DSGVO'],
    recipients: ['Netlify Blobs', '{sendgridContractor}'],
    retention: `${retention.sentDays} days after it was sent, unsent ${retention.inquiryDays} days; the outbox deletes`,
    code: ['netlify/inquiry/outbox.ts', 'netlify/inquiry/sendGridMailer.ts'],
  },
  {
    data: 'How many inquiries come from an IP address',
    purpose: 'Protection against floods',
    basis: ['Art. 6 Abs. 1 lit. f DSGVO'],
    recipients: ['Netlify'],
    retention: `${retention.rateWindowSeconds} seconds; the rate rule of Netlify`,
    code: ['netlify/functions/send-contact-email.ts'],
  },
  {
    data: 'Inquiries in the owner’s mailbox',
    purpose: 'Answering the inquiry',
    basis: ['Art. 6 Abs. 1 lit. b DSGVO', 'Art. 6 Abs. 1 lit. f DSGVO'],
    recipients: ['{mailboxProvider}'],
    retention: 'inquiryMonths in site/owner.yaml after the last contact; the owner deletes',
    code: [],
  },
  {
    data: 'Name, address and time of an appointment, once the visitor has opened the calendar',
    purpose: 'Introductory video calls',
    basis: ['Art. 6 Abs. 1 lit. b DSGVO', 'Art. 6 Abs. 1 lit. f DSGVO'],
    recipients: ['{calendarProvider}', '{videoProvider}'],
    retention: 'bookingMonths in site/owner.yaml after the appointment; the owner deletes',
    code: [],
  },
  {
    data: 'Registration, preparatory conversation and invoice of workshops and seminars',
    purpose: 'Holding the workshop or seminar, accounting',
    basis: [
      'Art. 6 Abs. 1 lit. b DSGVO',
      'Art. 6 Abs. 1 lit. f DSGVO',
      'Art. 6 Abs. 1 lit. c DSGVO',
    ],
    recipients: ['Steuerbüro', 'Zahlungsdienstleister'],
    retention: 'Six and eight years by law; the owner deletes',
    code: [],
  },
  {
    data: 'Address of somebody who asks to hear of new seminar dates',
    purpose: 'Writing to them once new dates are set',
    basis: ['Art. 6 Abs. 1 lit. a DSGVO'],
    recipients: ['{mailboxProvider}'],
    retention: 'Until they have been told or withdraw their consent; the owner deletes',
    code: [],
  },
  {
    data: 'What somebody says about their health before a seminar',
    purpose: 'Deciding together whether the seminar is right for them',
    basis: ['Art. 9 Abs. 2 lit. a DSGVO'],
    recipients: [],
    retention: 'healthDays in site/owner.yaml after the seminar; the owner deletes',
    code: [],
  },
  {
    data: 'The language last read',
    purpose: 'Showing the site in that language again',
    basis: ['§ 25 Abs. 2 Nr. 2 TDDDG'],
    recipients: [],
    retention: 'Until the visitor deletes it; never sent',
    code: ['site/i18n/languages.ts'],
    storage: { kind: 'local', key: 'preferredLanguage' },
  },
  {
    data: 'The unsent draft of the contact form, with the time when its page was opened',
    purpose: 'Keeping what was typed over a reload or a lost connection',
    basis: ['§ 25 Abs. 2 Nr. 2 TDDDG'],
    recipients: [],
    retention: 'Until it is sent or the tab is closed',
    code: ['site/pages/contact/draft.ts', 'site/engine/loader/form.ts'],
    storage: { kind: 'session', key: 'contactDraft' },
  },
];

/** Everything that the site may store in a browser; no cookies. */
export const storedInBrowser = processing.flatMap(({ storage }) => (storage ? [storage] : []));
