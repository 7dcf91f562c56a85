import { msg } from '@lingui/core/macro';
import * as z from 'zod';

/** Written in site/owner.ts where a fact is not known yet. */
export const notKnown = '?';

/** A text. `must` ends a sentence that begins with the name of the fact, as the other sentences here. */
const text = (must: string, isRight: (value: string) => boolean = () => true) =>
  z
    .string({ error: must })
    .trim()
    .refine((value) => value === notKnown || (value !== '' && isRight(value)), { error: must });
const optional = (must: string, pattern = /./) =>
  z.string({ error: must }).trim().regex(pattern, { error: must }).optional();

const listOf = <Item extends z.ZodType>(item: Item, example: string) =>
  z.array(item, { error: `must be a list in square brackets: ${example}` });
const block = <Shape extends z.ZodRawShape>(shape: Shape) => {
  const example = Object.keys(shape).map((key) => `${key}: '…'`);
  const error = `must be written in braces: { ${example.join(', ')} }`;
  // The sentence for a word that is not known is made in ownerProblems.ts.
  return z.strictObject(shape, {
    error: ({ code }) => (code === 'invalid_type' ? error : undefined),
  });
};

const mustBeAddress = 'must be a web address that starts with https://';
const webAddress = z.url({ protocol: /^https$/, error: mustBeAddress });
const postalCode = text('must be a German postcode of five digits, e.g. 10115', (value) =>
  /^\d{5}$/.test(value),
);
const wholeNumber = 'must be a whole number in quotation marks, e.g. "30"';
const days = text(wholeNumber, (value) => /^[1-9]\d{0,3}$/.test(value));
const qualification = block({
  name: text('must name the degree or the programme'),
  institution: text('must name where it was awarded'),
});

const everyPage = 'the footer of every page, imprint, data privacy';

/**
 * Every fact about the owner: what it has to look like (`rule`) and where it shows. The names are
 * those of the placeholders in the legal documents. A launch waits for each fact but those that say
 * what the pages do `without` them. A fact with a `label` may be `?` in site/owner.ts: the pages then
 * show the label, marked.
 */
export const facts = {
  /** The advisor's name, as the bar shows it. */
  name: {
    rule: text('must be the advisor’s name'),
    shows: 'the navigation bar, the about page, search engines',
    label: msg({
      message: 'Advisor’s name',
      comment: 'Missing fact: named after “to be supplied:” in place of the advisor’s name.',
      context: 'of the advisor',
    }),
  },
  /** Full company name with its legal form, as in the commercial register. */
  companyName: {
    rule: text('must be the full company name with its legal form'),
    shows: everyPage,
    label: msg({
      message: 'Company name',
      comment:
        'Missing fact: named after “to be supplied:” in place of the company’s full name with its legal form.',
    }),
  },
  managingPerson: {
    rule: text('must be the name of the managing person'),
    shows: everyPage,
    label: msg({
      message: 'Managing person',
      comment:
        'Missing fact: named after “to be supplied:” in place of the person who manages the company.',
    }),
  },
  /** Street and number of an address where documents can be served; no PO box. */
  street: {
    rule: text(
      'must be street and number of an address where documents can be served, not a PO box',
      (value) => !/postfach|p\.?\s?o\.?\s?box/i.test(value),
    ),
    shows: everyPage,
    label: msg({
      message: 'Street and number',
      comment:
        'Missing fact: named after “to be supplied:” in place of this fact, of the company’s address.',
    }),
  },
  /** Five digits. */
  postalCode: {
    rule: postalCode,
    shows: everyPage,
    label: msg({
      message: 'Postcode',
      comment:
        'Missing fact: named after “to be supplied:” in place of this fact, of the company’s address.',
    }),
  },
  city: {
    rule: text('must be a city'),
    shows: everyPage,
    label: msg({
      message: 'City',
      comment:
        'Missing fact: named after “to be supplied:” in place of this fact, of the company’s address.',
    }),
  },
  /** Receives the inquiries and every prepared email. */
  email: {
    rule: z.email({ error: 'must be an email address' }),
    shows: `${everyPage}, the contact page, every prepared email`,
  },
  /** International form, e.g. `+49 30 901820`. */
  phone: {
    rule: optional(
      'must be a phone number in international form, e.g. +49 30 901820',
      /^\+[\d ()/-]{7,}$/,
    ),
    without: 'imprint, data privacy and the contact page leave the line out',
  },
  /** Working days within which the owner answers, e.g. `2`. */
  answerDays: {
    rule: optional(wholeNumber, /^[1-9]\d{0,3}$/),
    without: '“What happens next” leaves the sentence out',
  },
  /** Length of the first conversation in minutes, e.g. `30`. */
  firstTalkMinutes: {
    rule: optional(wholeNumber, /^[1-9]\d{0,3}$/),
    without: '“What happens next” leaves the sentence out',
  },
  /** Price of the first conversation in euros before VAT, e.g. `200`; `0` if it is free. */
  firstTalkPrice: {
    rule: optional('must be whole euros in quotation marks, e.g. "0"', /^\d{1,4}$/),
    without: '“What happens next” leaves the sentence out',
  },
  /** How the work is charged. */
  charging: {
    rule: z
      .enum(['day', 'month', 'fixed'], { error: 'must be "day", "month" or "fixed"' })
      .optional(),
    without: '“What happens next” leaves the sentence out',
  },
  /** Languages that the owner works in, as codes. */
  workingLanguages: {
    rule: listOf(
      z.string().regex(/^[a-z]{2}$/, { error: 'must be a code of two letters, e.g. "en"' }),
      "['en', 'de']",
    ).optional(),
    without: 'the contact page leaves the line out',
  },
  /** Court that keeps the commercial register, e.g. `Amtsgericht Charlottenburg`. */
  registerCourt: {
    rule: text('must be the court that keeps the register'),
    shows: 'the footer of every page, imprint',
    label: msg({
      message: 'Register court',
      comment:
        'Missing fact: named after “to be supplied:” in place of this fact, court that keeps the commercial register.',
    }),
  },
  /** E.g. `HRB 12345`. */
  registerNumber: {
    rule: text('must be a register number, e.g. HRB 12345', (value) =>
      /^(?:HRA|HRB|GnR|PR|VR|GsR) ?\d+( ?[A-Z]{1,3})?$/.test(value),
    ),
    shows: 'the footer of every page, imprint',
    label: msg({
      message: 'Register number',
      comment:
        'Missing fact: named after “to be supplied:” in place of this fact, in the commercial register.',
    }),
  },
  /** USt-IdNr., e.g. `DE123456789`; never a personal tax number. May go if `businessId` is given. */
  vatId: {
    rule: text(
      'must be a German VAT ID: DE and nine digits, never a personal tax number',
      (value) => /^DE\d{9}$/.test(value),
    ).optional(),
    shows: 'the footer of every page, imprint',
    label: msg({
      message: 'VAT ID',
      comment:
        'Missing fact: named after “to be supplied:” in place of the VAT number, never a personal tax number.',
    }),
  },
  /** Wirtschafts-Identifikationsnummer, e.g. `DE123456789-00001`. */
  businessId: {
    rule: optional(
      'must be a Wirtschafts-Identifikationsnummer, e.g. DE123456789-00001',
      /^DE\d{9}-\d{5}$/,
    ),
    without: 'the imprint leaves the line out',
  },
  /** Natural person responsible for the content (§ 18 Abs. 2 MStV), with an address in Germany. */
  responsiblePerson: {
    rule: text('must be the name of a natural person'),
    shows: 'imprint',
    label: msg({
      message: 'Person responsible for the content',
      comment:
        'Missing fact: named after “to be supplied:” in place of the natural person responsible for the content.',
    }),
  },
  responsibleStreet: {
    rule: text('must be street and number'),
    shows: 'imprint',
    label: msg({
      message: 'Street of that person',
      comment:
        'Missing fact: named after “to be supplied:” in place of this fact, of the person responsible for the content.',
    }),
  },
  responsiblePostalCode: {
    rule: postalCode,
    shows: 'imprint',
    label: msg({
      message: 'Postcode of that person',
      comment:
        'Missing fact: named after “to be supplied:” in place of this fact, of the person responsible for the content.',
    }),
  },
  responsibleCity: {
    rule: text('must be a city'),
    shows: 'imprint',
    label: msg({
      message: 'City of that person',
      comment:
        'Missing fact: named after “to be supplied:” in place of this fact, of the person responsible for the content.',
    }),
  },
  /** Professional liability insurance, if there is one. `scope`: the area it covers. */
  insurance: {
    rule: block({
      name: text('must name the insurer'),
      address: text('must be the insurer’s address'),
      scope: text('must name the area the insurance covers'),
    }).optional(),
    without: 'the imprint leaves the section out',
  },
  /** Addresses of business profiles that lead here; the imprint covers them too. */
  profileLinks: {
    rule: listOf(webAddress, "['https://…']"),
    without: 'the imprint leaves the section out, the structured data the links',
  },
  /** Degrees, as the about page lists them; each name in the language it was awarded in. */
  degrees: {
    rule: listOf(qualification, "[{ name: '…', institution: '…' }]"),
    shows: 'the about page',
    label: msg({
      message: 'Degree and university',
      comment: 'Missing fact: named after “to be supplied:” in place of the advisor’s degrees.',
    }),
  },
  /** Trainings, listed like the degrees. */
  trainings: {
    rule: listOf(qualification, "[{ name: '…', institution: '…' }]"),
    shows: 'the about page',
    label: msg({
      message: 'Training and institution',
      comment: 'Missing fact: named after “to be supplied:” in place of the advisor’s training.',
    }),
  },
  /** Photographer of the portrait, if a credit is due. */
  portraitCredit: {
    rule: optional('must name the photographer'),
    without: 'the imprint leaves the line out',
  },
  /** Calendar in which visitors book a video call. */
  calendarUrl: {
    rule: webAddress,
    shows: 'the footer of every page, home, interim, about and contact pages',
  },
  /** Website of the training. */
  trainingUrl: {
    rule: webAddress,
    shows: 'leadership training',
  },
  /** Introductory article on T-Groups. */
  articleUrl: {
    rule: webAddress,
    shows: 'schedule and registration',
  },
  /** Name of the cryptocurrency of which a seminar costs 0.4. Never guessed. */
  cryptocurrency: {
    rule: optional('must name the cryptocurrency'),
    without: 'the schedule names the amount without the currency',
  },
  /** Day from which the privacy text holds, e.g. `2027-01-31`. */
  privacyDate: {
    rule: text(
      'must be a date such as 2027-01-31',
      (value) => z.iso.date().safeParse(value).success,
    ),
    shows: 'data privacy',
    label: msg({
      message: 'Date of this text',
      comment:
        'Missing fact: named after “to be supplied:” in place of the date of the privacy text.',
    }),
  },
  /** Days after which Netlify deletes its server logs, as its documentation says. */
  netlifyLogDays: {
    rule: days,
    shows: 'data privacy',
    label: msg({
      message: 'Days the server logs are kept',
      comment:
        'Missing fact: named after “to be supplied:” in place of this fact, a number of days.',
    }),
  },
  /** The Twilio company that the processing agreement is with, with seat. */
  sendgridContractor: {
    rule: text('must name the company and its seat'),
    shows: 'data privacy',
    label: msg({
      message: 'Company that delivers the mail',
      comment:
        'Missing fact: named after “to be supplied:” in place of the company that the contract on delivering mail is with, with its seat.',
    }),
  },
  /** Days Twilio SendGrid keeps its delivery logs, as its documentation says. */
  sendgridLogDays: {
    rule: days,
    shows: 'data privacy',
    label: msg({
      message: 'Days the delivery logs are kept',
      comment:
        'Missing fact: named after “to be supplied:” in place of this fact, a number of days.',
    }),
  },
  /** Who hosts the owner's mailbox, with seat. */
  mailboxProvider: {
    rule: text('must name the provider and its seat'),
    shows: 'data privacy',
    label: msg({
      message: 'Mailbox provider',
      comment: 'Missing fact: named after “to be supplied:” in place of this fact, with its seat.',
    }),
  },
  /** Months after the last contact in which an inquiry without a contract is deleted. */
  inquiryMonths: {
    rule: days,
    shows: 'data privacy',
    label: msg({
      message: 'Months an inquiry is kept',
      comment:
        'Missing fact: named after “to be supplied:” in place of this fact, a number of months.',
    }),
  },
  /** Months after an appointment in which its booking is deleted. */
  bookingMonths: {
    rule: days,
    shows: 'data privacy',
    label: msg({
      message: 'Months a booking is kept',
      comment:
        'Missing fact: named after “to be supplied:” in place of this fact, a number of months.',
    }),
  },
  /** Days after a seminar in which what somebody said about their health is deleted. */
  healthDays: {
    rule: days,
    shows: 'data privacy',
    label: msg({
      message: 'Days health details are kept',
      comment:
        'Missing fact: named after “to be supplied:” in place of this fact, a number of days.',
    }),
  },
  /** Who runs the calendar, with seat. */
  calendarProvider: {
    rule: text('must name the provider and its seat'),
    shows: 'data privacy',
    label: msg({
      message: 'Calendar provider',
      comment: 'Missing fact: named after “to be supplied:” in place of this fact, with its seat.',
    }),
  },
  calendarPrivacyUrl: {
    rule: text(mustBeAddress, (value) => webAddress.safeParse(value).success),
    shows: 'data privacy',
    label: msg({
      message: 'Address of the calendar provider’s privacy page',
      comment: 'Missing fact: named after “to be supplied:” in place of this fact, a web address.',
    }),
  },
  /** Who carries video calls and online sessions, with seat. */
  videoProvider: {
    rule: text('must name the provider and its seat'),
    shows: 'data privacy',
    label: msg({
      message: 'Video call provider',
      comment: 'Missing fact: named after “to be supplied:” in place of this fact, with its seat.',
    }),
  },
  /**
   * Which of mailbox, calendar and video provider sit outside the EU, each with country and basis
   * of the transfer, e.g. `Muster Inc., USA (Angemessenheitsbeschluss, Art. 45 DSGVO)`.
   */
  providersAbroad: {
    rule: optional('must name each provider, its country and the basis'),
    without: 'data privacy leaves the sentence out',
  },
} satisfies Record<string, FactRow>;

type FactRow = { rule: z.ZodType } & (
  { shows: string; label?: { id: string } } | { without: string }
);
type Facts = typeof facts;

/** The name of a fact that the pages can show as missing. */
export type FactName = {
  [Name in keyof Facts]: Facts[Name] extends { label: unknown } ? Name : never;
}[keyof Facts];

const rules = Object.fromEntries(Object.entries(facts).map(([name, { rule }]) => [name, rule]));

/** What site/owner.ts has to look like as a whole. */
export const ownerRule = z
  .strictObject(rules as { [Name in keyof Facts]: Facts[Name]['rule'] })
  .refine((owner) => owner.vatId !== undefined || owner.businessId !== undefined, {
    path: ['vatId'],
    error: 'must be given unless there is a businessId: the imprint needs one of the two',
  });

/** The owner's facts as site/owner.ts has them. */
export type OwnerFile = z.infer<typeof ownerRule>;
