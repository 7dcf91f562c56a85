import { day } from '@advisor/contact/time';
import * as z from 'zod';
import { looksLike } from './findings.js';
import { inTwoLanguages } from './inTwoLanguages.js';

/** Examples that were copied from owner.yaml or from a message of this check. */
const invented = /Muster|Beispiel|beispiel\.de|firma\.de|12345/;

/** What stands in for a value; nobody can own an address at example.com (RFC 2606). */
const unsettled =
  /\b(?:geklärt|nachgereicht|ergänzt|folgt|TODO|tba|tbd|xxx+|unbekannt|unknown|Platzhalter|Vorname|Nachname|je nach\w*)\b|^(?:keine?[rs]?|nein|ja|yes|null|none|n\/a|entfällt|siehe .*|wie oben|s\. ?o\.|see above|as above|dito|ich selbst|myself|ihr name|your name)\.?$|(?<![\w-])example\.(?:com|net|org)\b/iu;

/** Quotation marks at an end, HTML, a comma at the end, what is invisible or not saved in UTF-8. */
const unclean =
  /^[‘’“”„‚«»"']|(?<!\p{L})["”“»]$|^[^'"]*["']$|<[^>]*>|&#?\w+;|[,;]$|[\p{Cf}\p{Cc}\ufffd]/u;

/** A text that looks like its example. */
const text = (example: string, fits: RegExp, ...never: readonly RegExp[]) =>
  z
    .string()
    .refine((value) => fits.test(value) && !never.some((one) => one.test(value)), {
      error: looksLike(example),
      abort: true,
    })
    .refine((value) => !unsettled.test(value) && !(value === example && invented.test(value)), {
      error: inTwoLanguages(
        'ist kein Wert für die Website, sondern ein Beispiel oder eine Notiz; schreiben Sie den Wert selbst, oder lassen Sie ihn leer, solange er nicht feststeht oder wenn es ihn nicht gibt',
        'is no value for the website, but an example or a note; write the value itself, or leave it empty while it is not settled or if there is none',
      ),
      abort: true,
    })
    .refine((value) => !unclean.test(value), {
      error: inTwoLanguages(
        'hat am Rand ein Anführungszeichen oder Komma, HTML oder ein Zeichen, das nicht zu sehen oder nicht in UTF-8 gespeichert ist; schreiben Sie nur den Text',
        'has a quotation mark or comma at an end, HTML, or a character that is invisible or not saved in UTF-8; write the text alone',
      ),
    });

/** Email and web addresses, which belong to other facts. */
const address = /@|https?:|www\./i;

/** Legal forms of registered companies. */
const registeredForm =
  /\b(?:g?[Gg]\.?[Mm]\.?[Bb]\.?[Hh]|UG|AG|SE|KG|KGaA|OHG|PartG|PartGmbB|Partnerschaft|eG|Limited|Ltd)\b|\be\.?\s?K(?:fm|fr)?\.?(?:\s|$)|\beingetragener? Kauf/;

const freeText = text('Muster GmbH', /\p{L}{2}/u, address);
const company = text('Muster GmbH', /\p{L}\S* .*\p{L}/u, address);
/** First name and surname, capitalised. */
const person = text(
  'Erika Beispiel',
  /^(?=.*\p{Lu}\p{Ll})[^\d,;/]*\p{L}[^\d,;/]* [^\d,;/]*\p{L}[^\d,;/]*$/u,
  /^(?:die|der|frau|herr) /i,
  registeredForm,
  address,
);
const court = text('Amtsgericht Charlottenburg', /^Amtsgericht \p{Lu}\D+$/u);
const provider = text('Muster GmbH, Berlin', /\p{L}{2}.*(?:[,(]| in )\s*\p{L}{2}/u, address);
/** `EU`, or the providers outside it, with the legal basis. */
const providersAbroad = z
  .string()
  .regex(/^EU$|[,(].*(?:Art\.|DSGVO|klausel|beschluss|Framework)/i, {
    error: inTwoLanguages(
      'muss EU sein, wenn alle drei Anbieter in der EU sitzen; sonst nennen Sie, wer außerhalb sitzt, mit Land und Rechtsgrundlage',
      'must be EU if all three providers sit in the EU; if not, name those who sit outside, with country and legal basis',
    ),
    abort: true,
  })
  .pipe(freeText);
const street = text('Beispielstraße 1', /\p{L}{2}.*\d/u, /postfach|p\.?\s?o\.?\s?box|\b\d{5}\b|@/i);
const postalCode = text('10115', /^(?!00)\d{5}$/);
const city = text('Berlin', /^(?=.*\p{Lu})[^@\d,;]*\p{L}{2}[^@\d,;]*$/u);
/** Umlauts included, which zod's own email rule refuses. */
const domain = String.raw`(?:[\p{L}\d]+(?:-+[\p{L}\d]+)*\.)+\p{L}{2,}`;
const mailbox = String.raw`[\w!#$%&'*+/=?^{|}~-]+`;
const email = text(
  'name@firma.de',
  new RegExp(String.raw`^${mailbox}(?:\.${mailbox})*@${domain}$`, 'u'),
);
const phone = text(
  '+49 30 901820',
  /^\+(?!49 ?0|.*\(0\))(?=(?:\D*\d){7,15}\D*$)[1-9](?:[\d /-]|\(\d+\))+$/,
);
const registerNumber = text('HRB 12345', /^(?:HRA|HRB|GnR|PR|VR|GsR) ?[1-9]\d*( ?[A-Z]{1,3})?$/);
const webAddress = text(
  'https://www.beispiel.de/',
  new RegExp(String.raw`^https://${domain}(?::\d+)?(?:[/?#][^\s…]*)?$`, 'u'),
);
const coin = text('Bitcoin', /^(?!euros?$|dollar$)\D*\p{L}{3}\D*$/iu);
const languageNames = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
const language = text('en', /^[a-z]{2}$/).refine((code) => languageNames.of(code), {
  error: looksLike('en'),
});
const time = text('09:30', /^(?:[01]\d|2[0-3]):[0-5]\d$/);

/** A whole number, as text: the pages put it into their sentences. */
const digits = (least: number, most: number) =>
  z
    .string()
    .refine(
      (value) => /^(?:0|[1-9]\d*)$/.test(value) && Number(value) >= least && Number(value) <= most,
      {
        error: inTwoLanguages(
          `muss eine ganze Zahl von ${least} bis ${most} sein, nur Ziffern`,
          `must be a whole number from ${least} to ${most}, digits only`,
        ),
        abort: true,
      },
    );
const days = digits(1, 365);
const months = digits(1, 60);
const wholeNumber = (least: number, most: number) => digits(least, most).transform(Number);

/** A tax number: DE and nine digits, the last of which is the check digit (ISO 7064, MOD 11,10). */
const taxId = (example: string, shape: RegExp) =>
  z
    .string()
    .transform((value) => value.replaceAll(' ', ''))
    .pipe(text(example, shape))
    .refine(
      (value) => {
        const product = Array.from(value.slice(2, 10), Number).reduce(
          (before, digit) => (2 * ((digit + before) % 10 || 10)) % 11,
          10,
        );
        return (11 - product) % 10 === Number(value[10]);
      },
      {
        error: inTwoLanguages(
          'hat eine falsche Prüfziffer: Eine der Ziffern stimmt nicht',
          'has a wrong check digit: one of the digits is not right',
        ),
      },
    );
const vatId = taxId('DE123456788', /^DE\d{9}$/);
const businessId = taxId('DE123456788-00001', /^DE\d{9}-\d{5}$/);

const date = (firstYear: number, daysAhead: number) =>
  z.string().refine(
    (value) => {
      const isNear = Date.parse(value) <= Date.now() + daysAhead * day;
      return z.iso.date().safeParse(value).success && value >= `${firstYear}` && isNear;
    },
    {
      error: inTwoLanguages(
        `muss ein Tag im Kalender sein wie „2027-01-31“, ab ${firstYear} und höchstens ${daysAhead} Tage in der Zukunft`,
        `must be a day of the calendar like “2027-01-31”, from ${firstYear} on and at most ${daysAhead} days ahead`,
      ),
      abort: true,
    },
  );

/** A list without duplicates. */
const listOf = <Item extends z.ZodType>(item: Item) =>
  z
    .array(item)
    .refine((items) => new Set(items.map((each) => JSON.stringify(each))).size === items.length, {
      error: inTwoLanguages('hat einen Eintrag zweimal', 'has an entry twice'),
    });

const qualifications = listOf(z.strictObject({ name: freeText, institution: freeText }));

/** Whether a launch needs a fact, depending on the owner's other facts. */
type Condition = (written: Readonly<Record<string, unknown>>) => boolean;

// `shown` is what the pages show in place of a fact that is not known yet.

/** A launch needs it. Until then its label is shown, marked. */
const needed = <Rule extends z.ZodType>(rule: Rule) => ({ rule, shown: 'label' as const });
/** The same, but for some owners only. The pages of others leave it out. */
const neededIf = <Rule extends z.ZodType>(isNeededOf: Condition, rule: Rule) => ({
  rule,
  shown: 'labelOrNothing' as const,
  isNeededOf,
});
/** A launch needs it. Until then links lead to the placeholder. */
const linked = <Rule extends z.ZodType>(rule: Rule, placeholder: string) => ({
  rule,
  shown: 'placeholder' as const,
  placeholder,
});
/** Left out of the pages until it is known. */
const optional = <Rule extends z.ZodType>(rule: Rule) => ({ rule, shown: 'nothing' as const });
/** A registered company, or one that is not known yet; no freelancer. */
export const isCompany: Condition = ({ companyName }) =>
  typeof companyName !== 'string' || registeredForm.test(companyName);

/** Every fact in site/owner.yaml, whose comments explain them. `messages.ts` has their labels. */
export const facts = {
  /** Until there is one, the pages show the sample owner. */
  name: { rule: person, shown: 'always' as const },
  companyName: needed(company),
  managingPerson: neededIf(isCompany, person),
  street: needed(street),
  postalCode: needed(postalCode),
  city: needed(city),
  email: linked(email, 'name@example.com'),
  phone: optional(phone),
  registerCourt: neededIf(isCompany, court),
  registerNumber: neededIf(isCompany, registerNumber),
  vatId: neededIf((written) => isCompany(written) && written['businessId'] === undefined, vatId),
  businessId: optional(businessId),
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
  calendarUrl: linked(webAddress, 'https://calendar.example.com/'),
  trainingUrl: linked(webAddress, 'https://training.example.com/'),
  articleUrl: linked(webAddress, 'https://article.example.com/'),
  cryptocurrency: optional(coin),
  privacyDate: needed(date(2018, 90)),
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
  providersAbroad: needed(providersAbroad),
} satisfies Record<string, { rule: z.ZodType; shown: string }>;

export type Facts = typeof facts;

/** The name of a fact that the pages can show as missing. */
export type FactName = {
  [Name in keyof Facts]: Facts[Name]['shown'] extends 'nothing' | 'placeholder' | 'always'
    ? never
    : Name;
}[keyof Facts];

/** site/owner.yaml as a whole. Facts that are not known yet are absent. */
export const ownerRule = z
  .strictObject(
    Object.fromEntries(Object.entries(facts).map(([key, { rule }]) => [key, rule])) as {
      [Name in keyof Facts]: Facts[Name]['rule'];
    },
  )
  .partial()
  .prefault({});

/** site/owner.yaml as it is filled in. */
export type OwnerFile = z.output<typeof ownerRule>;

/** site/prices.yaml; 0 % is what a small business charges (§ 19 UStG). */
export const pricesRule = z
  .strictObject({
    individual: wholeNumber(50, 20_000),
    companyNet: wholeNumber(50, 20_000),
    vatPercent: text('19', /^(?:0|(?:[1-9]|[12]\d|30)(?:\.\d+)?)$/).transform(Number),
    cryptocurrencyAmount: text('0.4', /^(?=.*[1-9])\d{1,4}(?:\.\d+)?$/)
      .transform(Number)
      .optional(),
  })
  .transform((prices) => ({
    ...prices,
    /** With VAT, rounded to whole cents. */
    companyGross: Math.round(prices.companyNet * (100 + prices.vatPercent)) / 100,
  }));

export type Prices = z.output<typeof pricesRule>;

/** One day of a seminar, in Berlin local time. */
const session = z
  .strictObject({
    date: date(2020, 1100),
    start: time,
    end: time,
    place: z.enum(['online', 'berlin']),
  })
  .refine(({ start, end }) => end > start, {
    path: ['end'],
    error: inTwoLanguages('liegt vor dem Beginn des Termins', 'is before the start of the session'),
  });

export type Session = z.output<typeof session>;

/** Names the `field` of each entry that does not follow the one before. */
const inOrder =
  <Entry>(field: string, message: string, follows: (one: Entry, before: Entry) => boolean) =>
  (entries: readonly Entry[], context: z.RefinementCtx) => {
    for (const [index, entry] of entries.entries()) {
      const before = entries[index - 1];
      if (before && !follows(entry, before))
        context.addIssue({ code: 'custom', path: [index, field], message });
    }
  };

const seminar = z.strictObject({
  number: wholeNumber(1, 99),
  sessions: z
    .tuple([session], session)
    .superRefine(
      inOrder<Session>(
        'date',
        inTwoLanguages(
          'liegt nicht nach dem Termin davor: ordnen Sie sie, jeder steht einmal da',
          'is not after the session before: put them in order, each of them once',
        ),
        (one, before) => `${one.date} ${one.start}` >= `${before.date} ${before.end}`,
      ),
    ),
});

export type Seminar = z.output<typeof seminar>;

/** site/seminars.yaml, earliest seminar first. An empty file means that there are none. */
export const seminarsRule = z
  .array(seminar)
  .prefault([])
  .superRefine(
    inOrder<Seminar>(
      'number',
      inTwoLanguages(
        'folgt nicht auf das Seminar davor: das früheste zuerst, nie zwei zugleich, und in einem Jahr steigt die Nummer',
        'does not follow the seminar before: the earliest first, never two at a time, and numbers rise within a year',
      ),
      (one, before) => {
        const [{ date }, { date: first }] = [one.sessions[0], before.sessions[0]];
        const overlaps = one.sessions.some((a) =>
          before.sessions.some((b) => a.date === b.date && a.start < b.end && b.start < a.end),
        );
        const isLater = one.number > before.number || date.slice(0, 4) > first.slice(0, 4);
        return date >= first && isLater && !overlaps;
      },
    ),
  );
