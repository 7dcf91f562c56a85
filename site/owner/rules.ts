import { day } from '@advisor/contact/time';
import * as z from 'zod';
import { inTwoLanguages } from './inTwoLanguages.js';

const looksLike = (example: string) =>
  inTwoLanguages(`muss aussehen wie „${example}“`, `must look like “${example}”`);

/** A quotation mark or comma at an end, HTML, control characters, and UTF-8 that was read as Windows-1252. */
const unclean = /^["'„“”»«‚‘]|["'„“”»«,;]$|[<>\p{Cc}\ufffd]|&\w+;|[ÃÂ][\u0080-\u00bf¤¶Ÿ„–œ‰…]|â€/u;

/** A text that looks like its example. */
const like = (example: string, pattern: RegExp) =>
  z
    .string()
    .trim()
    .refine((value) => !unclean.test(value), {
      error: inTwoLanguages(
        'hat am Rand ein Anführungszeichen oder Komma, HTML oder falsch gespeicherte Zeichen; schreiben Sie nur den Text, als UTF-8 gespeichert',
        'has a quotation mark or comma at an end, HTML, or characters that were saved wrongly; write the text alone, saved as UTF-8',
      ),
      abort: true,
    })
    .regex(pattern, { error: looksLike(example), abort: true });

const freeText = like('Muster GmbH', /^(?!.*(?:@|:\/\/)).*\p{L}{2}/u);
/** First name and surname. */
const person = like('Erika Beispiel', /^\p{Lu}[^\d@,;:/]* [^\d@,;:/]*\p{Lu}[^\d@,;:/]*$/u);
const court = like('Amtsgericht Charlottenburg', /^Amtsgericht \p{Lu}\D+$/u);
/** With its seat. */
const provider = like('Muster GmbH, Berlin', /^[^@]*\p{L}{2}[^@]*[,(] ?\p{L}{2}/u);
const street = like('Beispielstraße 1', /^(?!.*postfach)[^@,]*\p{L}{2}[^@,]*\d/iu);
const postalCode = like('10115', /^\d{5}$/);
const city = like('Berlin', /^\p{Lu}[^\d@,;]+$/u);
/** Umlauts included, which zod's own email rule refuses. */
const email = like(
  'name@firma.de',
  /^[\w+-]+(?:\.[\w+-]+)*@(?:[\p{L}\d]+(?:-+[\p{L}\d]+)*\.)+\p{L}{2,}$/u,
);
const phone = like('+49 30 901820', /^\+(?!49\D{0,2}0)[1-9](?:[ /-]?\(?\d\)?){6,14}$/);
const registerNumber = like('HRB 12345', /^\p{L}{2,3} ?[1-9]\d*(?: ?[A-Z]{1,3})?$/u);
const webAddress = z.string().pipe(
  z.url({
    protocol: /^https$/,
    hostname: z.regexes.domain,
    error: looksLike('https://www.beispiel.de/'),
  }),
);
const calendarUrl = webAddress.refine((url) => !/privacy|datenschutz|gdpr|dsgvo/i.test(url), {
  error: inTwoLanguages(
    'ist die Adresse einer Datenschutzerklärung; die gehört zu calendarPrivacyUrl',
    'is the address of a privacy text, which belongs to calendarPrivacyUrl',
  ),
});
const languageNames = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
const language = like('en', /^[a-z]{2}$/).refine((code) => languageNames.of(code), {
  error: looksLike('en'),
});

const wholeNumber = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d+$/, {
      error: inTwoLanguages(
        'muss eine ganze Zahl sein, nur Ziffern',
        'must be a whole number, digits only',
      ),
    })
    .transform(Number)
    .pipe(z.number().min(least).max(most));
/** As text: the pages put it into their sentences. */
const digits = (least: number, most: number) => wholeNumber(least, most).transform(String);
const days = digits(1, 365);
const months = digits(1, 60);

/** The last of nine digits is a check digit (ISO 7064, MOD 11,10). */
function isTaxId(id: string): boolean {
  let product = 10;
  for (const digit of id.slice(2, 10)) product = (2 * ((Number(digit) + product) % 10 || 10)) % 11;
  return (11 - product) % 10 === Number(id[10]);
}
const taxId = (example: string, pattern: RegExp) =>
  z
    .string()
    .overwrite((id) => id.replaceAll(' ', ''))
    .pipe(like(example, pattern))
    .refine(isTaxId, {
      error: inTwoLanguages(
        'hat eine falsche Prüfziffer: Eine der Ziffern stimmt nicht',
        'has a wrong check digit: one of the digits is not right',
      ),
    });

const date = z.iso
  .date({ error: looksLike('2027-01-31'), abort: true })
  .refine((value) => Math.abs(Date.parse(value) - Date.now()) < 10 * 365 * day, {
    error: inTwoLanguages('ist mehr als zehn Jahre entfernt', 'is more than ten years away'),
  });

/** A list without duplicates. */
const listOf = <Item extends z.ZodType>(
  item: Item,
  nameOf: (item: z.output<Item>) => string = JSON.stringify,
) =>
  z.array(item).refine((items) => new Set(items.map(nameOf)).size === items.length, {
    error: inTwoLanguages('hat einen Eintrag zweimal', 'has an entry twice'),
  });

const qualifications = listOf(z.strictObject({ name: freeText, institution: freeText }));

/** Whether a launch needs a fact, by what else is written. */
type Condition = (
  owner: Readonly<Record<string, unknown>>,
  prices: Readonly<Record<string, unknown>>,
) => boolean;

// `shown` is what the pages show in place of a fact that is not known yet.

/** A launch needs it. Until then its label is shown, marked. */
const needed = <Rule extends z.ZodType>(rule: Rule) => ({
  rule,
  shown: 'label' as const,
  isNeeded: (() => true) as Condition,
});
/** The same, but for some owners only. The pages of others leave it out. */
const neededIf = <Rule extends z.ZodType>(isNeeded: Condition, rule: Rule) => ({
  rule,
  shown: 'labelOrNothing' as const,
  isNeeded,
});
/** The same, by the answer to a question in the file. With another answer it has to be empty. */
const neededBy = <Rule extends z.ZodType>(question: string, answers: string[], rule: Rule) => ({
  ...neededIf(
    ({ [question]: answer }) => answer === undefined || answers.includes(answer as string),
    rule,
  ),
  question,
});
/** A launch needs it. Until then links lead to the placeholder. */
const linked = <Rule extends z.ZodType>(rule: Rule, placeholder: string) => ({
  ...needed(rule),
  shown: 'placeholder' as const,
  placeholder,
});
/** A launch needs the answer, which no page shows by itself. */
const question = <const Answer extends string>(answers: readonly Answer[]) => ({
  ...needed(z.enum(answers)),
  shown: 'nothing' as const,
});
/** Left out of the pages until it is known. */
const optional = <Rule extends z.ZodType>(rule: Rule) => ({
  ...neededIf(() => false, rule),
  shown: 'nothing' as const,
});

/** Every fact in site/owner.yaml, whose comments explain them. `messages.ts` has their labels. */
export const facts = {
  /** Until there is one, the pages show the sample owner. */
  name: { ...needed(person), shown: 'always' as const },
  kind: question(['company', 'e.K.', 'freelancer']),
  companyName: needed(freeText),
  managingPerson: neededBy('kind', ['company'], person),
  street: needed(street),
  postalCode: needed(postalCode),
  city: needed(city),
  email: linked(email, 'name@example.com'),
  phone: optional(phone),
  registerCourt: neededBy('kind', ['company', 'e.K.'], court),
  registerNumber: neededBy('kind', ['company', 'e.K.'], registerNumber),
  vatId: neededIf(
    ({ kind, businessId }) => kind !== 'freelancer' && businessId === undefined,
    taxId('DE123456788', /^DE\d{9}$/),
  ),
  businessId: optional(taxId('DE123456788-00001', /^DE\d{9}-\d{5}$/)),
  responsiblePerson: needed(person),
  responsibleStreet: needed(street),
  responsiblePostalCode: needed(postalCode),
  responsibleCity: needed(city),
  insurance: optional(z.strictObject({ name: freeText, address: freeText, scope: freeText })),
  profileLinks: optional(listOf(webAddress)),
  degrees: needed(qualifications),
  trainings: needed(qualifications),
  portraitCredit: optional(freeText),
  answerDays: optional(digits(1, 30)),
  firstTalkMinutes: optional(digits(5, 240)),
  firstTalkPrice: optional(digits(0, 5000)),
  charging: optional(z.enum(['day', 'month', 'fixed'])),
  workingLanguages: optional(listOf(language)),
  calendarUrl: linked(calendarUrl, 'https://calendar.example.com/'),
  trainingUrl: linked(webAddress, 'https://training.example.com/'),
  articleUrl: linked(webAddress, 'https://article.example.com/'),
  cryptocurrency: neededIf(
    (_, { cryptocurrencyAmount }) => cryptocurrencyAmount !== undefined,
    like('Bitcoin', /^\D*\p{L}{3}\D*$/u),
  ),
  privacyDate: needed(date),
  netlifyLogDays: needed(days),
  sendgridContractor: needed(provider),
  sendgridLogDays: needed(days),
  mailboxProvider: needed(provider),
  inquiryMonths: needed(months),
  bookingMonths: needed(months),
  healthDays: needed(days),
  calendarProvider: needed(provider),
  calendarPrivacyUrl: needed(webAddress),
  videoProvider: needed(provider),
  providersOutsideEu: question(['yes', 'no']),
  providersAbroad: neededBy('providersOutsideEu', ['yes'], freeText),
} satisfies Record<string, { rule: z.ZodType; shown: string; isNeeded: Condition }>;

export type Facts = typeof facts;

/** The name of a fact that the pages can show as missing. */
export type FactName = {
  [Name in keyof Facts]: Facts[Name]['shown'] extends 'label' | 'labelOrNothing' ? Name : never;
}[keyof Facts];

/** site/owner.yaml as a whole. Facts that are not known yet are absent. */
export const ownerRule = z
  .strictObject(
    Object.fromEntries(Object.entries(facts).map(([key, { rule }]) => [key, rule])) as {
      [Name in keyof Facts]: Facts[Name]['rule'];
    },
  )
  .partial()
  .prefault({})
  .superRefine((owner, { addIssue }) => {
    for (const [name, fact] of Object.entries(facts))
      if ('question' in fact && name in owner && !fact.isNeeded(owner, {}))
        addIssue({
          code: 'custom',
          path: [name],
          message: inTwoLanguages(
            `passt nicht zur Antwort hinter ${fact.question}; lassen Sie den Wert leer, oder ändern Sie die Antwort`,
            `does not fit the answer behind ${fact.question}; leave it empty, or change the answer`,
          ),
        });
  });

/** site/owner.yaml as it is filled in. */
export type OwnerFile = z.output<typeof ownerRule>;

/** site/prices.yaml; 0 % is what a small business charges (§ 19 UStG). */
export const pricesRule = z
  .strictObject({
    individual: wholeNumber(50, 20_000),
    companyNet: wholeNumber(50, 20_000),
    vatPercent: wholeNumber(0, 30),
    cryptocurrencyAmount: like('0.4', /^(?=.*[1-9])\d{1,4}(?:\.\d+)?$/)
      .transform(Number)
      .optional(),
  })
  .transform((prices) => ({
    ...prices,
    /** With VAT, rounded to whole cents. */
    companyGross: Math.round(prices.companyNet * (100 + prices.vatPercent)) / 100,
  }));

export type Prices = z.output<typeof pricesRule>;

const time = z.iso.time({ precision: -1, error: looksLike('09:30'), abort: true });

/** One day of a seminar, in Berlin local time. */
const session = z
  .strictObject({ date, start: time, end: time, place: z.enum(['online', 'berlin']) })
  .refine(({ start, end }) => end > start, {
    path: ['end'],
    error: inTwoLanguages('liegt vor dem Beginn des Termins', 'is before the start of the session'),
  });

export type Session = z.output<typeof session>;

export const byStart = (a: Session, b: Session) =>
  `${a.date} ${a.start}` < `${b.date} ${b.start}` ? -1 : 1;

/** Its sessions are in order, whatever the order in the file. */
const seminar = z.strictObject({
  number: wholeNumber(1, 99),
  sessions: z.tuple([session], session).transform((all) => all.toSorted(byStart) as typeof all),
});

export type Seminar = z.output<typeof seminar>;

/** site/seminars.yaml, in any order. An empty file means that there are none. */
export const seminarsRule = listOf(
  seminar,
  ({ number, sessions: [{ date }] }) => `${date.slice(0, 4)} ${number}`,
).prefault([]);
