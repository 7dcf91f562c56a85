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

/**
 * site/owner.yaml, whose comments explain each fact; `messages.ts` has their labels. Facts that are not known
 * yet are absent. Until there is a name, the pages show the sample owner.
 */
const ownerShape = z
  .strictObject({
    name: person,
    kind: z.enum(['company', 'e.K.', 'freelancer']),
    companyName: freeText,
    managingPerson: person,
    street,
    postalCode,
    city,
    email,
    phone,
    registerCourt: court,
    registerNumber,
    vatId: taxId('DE123456788', /^DE\d{9}$/),
    businessId: taxId('DE123456788-00001', /^DE\d{9}-\d{5}$/),
    responsiblePerson: person,
    responsibleStreet: street,
    responsiblePostalCode: postalCode,
    responsibleCity: city,
    insurance: z.strictObject({ name: freeText, address: freeText, scope: freeText }),
    profileLinks: listOf(webAddress),
    degrees: qualifications,
    trainings: qualifications,
    portraitCredit: freeText,
    answerDays: digits(1, 30),
    firstTalkMinutes: digits(5, 240),
    firstTalkPrice: digits(0, 5000),
    charging: z.enum(['day', 'month', 'fixed']),
    workingLanguages: listOf(language),
    calendarUrl,
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
    providersOutsideEu: z.enum(['yes', 'no']),
    providersAbroad: freeText,
  })
  .partial();

/** site/owner.yaml as it is filled in. */
export type OwnerFile = z.output<typeof ownerShape>;
type Name = keyof OwnerFile;

export const factNames = ownerShape.keyof().options;

/** What a launch can do without. */
export const optional = [
  'phone',
  'businessId',
  'insurance',
  'profileLinks',
  'portraitCredit',
  'answerDays',
  'firstTalkMinutes',
  'firstTalkPrice',
  'charging',
  'workingLanguages',
] as const satisfies Name[];

/** Questions, whose answers no page shows. */
export const questions = ['kind', 'providersOutsideEu'] as const satisfies Name[];

/** Where links lead until the address is known. */
export const placeholders = {
  email: 'name@example.com',
  calendarUrl: 'https://calendar.example.com/',
  trainingUrl: 'https://training.example.com/',
  articleUrl: 'https://article.example.com/',
} satisfies { [_ in Name]?: string };

/** What an owner has only by the answer to a question; with another answer it has to be empty. */
const answers: { [_ in Name]?: Partial<Record<(typeof questions)[number], string[]>> } = {
  managingPerson: { kind: ['company'] },
  registerCourt: { kind: ['company', 'e.K.'] },
  registerNumber: { kind: ['company', 'e.K.'] },
  providersAbroad: { providersOutsideEu: ['yes'] },
};

/** The question whose answer rules a fact out. */
const ruledOutBy = (name: Name, owner: OwnerFile) =>
  questions.find((each) => owner[each] && answers[name]?.[each]?.includes(owner[each]) === false);

/** Whether a launch needs a fact. */
export function isNeeded(name: Name, owner: OwnerFile, prices: Partial<Prices>): boolean {
  if (name === 'vatId') return owner.kind !== 'freelancer' && owner.businessId === undefined;
  if (name === 'cryptocurrency') return prices.cryptocurrencyAmount !== undefined;
  return !(optional as readonly Name[]).includes(name) && !ruledOutBy(name, owner);
}

export const ownerRule = ownerShape.prefault({}).superRefine((owner, { addIssue }) => {
  for (const name of Object.keys(owner) as Name[]) {
    const question = ruledOutBy(name, owner);
    if (question)
      addIssue({
        code: 'custom',
        path: [name],
        message: inTwoLanguages(
          `passt nicht zur Antwort hinter ${question}; lassen Sie den Wert leer, oder ändern Sie die Antwort`,
          `does not fit the answer behind ${question}; leave it empty, or change the answer`,
        ),
      });
  }
});

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

const byStart = (a: Session, b: Session) =>
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

export const earliestFirst = (seminars: readonly Seminar[]) =>
  seminars.toSorted((a, b) => byStart(a.sessions[0], b.sessions[0]));
