/** The owner's files as forms: every fact with its rule, and when a launch needs it. */
import * as z from 'zod';
import { withInstants } from './berlinTime.js';
import * as is from './values.js';

type Answers = { kind?: unknown; businessId?: unknown };

/** A fact in site/owner.yaml; each may be absent until it is known. */
export type Row = {
  is: z.ZodType;
  /** Whether a launch needs it; otherwise it is optional. */
  needed?: boolean | ((owner: Answers, prices: Partial<Prices>) => boolean);
  /** The answers to another question that it exists for. */
  onlyFor?: { [question: string]: readonly string[] };
  /** Where links lead until it is known. */
  placeholder?: string;
};

const qualifications = is.list(z.strictObject({ name: is.freeText, institution: is.freeText }));

/** site/owner.yaml, in its order. */
export const ownerForm = {
  // On every page. Until there is a name, they show the sample owner.
  name: { is: is.person, needed: true },

  // Imprint
  kind: { is: z.enum(['company', 'e.K.', 'freelancer']), needed: true },
  companyName: { is: is.freeText, needed: true },
  managingPerson: { is: is.person, needed: true, onlyFor: { kind: ['company'] } },
  street: { is: is.street, needed: true },
  postalCode: { is: is.postalCode, needed: true },
  city: { is: is.city, needed: true },
  email: { is: is.email, needed: true, placeholder: 'name@example.com' },
  phone: { is: is.phone },
  registerCourt: { is: is.registerCourt, needed: true, onlyFor: { kind: ['company', 'e.K.'] } },
  registerNumber: { is: is.registerNumber, needed: true, onlyFor: { kind: ['company', 'e.K.'] } },
  vatId: {
    is: is.vatId,
    needed: ({ kind, businessId }) => kind !== 'freelancer' && businessId === undefined,
  },
  businessId: { is: is.businessId },
  responsiblePerson: { is: is.person, needed: true },
  responsibleStreet: { is: is.street, needed: true },
  responsiblePostalCode: { is: is.postalCode, needed: true },
  responsibleCity: { is: is.city, needed: true },
  insurance: {
    is: z.strictObject({ name: is.freeText, address: is.freeText, scope: is.freeText }),
  },
  profileLinks: { is: is.list(is.webAddress) },
  portraitCredit: { is: is.freeText },

  // “About me”
  degrees: { is: qualifications, needed: true },
  trainings: { is: qualifications, needed: true },

  // “What happens next” and contact
  answerDays: { is: is.digits(1, 30) },
  firstTalkMinutes: { is: is.digits(5, 240) },
  firstTalkPrice: { is: is.digits(0, 5000) },
  charging: { is: z.enum(['day', 'month', 'fixed']) },
  workingLanguages: {
    is: is.list(
      z.enum(
        'bg cs da de el en es et fi fr hr hu it lt lv nl no pl pt ro sk sl sv tr uk'.split(' '),
      ),
    ),
  },
  calendarUrl: {
    // A common mix-up: the address of the calendar's privacy policy.
    is: is.webAddress.refine(
      (address) => !/privacy|datenschutz|gdpr|dsgvo/i.test(address),
      is.says('ist eine Datenschutzerklärung, kein Kalender', 'is a privacy text, not a calendar'),
    ),
    needed: true,
    placeholder: 'https://calendar.example.com/',
  },
  trainingUrl: { is: is.webAddress, needed: true, placeholder: 'https://training.example.com/' },
  articleUrl: { is: is.webAddress, needed: true, placeholder: 'https://article.example.com/' },
  cryptocurrency: {
    is: is.cryptocurrency,
    needed: (_, { cryptocurrencyAmount }) => cryptocurrencyAmount !== undefined,
  },

  // Privacy text
  privacyDate: { is: is.date, needed: true },
  netlifyLogDays: { is: is.digits(1, 365), needed: true },
  sendgridContractor: { is: is.provider, needed: true },
  sendgridLogDays: { is: is.digits(1, 365), needed: true },
  mailboxProvider: { is: is.provider, needed: true },
  inquiryMonths: { is: is.digits(1, 60), needed: true },
  bookingMonths: { is: is.digits(1, 60), needed: true },
  healthDays: { is: is.digits(1, 365), needed: true },
  calendarProvider: { is: is.provider, needed: true },
  calendarPrivacyUrl: { is: is.webAddress, needed: true },
  videoProvider: { is: is.provider, needed: true },
  providersOutsideEu: { is: z.enum(['yes', 'no']), needed: true },
  providersAbroad: { is: is.freeText, needed: true, onlyFor: { providersOutsideEu: ['yes'] } },
} satisfies Record<string, Row>;

export type OwnerForm = typeof ownerForm;
export type FactName = keyof OwnerForm;

export const factNames = Object.keys(ownerForm) as FactName[];

const ownerFields = z
  .strictObject(
    Object.fromEntries(factNames.map((name) => [name, ownerForm[name].is])) as {
      [Name in FactName]: OwnerForm[Name]['is'];
    },
  )
  .partial();

/** The contents of site/owner.yaml. */
export type OwnerFile = z.output<typeof ownerFields>;

/** The question whose answer rules out a fact. */
function ruledOutBy(name: FactName, owner: OwnerFile): string | undefined {
  const { onlyFor = {} }: Row = ownerForm[name];
  return Object.keys(onlyFor).find((question) => {
    const answer = owner[question as FactName];
    return answer !== undefined && !onlyFor[question]!.includes(answer as string);
  });
}

/** Whether a launch needs a fact. */
export function isNeeded(name: FactName, owner: OwnerFile, prices: Partial<Prices>): boolean {
  const { needed = false }: Row = ownerForm[name];
  const isNeededHere = typeof needed === 'function' ? needed(owner, prices) : needed;
  return isNeededHere && !ruledOutBy(name, owner);
}

export const ownerSchema = ownerFields.prefault({}).superRefine((owner, { addIssue }) => {
  for (const name of factNames) {
    const question = owner[name] && ruledOutBy(name, owner);
    if (!question) continue;
    const sentence = is.says(
      `passt nicht zu dem, was hinter ${question} steht; leeren oder ändern Sie eines von beiden`,
      `does not fit what is behind ${question}; empty or change one of the two`,
    );
    addIssue({ code: 'custom', path: [name], ...sentence });
  }
});

/** site/prices.yaml; a small business charges 0 % VAT (§ 19 UStG). */
export const pricesSchema = z
  .strictObject({
    individual: is.wholeNumber(50, 20_000),
    companyNet: is.wholeNumber(50, 20_000),
    vatPercent: is.wholeNumber(0, 30),
    cryptocurrencyAmount: is.cryptocurrencyAmount.optional(),
  })
  .transform((prices) => ({
    ...prices,
    /** With VAT, rounded to whole cents. */
    companyGross: Math.round(prices.companyNet * (100 + prices.vatPercent)) / 100,
  }))
  .refine(({ individual, companyGross }) => companyGross >= individual, {
    path: ['companyNet'],
    ...is.says(
      'ist weniger, als Privatleute zahlen; sind die Preise vertauscht?',
      'is less than individuals pay; are the prices swapped?',
    ),
  });

export type Prices = z.output<typeof pricesSchema>;

/** One day of a seminar, in Berlin local time. */
const session = z
  .strictObject({
    date: is.date,
    start: is.time,
    end: is.time,
    place: z.enum(['online', 'berlin']),
  })
  .refine(({ start, end }) => end > start, {
    path: ['end'],
    ...is.says('liegt vor dem Beginn des Termins', 'is before the start of the session'),
  })
  .transform(withInstants);

export type Session = z.output<typeof session>;

const byStart = (a: Session, b: Session) =>
  `${a.date} ${a.start}` < `${b.date} ${b.start}` ? -1 : 1;

/** Sorts its sessions. */
const seminar = z.strictObject({
  number: is.wholeNumber(1, 99),
  sessions: z
    .tuple([session], session)
    .superRefine(is.distinct(({ date }) => date, 'date'))
    .transform((all) => all.toSorted(byStart) as typeof all),
});

export type Seminar = z.output<typeof seminar>;

/** site/seminars.yaml, in any order. An empty file means that there are none. */
export const seminarsSchema = z
  .array(seminar)
  .superRefine(
    is.distinct(({ number, sessions: [{ date }] }) => `${date.slice(0, 4)} ${number}`, 'number'),
  )
  .prefault([]);

export const earliestFirst = (seminars: readonly Seminar[]) =>
  seminars.toSorted((a, b) => byStart(a.sessions[0], b.sessions[0]));
