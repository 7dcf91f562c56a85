import type { Fact } from './fact.js';

/** A degree or a training, as the page about the advisor lists it. */
export interface Qualification {
  /** Name of the degree or programme, in the language it was awarded in. */
  name: string;
  institution: string;
}

/**
 * Every fact about the owner. The names are those of the placeholders in the legal documents.
 * `Fact` may be `missing(…)`: the page marks it and a production deploy stops. An optional fact
 * that is left out takes the line or section with it that would show it.
 */
export interface Owner {
  /** The advisor's name, as it stands in the bar. */
  name: Fact;
  /** Full company name with its legal form, as in the commercial register. */
  companyName: Fact;
  managingPerson: Fact;
  /** Street and number of an address where documents can be served; no PO box. */
  street: Fact;
  /** Five digits. */
  postalCode: Fact;
  city: Fact;
  /** Receives the inquiries and every prepared email. */
  email: string;
  /** International form, e.g. `+49 30 901820`. */
  phone?: string;
  /** Working days within which the owner answers, e.g. `2`. */
  answerDays?: string;
  /** Length of the first conversation in minutes, e.g. `30`. */
  firstTalkMinutes?: string;
  /** Price of the first conversation in euros before VAT, e.g. `200`; `0` if it is free. */
  firstTalkPrice?: string;
  /** How the work is charged. */
  charging?: 'day' | 'month' | 'fixed';
  /** Languages that the owner works in, as codes, e.g. `['en', 'de', 'fr']`. */
  workingLanguages?: readonly string[];
  /** Court that keeps the commercial register, e.g. `Amtsgericht Charlottenburg`. */
  registerCourt: Fact;
  /** E.g. `HRB 12345`. */
  registerNumber: Fact;
  /** USt-IdNr., e.g. `DE123456789`; never a personal tax number. May go if `businessId` is given. */
  vatId?: Fact;
  /** Wirtschafts-Identifikationsnummer, e.g. `DE123456789-00001`. */
  businessId?: string;
  /** Natural person responsible for the content (§ 18 Abs. 2 MStV), with an address in Germany. */
  responsiblePerson: Fact;
  responsibleStreet: Fact;
  responsiblePostalCode: Fact;
  responsibleCity: Fact;
  /** Professional liability insurance, if there is one. `scope`: the area it covers. */
  insurance?: { name: string; address: string; scope: string };
  /** Addresses of business profiles that lead here; the imprint covers them too. */
  profileLinks: readonly string[];
  degrees: readonly Qualification[];
  trainings: readonly Qualification[];
  /** Photographer of the portrait, if a credit is due. */
  portraitCredit?: string;
  /** Calendar in which visitors book a video call. */
  calendarUrl: string;
  /** Website of the training. */
  trainingUrl: string;
  /** Introductory article on T-Groups. */
  articleUrl: string;
  /** Name of the cryptocurrency of which a seminar costs 0.4. Never guessed. */
  cryptocurrency?: string;
  /** Day from which the privacy text holds, e.g. `2027-01-31`. */
  privacyDate: Fact;
  /** Days after which Netlify deletes its server logs, as its documentation says. */
  netlifyLogDays: Fact;
  /** The Twilio company that the processing agreement is with, with seat. */
  sendgridContractor: Fact;
  /** Days Twilio SendGrid keeps its delivery logs, as its documentation says. */
  sendgridLogDays: Fact;
  /** Who hosts the owner's mailbox, with seat. */
  mailboxProvider: Fact;
  /** Months after the last contact in which an inquiry without a contract is deleted. */
  inquiryMonths: Fact;
  /** Months after an appointment in which its booking is deleted. */
  bookingMonths: Fact;
  /** Days after a seminar in which what somebody said about their health is deleted. */
  healthDays: Fact;
  /** Who runs the calendar, with seat. */
  calendarProvider: Fact;
  calendarPrivacyUrl: Fact;
  /** Who carries video calls and online sessions, with seat. */
  videoProvider: Fact;
  /**
   * Which of mailbox, calendar and video provider sit outside the EU, each with country and basis
   * of the transfer, e.g. `Muster Inc., USA (Angemessenheitsbeschluss, Art. 45 DSGVO)`.
   */
  providersAbroad?: string;
}
