/** The owner's files: what each value looks like, and which facts a launch needs. */
import { Temporal } from 'temporal-polyfill';
import * as z from 'zod';
import { isMissing, type Missing } from '../../owner/fact.js';
import { dayTexts, languageLists } from './localizedTexts.js';

/** What is wrong with a value, in the owner's language. */
const issue = (error: string) => ({ error, abort: true });

/** A quotation mark or comma at either end, or HTML. */
const unclean = /^["'„“”»«‚‘]|["'„“”»«,;]$|[<>]|&\w+;/;
const hasTooMuch = 'hat ein Anführungszeichen, ein Komma oder HTML zu viel';

/** A text that matches a pattern, and an example for the message. */
const match = (example: string, pattern: RegExp) =>
  z
    .string()
    .refine((value) => !unclean.test(value), issue(hasTooMuch))
    .refine((value) => pattern.test(value), issue(`muss aussehen wie „${example}“`));

const freeText = match('Muster GmbH', /^(?!.*(?:@|:\/\/)).*\p{L}{2}/u);
/** First name and surname. */
const person = match('Erika Beispiel', /^\p{Lu}[^\d@,;:/]* [^\d@,;:/]*\p{Lu}[^\d@,;:/]*$/u);
/** A company and its seat. */
const provider = match('Muster GmbH, Berlin', /^[^@]*\p{L}{2}[^@]*[,(] ?\p{L}{2}/u);
const street = match('Beispielstraße 1', /^(?!.*postfach)[^@,]*\p{L}{2}[^@,]*\d/iu);
const postalCode = match('10115', /^\d{5}$/);
const city = match('Berlin', /^\p{Lu}[^\d@,;]+$/u);
const date = match('2027-01-31', /^\d{4}-\d\d-\d\d$/).refine(
  (day) => z.regexes.date.test(day),
  issue('ist kein Tag im Kalender'),
);
const time = match('09:30', z.regexes.time({ precision: -1 }));
/** Unlike zod's own, allows umlauts. */
const email = match(
  'name@firma.de',
  /^[\w'+-]+(?:\.[\w'+-]+)*@(?:[\p{L}\d]+(?:-+[\p{L}\d]+)*\.)+\p{L}{2,}$/u,
);
const webAddress = match(
  'https://www.beispiel.de/',
  /^https:\/\/(?:[\p{L}\d-]+\.)+\p{L}{2,}(?:[/?#]\S*)?$/u,
);
const languageNames = new Intl.DisplayNames('de', { type: 'language', fallback: 'none' });
const isLanguageCode = (code: string) => languageNames.of(code) !== undefined;
const qualifications = z.array(z.strictObject({ name: freeText, institution: freeText }));

const wholeNumber = (least: number, most: number) =>
  z
    .string()
    .refine(
      (value) => /^\d+$/.test(value) && Number(value) >= least && Number(value) <= most,
      issue(`muss eine ganze Zahl von ${least} bis ${most} sein, nur Ziffern`),
    )
    .transform(Number);
/** A number kept as text, for use in sentences. */
const digits = (least: number, most: number) => wholeNumber(least, most).transform(String);

/** Facts that a launch needs; the pages mark those that are unknown. */
function required<Fields extends Record<string, z.ZodType>>(fields: Fields) {
  const orMissing = Object.entries(fields).map(([name, value]) => [
    name,
    value.optional().transform((fact) => fact ?? { missing: name }),
  ]);
  return Object.fromEntries(orMissing) as {
    [Name in keyof Fields]: z.ZodType<z.output<Fields[Name]> | Missing>;
  };
}

/** A fact that only some launches need. */
const conditional = (value: z.ZodType<string>): z.ZodType<string | Missing | undefined> =>
  value.optional();

const facts = z.strictObject({
  /** Until there is a name, every page shows the sample owner. */
  name: person.default(''),
  ...required({
    kind: z.enum(['company', 'e.K.', 'freelancer']),
    companyName: freeText,
    street,
    postalCode,
    city,
    responsiblePerson: person,
    responsibleStreet: street,
    responsiblePostalCode: postalCode,
    responsibleCity: city,
    privacyDate: date.transform(dayTexts),
    netlifyLogDays: digits(1, 365),
    sendgridContractor: provider,
    sendgridLogDays: digits(1, 365),
    mailboxProvider: provider,
    inquiryMonths: digits(1, 60),
    bookingMonths: digits(1, 60),
    healthDays: digits(1, 365),
    calendarProvider: provider,
    calendarPrivacyUrl: webAddress,
    videoProvider: provider,
    providersOutsideEu: z.enum(['yes', 'no']),
    degrees: qualifications,
    trainings: qualifications,
  }),

  // Addresses that a launch needs: while one is unknown, links lead to a placeholder.
  email: email.default('name@example.com'),
  calendarUrl: webAddress
    .refine(
      (address) => !/privacy|datenschutz|gdpr|dsgvo/i.test(address),
      issue('ist eine Datenschutzerklärung, kein Kalender'),
    )
    .default('https://calendar.example.com/'),
  trainingUrl: webAddress.default('https://training.example.com/'),
  articleUrl: webAddress.default('https://article.example.com/'),

  managingPerson: conditional(person),
  registerCourt: conditional(match('Amtsgericht Charlottenburg', /^Amtsgericht \p{Lu}\D+$/u)),
  registerNumber: conditional(match('HRB 12345', /^\p{L}{2,3} ?[1-9]\d{0,6}(?: ?[A-Z]{1,3})?$/u)),
  vatId: conditional(match('DE123456788', /^DE\d{9}$/)),
  providersAbroad: conditional(freeText),
  cryptocurrency: conditional(match('Bitcoin', /^\D*\p{L}{3}\D*$/u)),

  // Facts that the pages leave out while they are unknown.
  phone: match('+49 30 901820', /^\+(?!49\D{0,2}0)[1-9](?:[ /-]?\(?\d\)?){6,14}$/).optional(),
  businessId: match('DE123456788-00001', /^DE\d{9}-\d{5}$/).optional(),
  insurance: z.strictObject({ name: freeText, address: freeText, scope: freeText }).optional(),
  portraitCredit: freeText.optional(),
  answerDays: wholeNumber(1, 30).optional(),
  firstTalkMinutes: wholeNumber(5, 240).optional(),
  firstTalkPrice: wholeNumber(0, 5000).optional(),
  charging: z.enum(['day', 'month', 'fixed']).optional(),
  dayRate: wholeNumber(500, 10_000).optional(),
  references: wholeNumber(1, 20).optional(),
  coachingMinutes: wholeNumber(15, 480).optional(),
  coachingPrice: wholeNumber(50, 5000).optional(),
  posts: z
    .array(z.strictObject({ de: freeText, en: freeText, fr: freeText, institution: freeText }))
    .default([]),
  profileLinks: z.array(webAddress).default([]),
  workingLanguages: z
    .array(match('de', /^[a-z]{2}$/).refine(isLanguageCode, issue('ist kein Kürzel einer Sprache')))
    .default([])
    .transform(languageLists),
});

/** Facts that only some owners have, each with the question about it and the answers that require it. */
const onlyFor = [
  { name: 'managingPerson', question: 'kind', answers: ['company'] },
  { name: 'registerCourt', question: 'kind', answers: ['company', 'e.K.'] },
  { name: 'registerNumber', question: 'kind', answers: ['company', 'e.K.'] },
  { name: 'providersAbroad', question: 'providersOutsideEu', answers: ['yes'] },
] as const;

/**
 * site/owner.yaml: every fact as the pages use it. One that a launch needs is marked if it is unknown; one that
 * contradicts an answer is a problem.
 */
export const ownerSchema = z
  .preprocess((written = {}) => written, facts)
  .transform((owner, { addIssue }) => {
    for (const { name, question, answers } of onlyFor) {
      const answer = owner[question];
      if (isMissing(answer) || answers.some((allowed) => allowed === answer))
        owner[name] ??= { missing: name };
      else if (owner[name]) {
        const message = `passt nicht zu „${question}: ${answer}“; leeren Sie diese Zeile, oder ändern Sie ${question}`;
        addIssue({ code: 'custom', path: [name], message });
      }
    }
    if (owner.kind !== 'freelancer' && !owner.businessId) owner.vatId ??= { missing: 'vatId' };
    return owner;
  });

export type Owner = Readonly<z.output<typeof ownerSchema>>;

/** site/prices.yaml; a small business charges 0 % VAT (§ 19 UStG). */
export const pricesSchema = z
  .strictObject({
    individual: wholeNumber(100, 20_000),
    companyNet: wholeNumber(100, 20_000),
    vatPercent: wholeNumber(0, 30),
    cryptocurrencyAmount: match('0.4', /^(?=.*[1-9])\d{1,4}(?:\.\d+)?$/)
      .transform(Number)
      .optional(),
  })
  .transform((prices) => ({
    ...prices,
    /** With VAT, rounded to whole cents. */
    companyGross: Math.round(prices.companyNet * (100 + prices.vatPercent)) / 100,
  }));

export type Prices = z.output<typeof pricesSchema>;

/** A time of day in Berlin as an instant, with Berlin's offset, because Google shows an event in the one that it has. */
const berlinInstant = (day: string, hour: string) =>
  Temporal.ZonedDateTime.from(`${day}T${hour}[Europe/Berlin]`).toString({ timeZoneName: 'never' });

/** One day of a seminar, in Berlin local time; its instants and its texts, because the browser formats neither. */
export const sessionSchema = z
  .strictObject({ date, start: time, end: time, place: z.enum(['online', 'berlin']) })
  .refine(({ start, end }) => end > start, {
    path: ['end'],
    ...issue('liegt vor dem Beginn des Termins'),
  })
  .transform((session) => ({
    ...session,
    day: dayTexts(session.date),
    startsAt: berlinInstant(session.date, session.start),
    endsAt: berlinInstant(session.date, session.end),
  }));

export type Session = z.output<typeof sessionSchema>;

const byStart = (a: Session, b: Session) => (a.startsAt < b.startsAt ? -1 : 1);

const seminar = z.strictObject({
  number: wholeNumber(1, 99),
  sessions: z
    .tuple([sessionSchema], sessionSchema)
    .transform((sessions) => sessions.toSorted(byStart) as typeof sessions)
    .refine(
      (sessions) =>
        Date.parse(sessions.at(-1)!.date) - Date.parse(sessions[0].date) < 60 * 24 * 3600 * 1000,
      issue('dauert länger als 60 Tage; prüfen Sie die Daten'),
    ),
});

export type Seminar = z.output<typeof seminar>;

/** The place of the first value that is there a second time, or -1. */
const repeated = (values: string[]) =>
  values.findIndex((value, index) => values.indexOf(value) < index);

/** site/seminars.yaml, earliest first. An empty file means that there are none. */
export const seminarsSchema = z
  .array(seminar)
  .superRefine((seminars, { addIssue }) => {
    // Their number and year name the calendar files.
    const names = seminars.map(
      ({ number, sessions: [first] }) => `${first.date.slice(0, 4)} ${number}`,
    );
    const second = repeated(names);
    const message = 'steht schon weiter oben; löschen oder ändern Sie eines von beiden';
    if (second > 0) addIssue({ code: 'custom', path: [second, 'number'], message });
    const days = seminars.flatMap(({ sessions }, place) =>
      sessions.map((session, index) => ({
        day: session.date,
        path: [place, 'sessions', index, 'date'],
      })),
    );
    const again = days[repeated(days.map(({ day }) => day))];
    if (again) addIssue({ code: 'custom', path: again.path, message });
  })
  .transform((seminars) => seminars.toSorted((a, b) => byStart(a.sessions[0], b.sessions[0])))
  .prefault([]);
