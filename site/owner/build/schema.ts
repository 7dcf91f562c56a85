/** The owner's files: every fact with its rule, and when a launch needs it. */
import * as z from 'zod';
import { withInstants } from './berlinTime.js';
import * as is from './values.js';

/** Facts that a launch needs. */
const needed = {
  kind: z.enum(['company', 'e.K.', 'freelancer']),
  companyName: is.freeText,
  street: is.street,
  postalCode: is.postalCode,
  city: is.city,
  responsiblePerson: is.person,
  responsibleStreet: is.street,
  responsiblePostalCode: is.postalCode,
  responsibleCity: is.city,
  privacyDate: is.date,
  netlifyLogDays: is.digits(1, 365),
  sendgridContractor: is.provider,
  sendgridLogDays: is.digits(1, 365),
  mailboxProvider: is.provider,
  inquiryMonths: is.digits(1, 60),
  bookingMonths: is.digits(1, 60),
  healthDays: is.digits(1, 365),
  calendarProvider: is.provider,
  calendarPrivacyUrl: is.webAddress,
  videoProvider: is.provider,
  providersOutsideEu: z.enum(['yes', 'no']),
};

/** Addresses that a launch needs; until they are known, links lead to a placeholder. */
const addresses = {
  email: is.email,
  calendarUrl: is.calendar,
  trainingUrl: is.webAddress,
  articleUrl: is.webAddress,
};
export const placeholders = {
  email: 'name@example.com',
  calendarUrl: 'https://calendar.example.com/',
  trainingUrl: 'https://training.example.com/',
  articleUrl: 'https://article.example.com/',
};

/** Facts that only some launches need: `isNeeded` decides. */
const dependent = {
  managingPerson: is.person,
  registerCourt: is.registerCourt,
  registerNumber: is.registerNumber,
  vatId: is.vatId,
  providersAbroad: is.freeText,
  cryptocurrency: is.cryptocurrency,
};

/** Facts that the pages leave out while they are unknown. */
const optional = {
  phone: is.phone,
  businessId: is.businessId,
  insurance: z.strictObject({ name: is.freeText, address: is.freeText, scope: is.freeText }),
  portraitCredit: is.freeText,
  answerDays: is.digits(1, 30),
  firstTalkMinutes: is.digits(5, 240),
  firstTalkPrice: is.digits(0, 5000),
  charging: z.enum(['day', 'month', 'fixed']),
};

const optionalLists = {
  profileLinks: z.array(is.webAddress),
  workingLanguages: z.array(
    z.enum('bg cs da de el en es et fi fr hr hu it lt lv nl no pl pt ro sk sl sv tr uk'.split(' ')),
  ),
};
/** Lists of facts, empty while they are unknown. */
export const lists = {
  ...optionalLists,
  degrees: is.qualifications,
  trainings: is.qualifications,
};

/** Until there is a name, every page shows the sample owner. */
const name = { name: is.person };

const fields = { ...name, ...needed, ...addresses, ...dependent, ...optional, ...lists };
export type FactName = keyof typeof fields;
export const factNames = Object.keys(fields) as FactName[];

const ownerFields = z.strictObject(fields).partial();

/** The contents of site/owner.yaml: each fact may be absent until it is known. */
export type OwnerFile = z.output<typeof ownerFields>;

/** Stands in for an unknown fact, by its name in site/owner.yaml. The page marks it. */
export type Missing = { readonly missing: string };

type Values<Fields extends Record<string, z.ZodType>, Unknown = never> = {
  readonly [Name in keyof Fields]: z.output<Fields[Name]> | Unknown;
};

/** Every fact about the owner, as the pages use them. site/owner.yaml explains each. */
export type Owner = Values<typeof name & typeof addresses & typeof lists> &
  Values<typeof needed, Missing> &
  Values<typeof dependent, Missing | undefined> &
  Values<typeof optional, undefined>;

/** Facts that only some owners have: the question that decides, and the answers that require them. */
const onlyFor: { facts: FactName[]; question: keyof typeof needed; answers: string[] }[] = [
  { facts: ['managingPerson'], question: 'kind', answers: ['company'] },
  { facts: ['registerCourt', 'registerNumber'], question: 'kind', answers: ['company', 'e.K.'] },
  { facts: ['providersAbroad'], question: 'providersOutsideEu', answers: ['yes'] },
];

/** The question whose answer rules out a fact. */
const ruledOutBy = (name: FactName, owner: OwnerFile) =>
  onlyFor.find(({ facts, question, answers }) => {
    const answer = owner[question];
    return facts.includes(name) && answer && !answers.includes(answer);
  })?.question;

/** Whether a launch needs a fact. */
export function isNeeded(name: FactName, owner: OwnerFile, prices: Partial<Prices>): boolean {
  if (name === 'vatId') return owner.kind !== 'freelancer' && !owner.businessId;
  if (name === 'cryptocurrency') return prices.cryptocurrencyAmount !== undefined;
  return !(name in optional || name in optionalLists || ruledOutBy(name, owner));
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

const byStart = (a: Session, b: Session) => (a.startsAt < b.startsAt ? -1 : 1);

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
