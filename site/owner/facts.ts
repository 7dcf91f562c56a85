import { msg } from '@lingui/core/macro';
import * as z from 'zod';

/** Written in site/owner.ts where a fact is not known yet. */
export const notKnown = '?';

/**
 * A text. `must` ends a sentence that begins with the name of the fact, as the other sentences here:
 * in German, the owner’s language.
 */
const text = (must: string, isRight: (value: string) => boolean = () => true) =>
  z
    .string({ error: must })
    .trim()
    .refine((value) => value === notKnown || (value !== '' && isRight(value)), { error: must });
const optional = (must: string, pattern = /./) =>
  z.string({ error: must }).trim().regex(pattern, { error: must }).optional();

const listOf = <Item extends z.ZodType>(item: Item, example: string) =>
  z.array(item, { error: `muss eine Liste in eckigen Klammern sein: ${example}` });
const block = <Shape extends z.ZodRawShape>(shape: Shape) => {
  const example = Object.keys(shape).map((key) => `${key}: '…'`);
  const error = `muss in geschweiften Klammern stehen: { ${example.join(', ')} }`;
  // The sentence for a word that is not known is made in ownerProblems.ts.
  return z.strictObject(shape, {
    error: ({ code }) => (code === 'invalid_type' ? error : undefined),
  });
};

const mustBeAddress = 'muss eine Adresse sein, die mit https:// beginnt';
const webAddress = z.url({ protocol: /^https$/, error: mustBeAddress });
const postalCode = text('muss eine Postleitzahl aus fünf Ziffern sein, z. B. 10115', (value) =>
  /^\d{5}$/.test(value),
);
const wholeNumber = 'muss eine ganze Zahl in Anführungszeichen sein, z. B. "30"';
const days = text(wholeNumber, (value) => /^[1-9]\d{0,3}$/.test(value));
const qualification = block({
  name: text('muss den Abschluss oder die Ausbildung nennen'),
  institution: text('muss sagen, wo er oder sie erworben wurde'),
});

const everyPage = 'Fußzeile jeder Seite, Impressum, Datenschutz';

/**
 * Every fact about the owner: what it has to look like (`rule`) and where it shows. The names are
 * those of the placeholders in the legal documents. A launch waits for each fact but those that say
 * what the pages do `without` them. A fact with a `label` may be `?` in site/owner.ts: the pages then
 * show the label, marked.
 */
export const facts = {
  /** The advisor's name, as the bar shows it. */
  name: {
    rule: text('muss der Name der beratenden Person sein'),
    shows: 'Kopfzeile, „Über mich“, Suchmaschinen',
    label: msg({
      message: 'Advisor’s name',
      comment: 'Missing fact: named after “to be supplied:” in place of the advisor’s name.',
      context: 'of the advisor',
    }),
  },
  /** Full company name with its legal form, as in the commercial register. */
  companyName: {
    rule: text('muss der volle Firmenname mit Rechtsform sein'),
    shows: everyPage,
    label: msg({
      message: 'Company name',
      comment:
        'Missing fact: named after “to be supplied:” in place of the company’s full name with its legal form.',
    }),
  },
  managingPerson: {
    rule: text('muss der Name der Geschäftsführung sein'),
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
      'muss Straße und Hausnummer sein, wo Post zugestellt werden kann, kein Postfach',
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
    rule: text('muss ein Ort sein'),
    shows: everyPage,
    label: msg({
      message: 'City',
      comment:
        'Missing fact: named after “to be supplied:” in place of this fact, of the company’s address.',
    }),
  },
  /** Receives the inquiries and every prepared email. */
  email: {
    rule: z.email({ error: 'muss eine E-Mail-Adresse sein' }),
    shows: `${everyPage}, Kontaktseite, jede vorbereitete E-Mail`,
  },
  /** International form, e.g. `+49 30 901820`. */
  phone: {
    rule: optional(
      'muss eine Telefonnummer mit Landesvorwahl sein, z. B. +49 30 901820',
      /^\+[\d ()/-]{7,}$/,
    ),
    without: 'die Zeile fehlt in Impressum, Datenschutz und auf der Kontaktseite',
  },
  /** Working days within which the owner answers, e.g. `2`. */
  answerDays: {
    rule: optional(wholeNumber, /^[1-9]\d{0,3}$/),
    without: 'der Satz fehlt unter „Wie es weitergeht“',
  },
  /** Length of the first conversation in minutes, e.g. `30`. */
  firstTalkMinutes: {
    rule: optional(wholeNumber, /^[1-9]\d{0,3}$/),
    without: 'der Satz fehlt unter „Wie es weitergeht“',
  },
  /** Price of the first conversation in euros before VAT, e.g. `200`; `0` if it is free. */
  firstTalkPrice: {
    rule: optional(
      'muss ein Betrag in ganzen Euro in Anführungszeichen sein, z. B. "0"',
      /^\d{1,4}$/,
    ),
    without: 'der Satz fehlt unter „Wie es weitergeht“',
  },
  /** How the work is charged. */
  charging: {
    rule: z
      .enum(['day', 'month', 'fixed'], {
        error: 'muss "day" (Tag), "month" (Monat) oder "fixed" (Festpreis) sein',
      })
      .optional(),
    without: 'der Satz fehlt unter „Wie es weitergeht“',
  },
  /** Languages that the owner works in, as codes. */
  workingLanguages: {
    rule: listOf(
      z
        .string()
        .regex(/^[a-z]{2}$/, { error: 'muss ein Kürzel aus zwei Buchstaben sein, z. B. "en"' }),
      "['en', 'de']",
    ).optional(),
    without: 'die Zeile fehlt auf der Kontaktseite',
  },
  /** Court that keeps the commercial register, e.g. `Amtsgericht Charlottenburg`. */
  registerCourt: {
    rule: text('muss das Gericht sein, das das Register führt'),
    shows: 'Fußzeile jeder Seite, Impressum',
    label: msg({
      message: 'Register court',
      comment:
        'Missing fact: named after “to be supplied:” in place of this fact, court that keeps the commercial register.',
    }),
  },
  /** E.g. `HRB 12345`. */
  registerNumber: {
    rule: text('muss eine Registernummer sein, z. B. HRB 12345', (value) =>
      /^(?:HRA|HRB|GnR|PR|VR|GsR) ?\d+( ?[A-Z]{1,3})?$/.test(value),
    ),
    shows: 'Fußzeile jeder Seite, Impressum',
    label: msg({
      message: 'Register number',
      comment:
        'Missing fact: named after “to be supplied:” in place of this fact, in the commercial register.',
    }),
  },
  /** USt-IdNr., e.g. `DE123456789`; never a personal tax number. May go if `businessId` is given. */
  vatId: {
    rule: text('muss eine USt-IdNr. sein: DE und neun Ziffern, nie die Steuernummer', (value) =>
      /^DE\d{9}$/.test(value),
    ).optional(),
    shows: 'Fußzeile jeder Seite, Impressum',
    label: msg({
      message: 'VAT ID of the company',
      comment:
        'Missing fact: named after “to be supplied:” in place of the VAT number, never a personal tax number.',
    }),
  },
  /** Wirtschafts-Identifikationsnummer, e.g. `DE123456789-00001`. */
  businessId: {
    rule: optional(
      'muss eine Wirtschafts-Identifikationsnummer sein, z. B. DE123456789-00001',
      /^DE\d{9}-\d{5}$/,
    ),
    without: 'die Zeile fehlt im Impressum',
  },
  /** Natural person responsible for the content (§ 18 Abs. 2 MStV), with an address in Germany. */
  responsiblePerson: {
    rule: text('muss der Name einer natürlichen Person sein'),
    shows: 'Impressum',
    label: msg({
      message: 'Person responsible for the content',
      comment:
        'Missing fact: named after “to be supplied:” in place of the natural person responsible for the content.',
    }),
  },
  responsibleStreet: {
    rule: text('muss Straße und Hausnummer sein'),
    shows: 'Impressum',
    label: msg({
      message: 'Street of that person',
      comment:
        'Missing fact: named after “to be supplied:” in place of this fact, of the person responsible for the content.',
    }),
  },
  responsiblePostalCode: {
    rule: postalCode,
    shows: 'Impressum',
    label: msg({
      message: 'Postcode of that person',
      comment:
        'Missing fact: named after “to be supplied:” in place of this fact, of the person responsible for the content.',
    }),
  },
  responsibleCity: {
    rule: text('muss ein Ort sein'),
    shows: 'Impressum',
    label: msg({
      message: 'City of that person',
      comment:
        'Missing fact: named after “to be supplied:” in place of this fact, of the person responsible for the content.',
    }),
  },
  /** Professional liability insurance, if there is one. `scope`: the area it covers. */
  insurance: {
    rule: block({
      name: text('muss den Versicherer nennen'),
      address: text('muss die Anschrift des Versicherers sein'),
      scope: text('muss sagen, wo die Versicherung gilt'),
    }).optional(),
    without: 'der Abschnitt fehlt im Impressum',
  },
  /** Addresses of business profiles that lead here; the imprint covers them too. */
  profileLinks: {
    rule: listOf(webAddress, "['https://…']"),
    without: 'der Abschnitt fehlt im Impressum, und Suchmaschinen erfahren nichts davon',
  },
  /** Degrees, as the about page lists them; each name in the language it was awarded in. */
  degrees: {
    rule: listOf(qualification, "[{ name: '…', institution: '…' }]"),
    shows: '„Über mich“',
    label: msg({
      message: 'Degree and university',
      comment: 'Missing fact: named after “to be supplied:” in place of the advisor’s degrees.',
    }),
  },
  /** Trainings, listed like the degrees. */
  trainings: {
    rule: listOf(qualification, "[{ name: '…', institution: '…' }]"),
    shows: '„Über mich“',
    label: msg({
      message: 'Training and institution',
      comment: 'Missing fact: named after “to be supplied:” in place of the advisor’s training.',
    }),
  },
  /** Photographer of the portrait, if a credit is due. */
  portraitCredit: {
    rule: optional('muss den Namen nennen, der am Foto steht'),
    without: 'die Zeile fehlt im Impressum',
  },
  /** Calendar in which visitors book a video call. */
  calendarUrl: {
    rule: webAddress,
    shows: 'Fußzeile jeder Seite, Startseite, Interim, „Über mich“, Kontakt',
  },
  /** Website of the training. */
  trainingUrl: {
    rule: webAddress,
    shows: 'Führungstraining',
  },
  /** Introductory article on T-Groups. */
  articleUrl: {
    rule: webAddress,
    shows: 'Termine und Anmeldung',
  },
  /** Name of the cryptocurrency of which a seminar costs 0.4. Never guessed. */
  cryptocurrency: {
    rule: optional('muss die Kryptowährung nennen'),
    without: 'die Termine nennen den Betrag ohne Währung',
  },
  /** Day from which the privacy text holds, e.g. `2027-01-31`. */
  privacyDate: {
    rule: text(
      'muss ein Datum wie 2027-01-31 sein',
      (value) => z.iso.date().safeParse(value).success,
    ),
    shows: 'Datenschutz',
    label: msg({
      message: 'Date of this text',
      comment:
        'Missing fact: named after “to be supplied:” in place of the date of the privacy text.',
    }),
  },
  /** Days after which Netlify deletes its server logs, as its documentation says. */
  netlifyLogDays: {
    rule: days,
    shows: 'Datenschutz',
    label: msg({
      message: 'Days the server logs are kept',
      comment:
        'Missing fact: named after “to be supplied:” in place of this fact, a number of days.',
    }),
  },
  /** The Twilio company that the processing agreement is with, with seat. */
  sendgridContractor: {
    rule: text('muss Firma und Sitz nennen'),
    shows: 'Datenschutz',
    label: msg({
      message: 'Company that delivers the mail',
      comment:
        'Missing fact: named after “to be supplied:” in place of the company that the contract on delivering mail is with, with its seat.',
    }),
  },
  /** Days Twilio SendGrid keeps its delivery logs, as its documentation says. */
  sendgridLogDays: {
    rule: days,
    shows: 'Datenschutz',
    label: msg({
      message: 'Days the delivery logs are kept',
      comment:
        'Missing fact: named after “to be supplied:” in place of this fact, a number of days.',
    }),
  },
  /** Who hosts the owner's mailbox, with seat. */
  mailboxProvider: {
    rule: text('muss Anbieter und Sitz nennen'),
    shows: 'Datenschutz',
    label: msg({
      message: 'Mailbox provider',
      comment: 'Missing fact: named after “to be supplied:” in place of this fact, with its seat.',
    }),
  },
  /** Months after the last contact in which an inquiry without a contract is deleted. */
  inquiryMonths: {
    rule: days,
    shows: 'Datenschutz',
    label: msg({
      message: 'Months an inquiry is kept',
      comment:
        'Missing fact: named after “to be supplied:” in place of this fact, a number of months.',
    }),
  },
  /** Months after an appointment in which its booking is deleted. */
  bookingMonths: {
    rule: days,
    shows: 'Datenschutz',
    label: msg({
      message: 'Months a booking is kept',
      comment:
        'Missing fact: named after “to be supplied:” in place of this fact, a number of months.',
    }),
  },
  /** Days after a seminar in which what somebody said about their health is deleted. */
  healthDays: {
    rule: days,
    shows: 'Datenschutz',
    label: msg({
      message: 'Days health details are kept',
      comment:
        'Missing fact: named after “to be supplied:” in place of this fact, a number of days.',
    }),
  },
  /** Who runs the calendar, with seat. */
  calendarProvider: {
    rule: text('muss Anbieter und Sitz nennen'),
    shows: 'Datenschutz',
    label: msg({
      message: 'Calendar provider',
      comment: 'Missing fact: named after “to be supplied:” in place of this fact, with its seat.',
    }),
  },
  calendarPrivacyUrl: {
    rule: text(mustBeAddress, (value) => webAddress.safeParse(value).success),
    shows: 'Datenschutz',
    label: msg({
      message: 'Address of the calendar provider’s privacy page',
      comment: 'Missing fact: named after “to be supplied:” in place of this fact, a web address.',
    }),
  },
  /** Who carries video calls and online sessions, with seat. */
  videoProvider: {
    rule: text('muss Anbieter und Sitz nennen'),
    shows: 'Datenschutz',
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
    rule: optional('muss je Anbieter Land und Rechtsgrundlage nennen'),
    without: 'der Satz fehlt im Datenschutz',
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
    error: 'muss da sein, außer es gibt businessId: Das Impressum braucht eine von beiden',
  });

/** The owner's facts as site/owner.ts has them. */
export type OwnerFile = z.infer<typeof ownerRule>;
