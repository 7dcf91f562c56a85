import * as z from 'zod';

/** A quotation mark or comma at either end, or HTML. */
const unclean = /^["'„“”»«‚‘]|["'„“”»«,;]$|[<>]|&\w+;/;

/** A text that looks like its example. findings.ts turns each `error` into a sentence. */
const like = (example: string, pattern: RegExp) =>
  z
    .string()
    .trim()
    .refine((value) => pattern.test(value) && !unclean.test(value), {
      error: example,
      abort: true,
    });

const freeText = like('Muster GmbH', /^(?!.*(?:@|:\/\/)).*\p{L}{2}/u);
/** First name and surname. */
const person = like('Erika Beispiel', /^\p{Lu}[^\d@,;:/]* [^\d@,;:/]*\p{Lu}[^\d@,;:/]*$/u);
/** A company and its seat. */
const provider = like('Muster GmbH, Berlin', /^[^@]*\p{L}{2}[^@]*[,(] ?\p{L}{2}/u);
const street = like('Beispielstraße 1', /^(?!.*postfach)[^@,]*\p{L}{2}[^@,]*\d/iu);
const postalCode = like('10115', /^\d{5}$/);
const city = like('Berlin', /^\p{Lu}[^\d@,;]+$/u);
const webAddress = z
  .url({
    protocol: /^https$/,
    hostname: z.regexes.domain,
    error: 'https://www.beispiel.de/',
    abort: true,
  })
  .regex(/^https:\/\/\S+$/, { error: 'https://www.beispiel.de/' });

const number = (least: number, most: number) =>
  like(String(most), /^\d+$/).transform(Number).pipe(z.number().min(least).max(most));
/** A number kept as text, for use in sentences. */
const digits = (least: number, most: number) => number(least, most).transform(String);
const days = digits(1, 365);
const months = digits(1, 60);

const taxId = (example: string, pattern: RegExp) =>
  z
    .string()
    .overwrite((id) => id.replaceAll(' ', ''))
    .pipe(like(example, pattern));

const date = z.iso.date({ error: '2027-01-31', abort: true });

/** A list without duplicates. */
const listOf = <Item extends z.ZodType>(
  item: Item,
  nameOf: (item: z.output<Item>) => string = JSON.stringify,
) =>
  z.array(item).superRefine((items, { addIssue }) => {
    const names = items.map(nameOf);
    const second = names.findIndex((name, at) => names.indexOf(name) < at);
    if (second > 0) addIssue({ code: 'custom', path: [second], message: 'twice' });
  });

const qualifications = listOf(z.strictObject({ name: freeText, institution: freeText }));

/** Answers that decide which facts apply; no page shows them. */
export const questions = {
  kind: z.enum(['company', 'e.K.', 'freelancer']),
  providersOutsideEu: z.enum(['yes', 'no']),
};

/** Facts that a launch requires, where they apply. */
const requiredFacts = {
  name: person,
  companyName: freeText,
  managingPerson: person,
  street,
  postalCode,
  city,
  /** Unlike zod's own email check, allows umlauts. */
  email: like(
    'name@firma.de',
    /^[\w+-]+(?:\.[\w+-]+)*@(?:[\p{L}\d]+(?:-+[\p{L}\d]+)*\.)+\p{L}{2,}$/u,
  ),
  registerCourt: like('Amtsgericht Charlottenburg', /^Amtsgericht \p{Lu}\D+$/u),
  registerNumber: like('HRB 12345', /^\p{L}{2,3} ?[1-9]\d*(?: ?[A-Z]{1,3})?$/u),
  vatId: taxId('DE123456788', /^DE\d{9}$/),
  responsiblePerson: person,
  responsibleStreet: street,
  responsiblePostalCode: postalCode,
  responsibleCity: city,
  degrees: qualifications,
  trainings: qualifications,
  // A common mix-up: the address of the calendar's privacy policy.
  calendarUrl: webAddress.regex(/^(?!.*(?:privacy|datenschutz|gdpr|dsgvo))/i, {
    error: 'privacyText',
  }),
  trainingUrl: webAddress,
  articleUrl: webAddress,
  cryptocurrency: like('Bitcoin', /^\D*\p{L}{3}\D*$/u),
  privacyDate: date,
  netlifyLogDays: days,
  sendgridContractor: provider,
  sendgridLogDays: days,
  mailboxProvider: provider,
  inquiryMonths: months,
  bookingMonths: months,
  healthDays: days,
  calendarProvider: provider,
  calendarPrivacyUrl: webAddress,
  videoProvider: provider,
  providersAbroad: freeText,
};

/** Facts that a launch does not require. */
const optional = {
  phone: like('+49 30 901820', /^\+(?!49\D{0,2}0)[1-9](?:[ /-]?\(?\d\)?){6,14}$/),
  businessId: taxId('DE123456788-00001', /^DE\d{9}-\d{5}$/),
  insurance: z.strictObject({ name: freeText, address: freeText, scope: freeText }),
  profileLinks: listOf(webAddress),
  portraitCredit: freeText,
  answerDays: digits(1, 30),
  firstTalkMinutes: digits(5, 240),
  firstTalkPrice: digits(0, 5000),
  charging: z.enum(['day', 'month', 'fixed']),
  workingLanguages: listOf(
    z.enum('bg cs da de el en es et fi fr hr hu it lt lv nl no pl pt ro sk sl sv tr uk'.split(' ')),
  ),
};

/**
 * site/owner.yaml, whose comments explain each fact. Those that are not known yet are absent. Until there is a
 * name, the pages show the sample owner.
 */
const ownerFields = z.strictObject({ ...questions, ...requiredFacts, ...optional }).partial();

/** The contents of site/owner.yaml. */
export type OwnerFile = z.output<typeof ownerFields>;
type Name = keyof OwnerFile;
export type RequiredName = keyof typeof requiredFacts;

export const factNames = ownerFields.keyof().options;

/** Where links lead until the address is known. */
export const placeholders = {
  email: 'name@example.com',
  calendarUrl: 'https://calendar.example.com/',
  trainingUrl: 'https://training.example.com/',
  articleUrl: 'https://article.example.com/',
} satisfies { [_ in Name]?: string };

const isRegistered = ({ kind }: OwnerFile) => kind !== 'freelancer';

/** Facts that apply only to some answers. */
const conditions = {
  managingPerson: ({ kind = 'company' }) => kind === 'company',
  registerCourt: isRegistered,
  registerNumber: isRegistered,
  providersAbroad: ({ providersOutsideEu }) => providersOutsideEu !== 'no',
} satisfies { [_ in Name]?: (answers: OwnerFile) => boolean };

/** Facts that not every owner has. */
export type ConditionalName = keyof typeof conditions | 'vatId' | 'cryptocurrency';

const isRuledOut = (name: Name, owner: OwnerFile) =>
  name in conditions && !conditions[name as keyof typeof conditions](owner);

/** Whether a launch requires a fact. */
export function isRequired(name: Name, owner: OwnerFile, prices: Partial<Prices>): boolean {
  if (name === 'vatId') return isRegistered(owner) && owner.businessId === undefined;
  if (name === 'cryptocurrency') return prices.cryptocurrencyAmount !== undefined;
  return !(name in optional) && !isRuledOut(name, owner);
}

export const ownerSchema = ownerFields.prefault({}).superRefine((owner, { addIssue }) => {
  for (const name of factNames.filter((each) => owner[each] && isRuledOut(each, owner))) {
    const message = name === 'providersAbroad' ? 'unfitProviders' : 'unfitKind';
    addIssue({ code: 'custom', path: [name], message });
  }
});

/** site/prices.yaml; a small business charges 0 % VAT (§ 19 UStG). */
export const pricesSchema = z
  .strictObject({
    individual: number(50, 20_000),
    companyNet: number(50, 20_000),
    vatPercent: number(0, 30),
    cryptocurrencyAmount: like('0.4', /^(?=.*[1-9])\d{1,4}(?:\.\d+)?$/)
      .transform(Number)
      .optional(),
  })
  .transform((prices) => ({
    ...prices,
    /** With VAT, rounded to whole cents. */
    companyGross: Math.round(prices.companyNet * (100 + prices.vatPercent)) / 100,
  }))
  .refine(({ individual, companyGross }) => companyGross >= individual, {
    path: ['companyNet'],
    error: 'swapped',
  });

export type Prices = z.output<typeof pricesSchema>;

const time = z.iso.time({ precision: -1, error: '09:30', abort: true });

/** One day of a seminar, in Berlin local time. */
const session = z
  .strictObject({ date, start: time, end: time, place: z.enum(['online', 'berlin']) })
  .refine(({ start, end }) => end > start, {
    path: ['end'],
    error: 'beforeStart',
  });

export type Session = z.output<typeof session>;

const byStart = (a: Session, b: Session) =>
  `${a.date} ${a.start}` < `${b.date} ${b.start}` ? -1 : 1;

/** Sorts its sessions. */
const seminar = z.strictObject({
  number: number(1, 99),
  sessions: z
    .tuple([session], session)
    .refine((all) => new Set(all.map(({ date }) => date)).size === all.length, {
      error: 'sameDay',
    })
    .transform((all) => all.toSorted(byStart) as typeof all),
});

export type Seminar = z.output<typeof seminar>;

/** site/seminars.yaml, in any order. An empty file means that there are none. */
export const seminarsSchema = listOf(
  seminar,
  ({ number, sessions: [{ date }] }) => `${date.slice(0, 4)} ${number}`,
).prefault([]);

export const earliestFirst = (seminars: readonly Seminar[]) =>
  seminars.toSorted((a, b) => byStart(a.sessions[0], b.sessions[0]));
